/** Commerce with a widow and lives. The lowest hand loses a chip. */
import { html, nothing } from "lit";
import { bestSeats, lowestSeats } from "../../results/order";
import { seatOrSeats } from "../../results/sentences";
import type { Game } from "../game";
import type { WidowOpenShowdown, WidowRanking, WidowShowdown, WidowStep, WidowTable } from "./answers";
import { chipRow } from "./chips";
import * as example from "./example";
import { handString } from "./hands";
import * as sentences from "./sentences";
import * as table from "./table";

/** The chips of the worked example, which is played without options. */
const USUAL_CHIPS = 3;

const ofOneRank = (hand: readonly string[]): boolean => new Set(hand.map((card) => card.charAt(0))).size === 1;

export const widow: Game = {
  id: "widow",
  players: { least: 3, most: 12 },
  // A match goes down to two.
  hands: { least: 2, most: 12 },
  needsDealer: false,
  countsChips: true,
  options: [
    { id: "chips", values: [1, 2, 3, 4, 5], usual: USUAL_CHIPS, inHash: "c", ranks: false },
    { id: "exchanges", values: [1, 2, 3], usual: 1, inHash: "x", ranks: false },
    { id: "low_ace", values: [0, 1], usual: 0, inHash: "low", ranks: true },
    { id: "pounce", values: [0, 1], usual: 0, inHash: "pounce", ranks: true },
    { id: "extended", values: [0, 1], usual: 0, inHash: "ext", ranks: true },
  ],
  largestHand: (hand, options) => (options["pounce"] && hand.length >= 3 && ofOneRank(hand) ? 4 : 3),

  ...sentences,
  handString,
  told: ({ loses }: WidowRanking) => loses?.[0] ?? null,
  mark: ({ loses }: WidowRanking, seat) => (loses?.includes(seat) ? "is-loser" : null),
  resultData: ({ winner, loses, chips }: WidowRanking) => ({
    winner: winner === null ? undefined : String(winner),
    loses: loses?.join(" "),
    chips: chips?.join(" "),
  }),
  payments: () => nothing,
  change({ strings }, { loses, chips }: WidowShowdown, seat) {
    const lost = loses.includes(seat) ? 1 : 0;
    const left = chips?.[seat - 1];
    if (left === undefined && !lost) return nothing;
    return html`<span class="seat-change"
      >${left === undefined
        ? html`<span aria-hidden="true">${strings.signed(-1)}</span>`
        : html`${chipRow(left, left + lost)}<span class="visually-hidden"
              >${strings.text("check-chips-left", { seat, after: left })}</span
            >`}${lost
        ? html`<span class="visually-hidden">${strings.text("check-loses-label", { seat })}</span>`
        : nothing}</span
    >`;
  },
  afterDeal: (showdown: WidowShowdown) => ({ chips: showdown.chips, void: showdown.void }),
  soFar(strings, { lowest: seats = [] }: WidowOpenShowdown) {
    return { text: seatOrSeats(strings, "lowest-so-far", "lowest-so-far-several", seats), seats, mark: "is-behind" };
  },
  waiting: { empty: "check-empty-lowest", invalid: "check-invalid-lowest" },
  otherwise(strings, ours: WidowShowdown, theirs) {
    const [best, lowest] = [bestSeats(ours), lowestSeats(ours)];
    const same = theirs.winner === null || best.includes(theirs.winner);
    if (same && lowest.includes(theirs.order.at(-1) ?? 0)) return null;
    return strings.text("check-other-widow", {
      best: strings.listAll(best.map(String)),
      winners: best.length,
      lowest: strings.listAll(lowest.map(String)),
      losers: lowest.length,
    });
  },

  ...table,
  finalStanding: ({ strings }, { chips, options }: WidowTable, seat) =>
    table.chipsMark(strings, chips[seat - 1] ?? 0, options["chips"]),
  matchSentence: (strings, { match }: WidowTable) =>
    match ? strings.text("match-length", { deals: match.deals }) : "",
  wholeMatch: "play-length-match-chips",

  ...example,
  stepStanding: ({ strings }, { chips }: WidowStep, seat) => table.chipsMark(strings, chips[seat - 1] ?? 0, USUAL_CHIPS),
};
