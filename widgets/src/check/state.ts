/** What the checker knows: the cards on the table, what is being filled, what the engine said. */
import { GAMES } from "../page/games";
import { isCard } from "../cards/names";
import { IDLE } from "../engine/status";
import type { EngineStatus } from "../engine/client";
import type { Problem, Seat, Showdown, ShowdownAnswer } from "../engine/answers";

/** The deal as it lies on the table. A hand may hold what is no card, as a link brought it. */
export interface Cards {
  /** As a link brought it, perhaps no seat of this table. */
  readonly dealer: Seat;
  readonly hands: readonly (readonly string[])[];
}

/** A place for a card: a seat, and 1 to 3 from the left. */
export interface Place {
  readonly seat: Seat;
  readonly place: number;
}

export type Panel = "keys" | "text" | null;

export interface CheckState {
  readonly game: string;
  readonly cards: Cards;
  readonly past: readonly Cards[];
  readonly active: Place | null;
  /** The rank already chosen for the active place. */
  readonly rank: string | null;
  readonly panel: Panel;
  /** Why the last tap did nothing: a card that lies elsewhere, or no rank yet. */
  readonly refusal: { readonly card: string; readonly seat: Seat } | "rank" | null;
  readonly typed: string;
  /** What was typed is with the engine. */
  readonly reading: boolean;
  readonly typedProblems: readonly Problem[];
  readonly answer: ShowdownAnswer | null;
  readonly problems: readonly Problem[];
  /** What was wrong with the link that opened the page: the name of a sentence. */
  readonly notice: string | null;
  /** "copied", or a link to copy by hand. */
  readonly shared: string | null;
  readonly engine: EngineStatus;
}

export const FEWEST = 3;
export const MOST = 12;
export const HAND = 3;

const noHands = (players: number): Cards => ({ dealer: players, hands: Array.from({ length: players }, () => []) });

export const emptyCheck = (game: string = GAMES[0], players = FEWEST): CheckState => ({
  game,
  cards: noHands(players),
  past: [],
  active: { seat: 1, place: 1 },
  rank: null,
  panel: "keys",
  refusal: null,
  typed: "",
  reading: false,
  typedProblems: [],
  answer: null,
  problems: [],
  notice: null,
  shared: null,
  engine: IDLE,
});

export const isEmpty = (cards: Cards): boolean => cards.hands.every((hand) => hand.length === 0);

export type ResultState = "empty" | "incomplete" | "invalid" | "answered";

/** What the result element says of itself. */
export function resultState(state: CheckState): ResultState {
  if (state.problems.length > 0) return "invalid";
  if (isEmpty(state.cards)) return "empty";
  return state.answer?.complete ? "answered" : "incomplete";
}

export const settled = (state: CheckState): Showdown | null =>
  state.answer?.complete && state.problems.length === 0 ? state.answer : null;

/** Where a card lies already, apart from the place that is being filled. */
export const seatHolding = (state: CheckState, card: string): Seat | null => {
  const seat = state.cards.hands.findIndex((hand, index) =>
    hand.some((held, place) => held === card && !(state.active?.seat === index + 1 && state.active.place === place + 1)),
  );
  return seat < 0 ? null : seat + 1;
};

/** The first empty place from a seat on, clockwise; `null` when every hand is complete. */
export function nextPlace(cards: Cards, from: Seat): Place | null {
  const count = cards.hands.length;
  for (let step = 0; step < count; step += 1) {
    const seat = ((from - 1 + step) % count) + 1;
    const held = cards.hands[seat - 1]?.length ?? 0;
    if (held < HAND) return { seat, place: held + 1 };
  }
  return null;
}

/** A change of the cards: it can be undone, and old answers, refusals and notices go. */
export function changed(state: CheckState, cards: Cards, active: Place | null): CheckState {
  return {
    ...state,
    cards,
    active,
    past: [...state.past, state.cards],
    rank: null,
    refusal: null,
    notice: null,
    shared: null,
    problems: [],
    answer: null,
  };
}

