/** Open hands: a row of cards that screen readers hear by name. */
import { html, nothing, type TemplateResult } from "lit";
import type { CardCode, HandRank } from "../engine/answers";
import type { Game } from "../games/game";
import type { Page } from "../page/page";
import { handDetail, handTitle } from "../results/sentences";
import { card } from "./card";
import { cardName } from "./names";

export interface HandMarks {
  /** The cards that make the hand; the others stand lower. Without it none does. */
  readonly counted?: readonly CardCode[] | undefined;
  /** The cards that have just changed hands. */
  readonly moved?: readonly CardCode[];
}

function heardName({ strings }: Page, code: CardCode, lowered: boolean, moved: boolean): string {
  const name = cardName(strings, code);
  if (moved) return strings.text("card-moved", { card: name });
  return lowered ? strings.text("card-not-counted", { card: name }) : name;
}

/** The cards in a row. */
export function openHand(page: Page, cards: readonly CardCode[], marks: HandMarks = {}): TemplateResult {
  return html`<ul class="hand">
    ${cards.map((code) => {
      const lowered = marks.counted !== undefined && !marks.counted.includes(code);
      const moved = marks.moved?.includes(code) ?? false;
      return html`<li>
        ${card(page.site.sprite, code, { lowered, moved })}<span class="visually-hidden"
          >${heardName(page, code, lowered, moved)}</span
        >
      </li>`;
    })}
  </ul>`;
}

/** The hand's name in two lines: “point 21”, “two cards”. */
export const handWords = (
  { strings }: Page,
  game: Game,
  hand: HandRank | null | undefined,
): TemplateResult | typeof nothing =>
  hand
    ? html`<span class="hand-words"
        >${handTitle(strings, game, hand)} <small>${handDetail(strings, game, hand)}</small></span
      >`
    : nothing;

/** What counts in a ranked hand. In a hand that is nothing, nothing counts and nothing is lowered. */
export const countedOf = (hand: HandRank | null | undefined): readonly CardCode[] | undefined =>
  hand && hand.counted.length > 0 ? hand.counted : undefined;
