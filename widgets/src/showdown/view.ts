/** Several hands side by side in the text of a page: who wins or loses and why, and a link that opens them in the checker. */
import { html, nothing, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { countedOf, handWords, openHand } from "../cards/hand";
import { checkAddress, type Chips } from "../check/hash";
import type { Options, Ranking, Seat, Showdown } from "../engine/answers";
import type { Game } from "../games/game";
import { gameOf } from "../games/games";
import { ruleLink, type Page } from "../page/page";
import { headline, markOf, payments } from "../results/verdict";

/** A seat's number, large, with the dealer's mark below it. */
export const seatName = ({ strings }: Page, seat: Seat, dealer: Seat | null): TemplateResult => html`<span class="seat-name"
  ><span class="visually-hidden">${strings.text("seat", { seat })}</span><span aria-hidden="true">${seat}</span>
  ${seat === dealer ? html`<small class="seat-dealer">${strings.text("dealer")}</small>` : nothing}</span
>`;

/** The classes of a seat's row, once all hands are compared. */
export const rowClasses = (game: Game, ranking: Ranking | null, seat: Seat): Record<string, boolean> => {
  const mark = ranking && markOf(game, ranking, seat);
  return mark ? { seat: true, [mark]: true } : { seat: true };
};

/** Who wins or loses in large, the reasons with their rules, the payments. */
export function outcome(showdown: Showdown, page: Page, you: number | null = null): TemplateResult {
  const { strings } = page;
  const game = gameOf(showdown.game);
  return html`
    <p class="outcome-winner">${headline(strings, game, showdown, you)}</p>
    <p class="outcome-reasons">
      ${game
        .reasons(strings, showdown)
        .map(({ text, rule }) => html`${text} ${rule ? html`${ruleLink(page, game.id, rule)} ` : nothing}`)}
    </p>
    ${payments(page, showdown, you)}
  `;
}

export interface ShowdownExample {
  readonly game: string;
  readonly dealer: Seat | null;
  readonly showdown: Showdown;
  readonly options?: Options;
  /** The chips before the deal: one number for all, or one for each seat. */
  readonly chips?: Chips;
}

/** The inside of a figure. */
export function showdownView({ game: id, dealer, showdown, options = {}, chips = null }: ShowdownExample, page: Page): TemplateResult {
  const game = gameOf(id);
  const hands = showdown.hands.map((hand) => hand?.cards ?? []);
  return html`
    <ol class="seats">
      ${showdown.hands.map(
        (hand, index) => html`<li class=${classMap(rowClasses(game, showdown, index + 1))}>
          ${seatName(page, index + 1, dealer)} ${openHand(page, hands[index] ?? [], { counted: countedOf(hand) })}
          ${handWords(page, game, hand)}
        </li>`,
      )}
    </ol>
    <figcaption>
      ${outcome(showdown, page)}
      <a class="check-it" href=${checkAddress(page.site, { game: id, dealer, options, chips, hands })}
        >${page.strings.text("check-it")}</a
      >
    </figcaption>
  `;
}
