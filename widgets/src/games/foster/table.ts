/** The table of trade and barter: stock and pool, balances, and what may be done with a card. */
import { html, type TemplateResult } from "lit";
import { card } from "../../cards/card";
import { cardNames, shortCard } from "../../cards/names";
import type { CardCode, MoveAction, Seat } from "../../engine/answers";
import type { Strings } from "../../language/strings";
import type { Page } from "../../page/page";
import { handName } from "../../results/sentences";
import type { Picked, Possible } from "../game";
import type { FosterTable } from "./answers";
import { handString } from "./hands";
import { logSentences } from "./sentences";

export const heading = (strings: Strings, { deal, deals }: FosterTable): string =>
  strings.text("play-deal-of", { deal, deals });

/** The cards that came into your hand by the last exchange. */
export function arrived({ events, seat }: FosterTable): readonly CardCode[] {
  for (const event of [...events].reverse()) {
    if (event.type === "buy" && event.seat === seat) return event.drew ? [event.drew] : [];
    if (event.type === "give" && event.from === seat) return event.got ? [event.got] : [];
    if (event.type === "give" && event.to === seat) return event.card ? [event.card] : [];
  }
  return [];
}

export const actions = ({ phase }: FosterTable): readonly MoveAction[] =>
  phase === "answer-offer" ? ["give", "refuse"] : ["buy", "barter", "knock"];

const NEEDS_CARD: readonly MoveAction[] = ["buy", "barter", "give"];

export function possible(table: FosterTable, { own }: Picked, action: MoveAction): Possible | null {
  const moves = table.moves.filter((move) => move.action === action);
  const [first] = moves;
  if (!first) {
    const forbidden = table.forbidden.find((each) => each.action === action);
    return forbidden ? { problem: forbidden.problem } : null;
  }
  if (!NEEDS_CARD.includes(action)) return { move: first };
  const move = moves.find(({ card: moved }) => moved === own[0]);
  return move ? { move } : { missing: "play-choose-card" };
}

export const isMain = (action: MoveAction): boolean => action === "buy" || action === "give";

/** The card that the action moves, and where to. */
export function actionDetail(strings: Strings, table: FosterTable, { own }: Picked, action: MoveAction): string {
  const left = (table.seat % table.seats) + 1;
  const seat = action === "give" ? (table.offer?.from ?? 0) : left;
  if (table.phase === "others") return strings.text("action-not-now");
  if (!NEEDS_CARD.includes(action)) return strings.text(`action-${action}.with`);
  const [chosen] = own;
  if (chosen === undefined) return strings.text("action-choose");
  const form = action === "buy" && table.dealer === table.seat ? "free" : "with";
  return strings.text(`action-${action}.${form}`, { card: shortCard(strings, chosen), seat });
}

export const latest = (strings: Strings, { events, dealer, seat }: FosterTable): string =>
  logSentences(strings, events, dealer, seat).at(-1) ?? "";

export function turnSentence(strings: Strings, { phase, to_act }: FosterTable): string {
  if (phase === "your-turn") return strings.text("play-your-turn");
  if (phase === "answer-offer") return strings.text("play-offered");
  return to_act === null ? "" : strings.text("play-others-turn", { seat: to_act });
}

export const middle = ({ strings, site }: Page, { stock, pool }: FosterTable): TemplateResult => html`<div class="middle">
  <span class="stock">${card(site.sprite, null)} <span>${strings.text("play-stock", { count: stock })}</span></span>
  <span class="pool"><b>${pool}</b> <span>${strings.text("pool")}</span></span>
</div>`;

const balanceOf = (strings: Strings, balances: readonly number[], seat: Seat): string =>
  strings.signed(balances[seat - 1] ?? 0);

export const standing = ({ strings }: Page, { balances }: FosterTable, seat: Seat): TemplateResult =>
  html`${strings.text("balance-is", { balance: balanceOf(strings, balances, seat) })}`;

export const balanceMark = ({ strings }: Page, balances: readonly number[], seat: Seat): TemplateResult => html`<span
  class="seat-balance"
  ><small>${strings.text("balance")}</small> <b>${balanceOf(strings, balances, seat)}</b></span
>`;

export const seatLabel = (strings: Strings, { balances, dealer }: FosterTable, seat: Seat): string =>
  strings.text(dealer === seat ? "play-seat-label-dealer" : "play-seat-label", {
    seat,
    balance: balanceOf(strings, balances, seat),
  });

export function inWords(strings: Strings, table: FosterTable): readonly string[] {
  const { deal, deals, dealer, seat, rank, stock, pool, balances, events } = table;
  const mine = (table.hands[seat - 1] ?? []).filter((code) => code !== null);
  return [
    strings.text(dealer === seat ? "tell-deal-you" : "tell-deal", { deal, deals, seat: dealer }),
    ...(rank
      ? [strings.text("tell-hand", { cards: cardNames(strings, mine), hand: handName(strings, { handString }, rank) })]
      : []),
    strings.text("tell-stock", { count: stock, pool }),
    ...balances.map((_, index) => {
      const balance = balanceOf(strings, balances, index + 1);
      return index + 1 === seat
        ? strings.text("tell-balance-you", { balance })
        : strings.text("tell-balance", { seat: index + 1, balance });
    }),
    ...logSentences(strings, events, dealer, seat).slice(-1),
  ];
}

