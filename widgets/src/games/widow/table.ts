/** The table with a widow: three open cards in the middle, chips at every seat, last turns, and pouncing. */
import { html, type TemplateResult } from "lit";
import { cardName, cardNames, shortCard } from "../../cards/names";
import type { CardCode, MoveAction, Seat } from "../../engine/answers";
import type { Strings } from "../../language/strings";
import type { Page } from "../../page/page";
import { handName } from "../../results/sentences";
import type { Picked, Possible } from "../game";
import type { WidowTable } from "./answers";
import { chipRow } from "./chips";
import { handString } from "./hands";
import { logSentences } from "./sentences";

export const heading = (strings: Strings, { deal }: WidowTable): string => strings.text("play-deal", { deal });

export const mostChosen = ({ options }: WidowTable): number => options["exchanges"] ?? 1;

export const openCards = ({ widow }: WidowTable): readonly CardCode[] => widow;

/** The cards of the last exchange: those that you took, and those that somebody left in the widow. A claim stands out alone. */
export function arrived({ events, seat, widow, claim }: WidowTable): readonly CardCode[] {
  if (claim) return [claim];
  const last = [...events].reverse();
  const left = last.find((event) => event.type === "exchange" || event.type === "pounce");
  const lying = left?.type === "exchange" ? left.gave : left?.type === "pounce" && left.refill ? [left.refill] : [];
  const mine = last.find((event) => (event.type === "exchange" || event.type === "pounce") && event.seat === seat);
  const taken = mine?.type === "exchange" ? mine.took : mine?.type === "pounce" ? [mine.card] : [];
  return [...lying.filter((code) => widow.includes(code)), ...taken];
}

export const actions = ({ phase }: WidowTable): readonly MoveAction[] =>
  phase === "out" ? [] : phase === "claim" ? ["pounce", "decline"] : ["exchange", "pass", "knock"];

const sameCards = (one: readonly CardCode[] = [], other: readonly CardCode[]): boolean =>
  one.length === other.length && one.every((code) => other.includes(code));

/** What is missing for an exchange; `null` when as many cards are chosen here as there. */
function missing({ own, open }: Picked): string | null {
  if (own.length === open.length) return own.length > 0 ? null : "play-choose-both";
  if (open.length === 0) return "play-choose-widow";
  return own.length === 0 ? "play-choose-own" : "play-choose-as-many";
}

export function possible(table: WidowTable, picked: Picked, action: MoveAction): Possible | null {
  const moves = table.moves.filter((move) => move.action === action);
  const [first] = moves;
  if (!first) {
    const forbidden = table.forbidden.find((each) => each.action === action);
    return forbidden ? { problem: forbidden.problem } : null;
  }
  if (action !== "exchange") return { move: first };
  const move = moves.find(({ give, take }) => sameCards(give, picked.own) && sameCards(take, picked.open));
  return move ? { move } : { missing: missing(picked) ?? "play-choose-both" };
}

export const isMain = (action: MoveAction): boolean => action === "exchange" || action === "pounce";

const CHOOSE: Readonly<Record<string, string>> = {
  "play-choose-both": "action-choose-both",
  "play-choose-widow": "action-choose-widow",
  "play-choose-own": "action-choose-own",
  "play-choose-as-many": "action-choose-widow",
};

export function actionDetail(strings: Strings, table: WidowTable, picked: Picked, action: MoveAction): string {
  if (!table.moves.some((move) => move.action === action)) return strings.text("action-not-now");
  switch (action) {
    case "exchange": {
      const lacking = missing(picked);
      if (lacking) return strings.text(CHOOSE[lacking] ?? lacking);
      const short = (cards: readonly CardCode[]): string => cards.map((code) => shortCard(strings, code)).join(" ");
      return strings.text("action-exchange.with", { gave: short(picked.own), took: short(picked.open) });
    }
    case "knock":
      return strings.text("action-knock.last");
    case "pounce":
    case "decline":
      return strings.text(`action-${action}.with`, { card: shortCard(strings, table.claim ?? "") });
    default:
      return strings.text(`action-${action}.with`);
  }
}

export function latest(strings: Strings, { events, dealer, seat }: WidowTable): string {
  const last = events.at(-1);
  if (last?.type === "deal") return strings.text(last.dealer === seat ? "event-deal-you" : "event-deal", { seat: last.dealer });
  return logSentences(strings, events, dealer, seat).at(-1) ?? "";
}

