/** Trade and barter: Commerce without a widow. The best hand takes the pool. */
import { html } from "lit";
import type { Ranking } from "../../engine/answers";
import { bestSeats } from "../../results/order";
import { seatOrSeats } from "../../results/sentences";
import type { Game } from "../game";
import type { FosterSettled, FosterShowdown, FosterStep, FosterTable } from "./answers";
import * as example from "./example";
import { handString } from "./hands";
import * as sentences from "./sentences";
import * as table from "./table";

const PLAYERS = { least: 3, most: 12 };

export const foster: Game = {
  id: "foster",
  players: PLAYERS,
  hands: PLAYERS,
  needsDealer: true,
  countsChips: false,
  options: [],
  largestHand: () => 3,

  ...sentences,
  handString,
  settlement: (strings, showdown: FosterShowdown, you) => [
    ...sentences.reasons(strings, showdown),
    ...showdown.payments.map((payment) => ({
      text: sentences.paymentSentence(strings, payment, you),
      rule: payment.rule,
    })),
  ],
  told: ({ winner }) => winner,
  mark: ({ winner }, seat) => (winner === seat ? "is-winner" : null),
  resultData: ({ winner, net, balances }: Ranking & Partial<FosterSettled>) => ({
    winner: String(winner),
    net: net?.join(" "),
    balances: balances?.join(" "),
  }),
  payments: ({ strings }, { payments }: FosterShowdown, you) =>
    html`<ul class="payments" aria-label=${strings.text("check-payments")}>
      ${payments.map((payment) => html`<li>${sentences.paymentSentence(strings, payment, you)}</li>`)}
    </ul>`,
  change({ strings }, showdown: FosterShowdown, seat) {
    const net = showdown.net[seat - 1] ?? 0;
    return html`<span class="seat-change" data-sign=${Math.sign(net)}
      ><span aria-hidden="true">${strings.signed(net)}</span
      ><span class="visually-hidden">${strings.text("check-net-label", { seat, net: strings.signed(net) })}</span></span
    >`;
  },
  afterDeal: () => null,
  soFar: (strings, { best }) => ({
    text: seatOrSeats(strings, "best-so-far", "best-so-far-several", best),
    seats: best,
    mark: "is-ahead",
  }),
  waiting: { empty: "check-empty", invalid: "check-invalid" },
  otherwise(strings, ours: FosterShowdown, theirs) {
    // Where the seats decide, nothing can be said while nobody has named the dealer.
    const unknown = ours.decided_by === "position" && theirs.dealer === null;
    if (unknown || bestSeats(theirs).includes(ours.winner)) return null;
    return strings.text("check-other-foster", { seat: ours.winner });
  },

  ...table,
  mostChosen: () => 1,
  openCards: () => [],
  finalStanding: (page, { balances }: FosterTable, seat) => table.balanceMark(page, balances, seat),
  isOut: () => false,
  isGone: () => false,
  matchSentence: () => "",
  wholeMatch: "play-length-match",

  ...example,
  stepStanding: (page, { balances }: FosterStep, seat) => table.balanceMark(page, balances, seat),
};
