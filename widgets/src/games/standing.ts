/** What the players have, for eye and ear: a balance of points, or chips. A game with either has all of this. */
import { html, nothing, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import type { Ranking, Seat, Showdown, Standings, TableView } from "../engine/answers";
import type { Strings } from "../language/strings";
import { numbers } from "../page/field";
import type { Page } from "../page/page";
import type { Game } from "./game";

/** Chips as one sees them: a disc for each that is left, a ring for each that is lost. Whoever shows it says the number in words. */
const chipRow = (left: number, of: number = left): TemplateResult => html`<span class="chips" aria-hidden="true"
  >${numbers(1, Math.max(left, of)).map(
    (chip) => html`<i class=${classMap({ chip: true, "is-lost": chip > left })}></i>`,
  )}</span
>`;

interface Standing {
  /** The standing at the end of a seat's row. `usual` is how many chips there were at first. */
  mark(strings: Strings, has: Standings, seat: Seat, usual: number | undefined): TemplateResult;
  /** In short, beside the name of a seat. */
  short(strings: Strings, has: Standings, seat: Seat, usual: number | undefined): TemplateResult;
  /** All of a seat in words, with what sets it apart. */
  label(strings: Strings, table: TableView, seat: Seat, marks: readonly string[]): string;
  /** A sentence about a seat. */
  sentence(strings: Strings, table: TableView, seat: Seat): string;
  /** What a seat gains or loses by a showdown. */
  change(strings: Strings, showdown: Showdown, seat: Seat): TemplateResult | typeof nothing;
  /** Everybody's in one line. */
  line(strings: Strings, has: Standings): string;
}

const balanceOf = (strings: Strings, { balances }: Standings, seat: Seat): string => strings.signed(balances?.[seat - 1] ?? 0);

const balances: Standing = {
  mark: (strings, has, seat) => html`<span class="seat-balance"
    ><small>${strings.text("balance")}</small> <b>${balanceOf(strings, has, seat)}</b></span
  >`,
  short: (strings, has, seat) => html`${strings.text("balance-is", { balance: balanceOf(strings, has, seat) })}`,
  label: (strings, table, seat) =>
    strings.text(table.dealer === seat ? "play-seat-label-dealer" : "play-seat-label", {
      seat,
      balance: balanceOf(strings, table, seat),
    }),
  sentence: (strings, table, seat) =>
    strings.text(seat === table.seat ? "tell-balance-you" : "tell-balance", { seat, balance: balanceOf(strings, table, seat) }),
  change(strings, { net }, seat) {
    const gain = net?.[seat - 1] ?? 0;
    return html`<span class="seat-change" data-sign=${Math.sign(gain)}
      ><span aria-hidden="true">${strings.signed(gain)}</span
      ><span class="visually-hidden">${strings.text("check-net-label", { seat, net: strings.signed(gain) })}</span></span
    >`;
  },
  line: (strings, has) =>
    strings.text("example-balances", { balances: (has.balances ?? []).map((each) => strings.signed(each)).join(" · ") }),
};

const chipsOf = ({ chips }: Standings, seat: Seat): number => chips?.[seat - 1] ?? 0;

const chips: Standing = {
  mark: (strings, has, seat, usual) => html`<span class="seat-chips"
    >${chipRow(chipsOf(has, seat), usual)}<span class="visually-hidden"
      >${strings.text("chips-count", { chips: chipsOf(has, seat) })}</span
    ></span
  >`,
  short: (_strings, has, seat, usual) => chipRow(chipsOf(has, seat), usual),
  // Names and marks stand one after the other, as in a list.
  label: (strings, table, seat, marks) =>
    [
      strings.text("seat", { seat }),
      ...(table.dealer === seat ? [strings.text("dealer")] : []),
      isOut(table, seat) ? strings.text("out") : strings.text("chips-count", { chips: chipsOf(table, seat) }),
      ...marks,
    ].join(", "),
  sentence(strings, table, seat) {
    const name = isOut(table, seat) ? "tell-out" : "tell-chips";
    return strings.text(seat === table.seat ? `${name}-you` : name, { seat, chips: chipsOf(table, seat) });
  },
  change(strings, { loses = [], ...has }, seat) {
    const lost = loses.includes(seat) ? 1 : 0;
    const left = has.chips?.[seat - 1];
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
  line: (strings, has) => strings.text("example-chips", { chips: (has.chips ?? []).join(" · ") }),
};

const KINDS: Readonly<Record<Game["standing"], Standing>> = { balances, chips };

export const standingOf = ({ standing }: Game): Standing => KINDS[standing];

/** How many chips a player has at first, where nobody has chosen. */
export const usualChips = ({ options }: Game): number | undefined => options.find(({ id }) => id === "chips")?.default;

/** Whether a seat takes no part in this deal. */
export const isOut = (table: TableView, seat: Seat): boolean =>
  table.chips?.[seat - 1] === 0 && (table.hands[seat - 1]?.length ?? 0) === 0;

/** Whether a seat takes no part in the deals to come. */
export const isGone = ({ chips: left }: TableView, seat: Seat): boolean => left?.[seat - 1] === 0;

/** At the table: the standing in short, and what sets the seat apart. */
export function standingAtTable({ strings }: Page, game: Game, table: TableView, seat: Seat): TemplateResult {
  const marks = game.marks?.(strings, table, seat).seen ?? [];
  const { short } = standingOf(game);
  return html`${isOut(table, seat) ? strings.text("out") : short(strings, table, seat, table.options["chips"])}
  ${marks.map((mark) => html`<b class="mark">${mark}</b>`)}`;
}

/** The same for the ear, with the name. */
export function seatLabel(strings: Strings, game: Game, table: TableView, seat: Seat): string {
  const { seen, heard } = game.marks?.(strings, table, seat) ?? { seen: [], heard: [] };
  return standingOf(game).label(strings, table, seat, [...seen, ...heard]);
}

/** What a result element says of itself, for whoever reads the page by program. */
export interface ResultData {
  readonly winner: string | undefined;
  readonly net: string | undefined;
  readonly loses: string | undefined;
  readonly balances: string | undefined;
  readonly chips: string | undefined;
}

export const resultData = (ranking: Ranking & Partial<Showdown>): ResultData => ({
  winner: ranking.winner === null ? undefined : String(ranking.winner),
  net: ranking.net?.join(" "),
  loses: ranking.loses?.join(" "),
  balances: ranking.balances?.join(" "),
  chips: ranking.chips?.join(" "),
});