const withHand = (cards: Cards, seat: Seat, hand: readonly string[]): Cards => ({
  ...cards,
  hands: cards.hands.map((held, index) => (index === seat - 1 ? hand : held)),
});

/** Puts a card into the active place, or says where it lies already. */
export function putCard(state: CheckState, card: string): CheckState {
  const { active } = state;
  if (!active) return state;
  const holder = seatHolding(state, card);
  if (holder) return { ...state, refusal: { card, seat: holder } };
  const hand = [...(state.cards.hands[active.seat - 1] ?? [])];
  hand[Math.min(active.place - 1, hand.length)] = card;
  return fillOn(state, withHand(state.cards, active.seat, hand), active.seat);
}

/** Puts a whole hand into a seat. */
export const putHand = (state: CheckState, seat: Seat, hand: readonly string[]): CheckState =>
  fillOn({ ...state, typed: "", reading: false, typedProblems: [] }, withHand(state.cards, seat, hand), seat);

const fillOn = (state: CheckState, cards: Cards, seat: Seat): CheckState =>
  changed(state, cards, nextPlace(cards, seat));

/** Takes away the rank just chosen, else the card in the active place, else the last card before it. */
export function removeLast(state: CheckState): CheckState {
  if (state.rank) return { ...state, rank: null, refusal: null };
  const { active, cards } = state;
  const own = active ? (cards.hands[active.seat - 1] ?? []) : [];
  if (active && own.length > 0) {
    const gone = Math.min(active.place - 1, own.length - 1);
    const hand = own.filter((_, place) => place !== gone);
    return changed(state, withHand(cards, active.seat, hand), { seat: active.seat, place: gone + 1 });
  }
  const count = cards.hands.length;
  const from = active?.seat ?? count + 1;
  for (let step = 1; step <= count; step += 1) {
    const seat = ((from - 1 - step + count) % count) + 1;
    const hand = cards.hands[seat - 1] ?? [];
    if (hand.length > 0) return changed(state, withHand(cards, seat, hand.slice(0, -1)), { seat, place: hand.length });
  }
  return state;
}

/** More or fewer players. A dealer who leaves hands the deal to the last seat. */
export function setPlayers(state: CheckState, players: number): CheckState {
  const hands = Array.from({ length: players }, (_, seat) => state.cards.hands[seat] ?? []);
  const { dealer } = state.cards;
  const stays = dealer <= players && dealer !== state.cards.hands.length;
  return refilled(state, { dealer: stays ? dealer : players, hands });
}

export const setDealer = (state: CheckState, dealer: Seat): CheckState =>
  changed(state, { ...state.cards, dealer }, state.active);

export const cleared = (state: CheckState): CheckState =>
  refilled(state, { ...state.cards, hands: state.cards.hands.map(() => []) });

/** The next deal: no cards yet, and the dealer's left neighbour deals. */
export function nextDeal(state: CheckState): CheckState {
  const players = state.cards.hands.length;
  return refilled(state, { ...noHands(players), dealer: (state.cards.dealer % players) + 1 });
}

/** After the last change was taken back. */
export function undone(state: CheckState): CheckState {
  const cards = state.past.at(-1);
  if (!cards) return state;
  return { ...changed(state, cards, nextPlace(cards, 1)), past: state.past.slice(0, -1), panel: "keys" };
}

const refilled = (state: CheckState, cards: Cards): CheckState => {
  const active = nextPlace(cards, 1);
  return { ...changed(state, cards, active), panel: active ? "keys" : null };
};

/** The problems that belong to one hand, and those that belong to none. */
export const problemsOf = (state: CheckState, seat: Seat | null): readonly Problem[] =>
  state.problems.filter((problem) => {
    const hands = problem.params["hands"];
    return seat === null
      ? problem.hand === null && !Array.isArray(hands)
      : problem.hand === seat || (Array.isArray(hands) && hands.includes(seat));
  });

/** What stands in a hand but is no card. */
export const isUnreadable = (token: string): boolean => !isCard(token);