export function turnSentence(strings: Strings, table: WidowTable): string {
  const { phase, seat, to_act, claim, last_turns } = table;
  if (phase === "claim") return strings.text("play-claim", { card: cardName(strings, claim ?? "") });
  if (phase === "your-turn") {
    return strings.text(last_turns.includes(seat) ? "play-your-last-turn" : "play-your-turn");
  }
  if (to_act === null) return "";
  // Whose claim it is may not be seen: it may come before a turn of your own.
  return to_act === seat ? strings.text("play-moment") : strings.text("play-others-turn", { seat: to_act });
}

const lastTurns = (strings: Strings, { last_turns: seats }: WidowTable): readonly string[] =>
  seats.length > 0 ? [strings.text("tell-last-turns", { seats: strings.listAll(seats.map(String)) })] : [];

export const middle = ({ strings }: Page, table: WidowTable, open: readonly TemplateResult[]): TemplateResult => html`<div
  class="middle is-open"
>
  <div class="open-cards" role="group" aria-label=${strings.text("play-widow")}>${open}</div>
  <p class="middle-words">
    ${strings.text("widow")} · ${strings.text("play-stock", { count: table.stock })}
    ${lastTurns(strings, table).map((sentence) => html`<b>${sentence}</b>`)}
  </p>
</div>`;

/** What sets a player apart just now. */
function marks(strings: Strings, { knocker, frozen }: WidowTable, seat: Seat): readonly string[] {
  return [
    ...(knocker === seat ? [strings.text("mark-knocked")] : []),
    ...(frozen.includes(seat) ? [strings.text("mark-frozen")] : []),
  ];
}

export const isOut = ({ hands, chips }: WidowTable, seat: Seat): boolean =>
  chips[seat - 1] === 0 && (hands[seat - 1]?.length ?? 0) === 0;

export const isGone = ({ chips }: WidowTable, seat: Seat): boolean => chips[seat - 1] === 0;

const chipsOf = ({ chips }: WidowTable, seat: Seat): number => chips[seat - 1] ?? 0;

export const standing = ({ strings }: Page, table: WidowTable, seat: Seat): TemplateResult => html`${isOut(table, seat)
  ? strings.text("out")
  : chipRow(chipsOf(table, seat), table.options["chips"])}
${marks(strings, table, seat).map((mark) => html`<b class="mark">${mark}</b>`)}`;

export const chipsMark = (strings: Strings, left: number, of?: number): TemplateResult => html`<span class="seat-chips"
  >${chipRow(left, of)}<span class="visually-hidden">${strings.text("chips-count", { chips: left })}</span></span
>`;

/** Names and marks stand one after the other, as in a list. */
export function seatLabel(strings: Strings, table: WidowTable, seat: Seat): string {
  const parts = [
    strings.text("seat", { seat }),
    ...(table.dealer === seat ? [strings.text("dealer")] : []),
    isOut(table, seat) ? strings.text("out") : strings.text("chips-count", { chips: chipsOf(table, seat) }),
    ...marks(strings, table, seat),
    ...(table.last_turns.includes(seat) ? [strings.text("mark-last-turn")] : []),
  ];
  return parts.join(", ");
}

export function inWords(strings: Strings, table: WidowTable): readonly string[] {
  const { deal, dealer, seat, rank, widow, stock, chips, claim, events } = table;
  const mine = (table.hands[seat - 1] ?? []).filter((code) => code !== null);
  return [
    strings.text(dealer === seat ? "tell-deal-open-you" : "tell-deal-open", { deal, seat: dealer }),
    ...(rank
      ? [strings.text("tell-hand", { cards: cardNames(strings, mine), hand: handName(strings, { handString }, rank) })]
      : []),
    strings.text("tell-widow", { cards: cardNames(strings, widow), count: stock }),
    ...(claim ? [strings.text("play-claim", { card: cardName(strings, claim) })] : []),
    ...chips.map((count, index) => {
      const [id, value] = isOut(table, index + 1) ? ["tell-out", {}] : ["tell-chips", { chips: count }];
      return strings.text(index + 1 === seat ? `${id}-you` : id, { ...value, seat: index + 1 });
    }),
    ...lastTurns(strings, table),
    ...logSentences(strings, events, dealer, seat).slice(-1),
  ];
}

