/** Several hands side by side in the text of a page: who wins and why, and a link that opens them in the checker. */
import { html, nothing, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { countedOf, handWords, openHand } from "../cards/hand";
import { checkAddress } from "../check/hash";
import type { Seat, Showdown } from "../engine/answers";
import { ruleLink, type Page } from "../page/page";
import { paymentSentence, reasons, winnerSentence } from "../results/sentences";

/** A seat's number, large, with the dealer's mark below it. */
export const seatName = ({ strings }: Page, seat: Seat, dealer: Seat): TemplateResult => html`<span class="seat-name"
  ><span class="visually-hidden">${strings.text("seat", { seat })}</span><span aria-hidden="true">${seat}</span>
  ${seat === dealer ? html`<small class="seat-dealer">${strings.text("dealer")}</small>` : nothing}</span
>`;

/** The winner in large, the reasons with their rules, the payments. */
export function outcome(showdown: Showdown, page: Page, you: number | null = null): TemplateResult {
  const { strings } = page;
  return html`
    <p class="outcome-winner">${winnerSentence(strings, showdown.winner, you)}</p>
    <p class="outcome-reasons">
      ${reasons(strings, showdown).map(
        ({ text, rule }) => html`${text} ${rule ? html`${ruleLink(page, showdown.game, rule)} ` : nothing}`,
      )}
    </p>
    <ul class="payments" aria-label=${strings.text("check-payments")}>
      ${showdown.payments.map((payment) => html`<li>${paymentSentence(strings, payment, you)}</li>`)}
    </ul>
  `;
}

export interface ShowdownExample {
  readonly game: string;
  readonly dealer: Seat;
  readonly showdown: Showdown;
}

/** The inside of a figure. */
export const showdownView = ({ game, dealer, showdown }: ShowdownExample, page: Page): TemplateResult => html`
  <ol class="seats">
    ${showdown.hands.map(
      (hand, place) => html`<li class=${classMap({ seat: true, "is-winner": showdown.winner === place + 1 })}>
        ${seatName(page, place + 1, dealer)} ${openHand(page, hand.cards, { counted: countedOf(hand) })}
        ${handWords(page, hand)}
      </li>`,
    )}
  </ol>
  <figcaption>
    ${outcome(showdown, page)}
    <a class="check-it" href=${checkAddress(page.site, { game, dealer, hands: showdown.hands.map((hand) => hand.cards) })}
      >${page.strings.text("check-it")}</a
    >
  </figcaption>
`;
