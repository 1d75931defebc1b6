/** Chips as one sees them: a disc for each that is left, a ring for each that is lost. */
import { html, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { numbers } from "../../page/field";

/** For the eye only; whoever shows it says the number in words. */
export const chipRow = (left: number, of: number = left): TemplateResult => html`<span class="chips" aria-hidden="true"
  >${numbers(1, Math.max(left, of)).map(
    (chip) => html`<i class=${classMap({ chip: true, "is-lost": chip > left })}></i>`,
  )}</span
>`;
