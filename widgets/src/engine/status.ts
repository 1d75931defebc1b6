/** The engine's state in words, with a bar while it loads. */
import { html, nothing, type TemplateResult } from "lit";
import { GAMES } from "../games/games";
import type { Page } from "../page/page";
import type { EngineStatus } from "./client";

export interface EngineHandlers {
  readonly startAgain: () => void;
  readonly retry: () => void;
  readonly stop: () => void;
}

/** What the first render, and a page without scripts, shows. */
export const IDLE: EngineStatus = { phase: "idle", loaded: 0, total: 1, because: null };

const MEGABYTE = 1_000_000;

/** Which sentence says how the engine is. */
export const engineSentence = ({ phase, because }: EngineStatus): string => `engine-${because ?? phase}`;

export function engineStatus(status: EngineStatus, page: Page, handlers?: EngineHandlers): TemplateResult {
  const { strings } = page;
  const { phase, loaded, total, because } = status;
  const megabytes = (bytes: number): string => strings.tenths(bytes / MEGABYTE);
  const busy = phase === "downloading" || phase === "starting";
  const button = (name: string, act: (() => void) | undefined): TemplateResult =>
    html`<button type="button" class="small-button" @click=${act}>${strings.text(name)}</button>`;
  return html`<div class="engine" data-phase=${phase}>
    <span class="engine-words"
      >${strings.text(engineSentence(status), { loaded: megabytes(loaded), total: megabytes(total) })}
      ${because === "device" ? rulesLinks(page) : nothing}</span
    >
    ${because === "stopped" ? button("engine-start", handlers?.startAgain) : nothing}
    ${phase === "failed" && because === null ? button("engine-retry", handlers?.retry) : nothing}
    ${busy
      ? html`${button("engine-cancel", handlers?.stop)}
          <progress max=${total} value=${loaded} aria-label=${strings.text("engine-progress")}></progress>`
      : nothing}
  </div>`;
}

/** What can be read without the engine. */
const rulesLinks = ({ strings, site }: Page): TemplateResult =>
  html`<span class="engine-rules"
    >${GAMES.map(({ id }) => html`<a href="${site.root}${id}/">${strings.text(`game-name-${id}`)}</a> `)}</span
  >`;
