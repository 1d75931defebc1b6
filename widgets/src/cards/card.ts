/** A card as every page draws it. */
import { html, nothing, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import type { ShownCard } from "../engine/answers";

export interface CardState {
  readonly chosen?: boolean;
  /** It does not count for the hand: it stands lower. */
  readonly lowered?: boolean;
  /** It has just changed hands. */
  readonly moved?: boolean;
}

/** The picture alone, hidden from screen readers: whoever shows it gives it a name. */
export function card(sprite: string, code: ShownCard, state: CardState = {}): TemplateResult {
  const classes = classMap({
    card: true,
    "is-down": code === null,
    "is-chosen": state.chosen ?? false,
    "is-lowered": state.lowered ?? false,
    "is-moved": state.moved ?? false,
  });
  return html`<span class=${classes} data-card=${code ?? nothing} aria-hidden="true"
    >${code === null ? nothing : html`<svg aria-hidden="true"><use href="${sprite}#${code}"></use></svg>`}</span
  >`;
}

/** A suit's sign, to stand on a key or in small print. */
export const suit = (sprite: string, code: string): TemplateResult =>
  html`<svg class="suit" data-suit=${code} aria-hidden="true"><use href="${sprite}#${code}"></use></svg>`;
