/** Signs on buttons. Each button also has its name in words. */
import { html, type TemplateResult } from "lit";

const PATHS = {
  first: "M5 5v14M19 5l-9 7 9 7z",
  back: "M16 5l-9 7 9 7z",
  next: "M8 5l9 7-9 7z",
  last: "M19 5v14M5 5l9 7-9 7z",
  remove: "M9 5h11v14H9l-6-7zM12 9.5l5 5M17 9.5l-5 5",
  undo: "M8 5L3.500 9.500 8 14M4 9.500h10a5.500 5.500 0 0 1 0 11H9",
  tell: "M4 5h16v11H11l-5 4v-4H4zM8 9h8M8 12h5",
  settings: "M4 7h9M17 7h3M15 4.500v5M4 17h3M11 17h9M9 14.500v5",
  close: "M5 5l14 14M19 5L5 19",
} as const;

export const icon = (name: keyof typeof PATHS): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]}></path></svg>`;
