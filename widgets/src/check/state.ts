/** What the checker knows: the cards on the table, what is being filled, what the engine said. */
import { isCard } from "../cards/names";
import { IDLE } from "../engine/status";
import type { EngineStatus } from "../engine/client";
import type { HandRank, OpenShowdown, Options, Problem, Ranking, Seat, Showdown, ShowdownAnswer } from "../engine/answers";
import { largestHand, type Game } from "../games/game";
import { FIRST, gameOf } from "../games/games";
import { usualChips } from "../games/standing";
import type { Passed } from "../page/share";
import type { Chips } from "./hash";

/** The deal as it lies on the table. A hand may hold what is no card, as a link brought it. */
export interface Cards {
  readonly game: string;
  /** Those of every game; each game heeds its own. */
  readonly options: Options;
  /** Those that each player had before this deal. */
  readonly chips: Chips;
  /** As a link brought it, perhaps no seat of this table; `null` where nobody needs to say. */
  readonly dealer: Seat | null;
  readonly hands: readonly (readonly string[])[];
}

/** A place for a card: a seat, and the place in its hand from the left, from 1. */
export interface Place {
  readonly seat: Seat;
  readonly place: number;
  /** Its card was taken away: those after it keep their places until it is filled again. */
  readonly isGap?: boolean;
}

export type Panel = "keys" | "text" | null;

/** What another game would say to the same cards. */
export interface Otherwise {
  readonly game: string;
  readonly text: string;
}

export interface CheckState {
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
  /** What the table of all hands says, until the engine does. */
  readonly glance: Ranking | OpenShowdown | null;
  readonly answer: ShowdownAnswer | null;
  readonly otherwise: readonly Otherwise[];
  /** Players who went out with the deal before, by the numbers they had. */
  readonly gone: readonly Seat[];
  readonly problems: readonly Problem[];
  /** What was wrong with the link that opened the page. */
  readonly notice: Problem | null;
  /** A link or a report has been passed on. */
  readonly shared: Passed | null;
  readonly engine: EngineStatus;
}

/** How many hands an empty table begins with. */
const FIRST_HANDS = 3;

const noHands = (players: number): Cards["hands"] => Array.from({ length: players }, () => []);

const lastSeatWhereNeeded = (game: Game, players: number): Seat | null => (game.needs_dealer ? players : null);

export const emptyCheck = (game: string = FIRST): CheckState => ({
  cards: {
    game,
    options: {},
    chips: null,
    dealer: lastSeatWhereNeeded(gameOf(game), FIRST_HANDS),
    hands: noHands(FIRST_HANDS),
  },
  past: [],
  active: { seat: 1, place: 1 },
  rank: null,
  panel: "keys",
  refusal: null,
  typed: "",
  reading: false,
  typedProblems: [],
  glance: null,
  answer: null,
  otherwise: [],
  gone: [],
  problems: [],
  notice: null,
  shared: null,
  engine: IDLE,
});

export const gameIn = ({ cards }: CheckState): Game => gameOf(cards.game);

/** What lies in each place of a seat, `undefined` in an empty one. */
export function placesOf({ cards, active }: CheckState, seat: Seat): readonly (string | undefined)[] {
  const hand = cards.hands[seat - 1] ?? [];
  const gap = gapIn(active, seat);
  const held = gap === null ? hand : [...hand.slice(0, gap - 1), undefined, ...hand.slice(gap - 1)];
  const count = Math.max(held.length, largestHand(gameOf(cards.game), hand, cards.options));
  return Array.from({ length: count }, (_, place) => held[place]);
}

/** The place in a seat whose card was taken away from between others. */
const gapIn = (active: Place | null, seat: Seat): number | null =>
  active?.isGap && active.seat === seat ? active.place : null;

/** The place that a tap chooses: the cards after a gap close up when the reader goes on elsewhere. */
export function chosenPlace({ cards, active }: CheckState, seat: Seat, place: number): Place {
  const gap = gapIn(active, seat);
  if (active && place === gap) return active;
  if (gap !== null && place > gap) return { seat, place: place - 1 };
  return { seat, place: Math.min(place, (cards.hands[seat - 1]?.length ?? 0) + 1) };
}

/** The numbers of chips that a player may have. */
export const chipNumbers = (game: Game): readonly number[] =>
  game.options.find(({ id }) => id === "chips")?.values ?? [];

/** Whether nothing is wrong with the table itself; of what is, the engine tells. */
export function isSound({ game: id, dealer, chips, hands }: Cards): boolean {
  const game = gameOf(id);
  const { length } = hands;
  const [least, most] = game.hands;
  const counts = chips === null ? [] : [chips].flat();
  return (
    length >= least &&
    length <= most &&
    (dealer === null || (dealer >= 1 && dealer <= length)) &&
    (!eachHas(chips) || chips.length === length) &&
    counts.every((count) => chipNumbers(game).includes(count))
  );
}

export const isEmpty = (cards: Cards): boolean => cards.hands.every((hand) => hand.length === 0);

export type ResultState = "empty" | "incomplete" | "invalid" | "answered";

/** What the result element says of itself. */
export function resultState(state: CheckState): ResultState {
  if (state.problems.length > 0) return "invalid";
  if (isEmpty(state.cards)) return "empty";
  return ranked(state) ? "answered" : "incomplete";
}

/** What is known of the hands, from whomever. */
const known = ({ answer, glance, problems }: CheckState): Ranking | OpenShowdown | null =>
  problems.length === 0 ? (answer ?? glance) : null;

/** All hands in order, with or without reasons. */
export const ranked = (state: CheckState): Ranking | null => {
  const found = known(state);
  return found?.complete ? found : null;
};

/** How things stand while hands are missing. */
export const unfinished = (state: CheckState): OpenShowdown | null => {
  const found = known(state);
  return found && !found.complete ? found : null;
};

/** What a hand is, as far as anybody knows. */
export const rankOf = (state: CheckState, seat: Seat): HandRank | null => known(state)?.hands[seat - 1] ?? null;

/** All hands compared, with reasons. */
export const settled = (state: CheckState): Showdown | null =>
  state.answer?.complete && state.problems.length === 0 ? state.answer : null;

/** Where a card lies already, apart from the place that is being filled. */
export const seatHolding = (state: CheckState, card: string): Seat | null => {
  const seat = state.cards.hands.findIndex((hand, index) =>
    hand.some((held, place) => held === card && !isReplaced(state.active, index + 1, place + 1)),
  );
  return seat < 0 ? null : seat + 1;
};

/** Whether the card in a place goes when the next one comes. */
const isReplaced = (active: Place | null, seat: Seat, place: number): boolean =>
  active?.seat === seat && active.place === place && gapIn(active, seat) === null;

/** The first empty place from a seat on, clockwise; `null` when every hand is complete. */
export function nextPlace(cards: Cards, from: Seat): Place | null {
  const count = cards.hands.length;
  const { hand_size } = gameOf(cards.game);
  for (let step = 0; step < count; step += 1) {
    const seat = ((from - 1 + step) % count) + 1;
    const held = cards.hands[seat - 1]?.length ?? 0;
    if (held < hand_size) return { seat, place: held + 1 };
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
    glance: null,
    answer: null,
    otherwise: [],
    gone: [],
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
  hand.splice(Math.min(active.place - 1, hand.length), gapIn(active, active.seat) === null ? 1 : 0, card);
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
    // Once the place is empty, the card before it is the last one put down.
    const gap = gapIn(active, active.seat);
    const at = gap === null ? Math.min(active.place - 1, own.length - 1) : Math.max(gap - 2, 0);
    const hand = own.filter((_, place) => place !== at);
    return changed(state, withHand(cards, active.seat, hand), { seat: active.seat, place: at + 1, isGap: at < hand.length });
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

/** More or fewer players. A dealer who leaves, or sits in the last seat, hands the deal to the new last seat. */
function withPlayers(cards: Cards, players: number): Cards {
  const { dealer, chips } = cards;
  const stays = dealer === null || (dealer <= players && dealer !== cards.hands.length);
  return {
    ...cards,
    dealer: stays ? dealer : players,
    chips: eachHas(chips) ? Array.from({ length: players }, (_, seat) => chips[seat] ?? chipsAtFirst(cards)) : chips,
    hands: Array.from({ length: players }, (_, seat) => cards.hands[seat] ?? []),
  };
}

export const setPlayers = (state: CheckState, players: number): CheckState =>
  refilled(state, withPlayers(state.cards, players));

/** The same cards in another game, as far as it takes so many hands. */
export function setGame(state: CheckState, id: string): CheckState {
  const game = gameOf(id);
  const { cards } = state;
  const [least, most] = game.hands;
  const players = Math.min(Math.max(cards.hands.length, least), most);
  const seated = players === cards.hands.length ? cards : withPlayers(cards, players);
  return refilled(state, { ...seated, game: id, dealer: seated.dealer ?? lastSeatWhereNeeded(game, players) });
}

export const setDealer = (state: CheckState, dealer: Seat | null): CheckState =>
  changed(state, { ...state.cards, dealer }, state.active);

export const setOption = (state: CheckState, id: string, value: number): CheckState =>
  changed(state, { ...state.cards, options: { ...state.cards.options, [id]: value } }, state.active);

/** Whether the chips are counted one by one. */
export const eachHas = (chips: Chips): chips is readonly number[] => Array.isArray(chips);

const chipsAtFirst = ({ game }: Cards): number => usualChips(gameOf(game)) ?? 0;

export const setChips = (state: CheckState, chips: Chips): CheckState =>
  changed(state, { ...state.cards, chips }, state.active);

/** From now on each has a number of their own: first the one that all had. */
export const countEach = (state: CheckState): CheckState => {
  const { chips, hands } = state.cards;
  return setChips(
    state,
    hands.map(() => (typeof chips === "number" ? chips : chipsAtFirst(state.cards))),
  );
};

export const cleared = (state: CheckState): CheckState =>
  refilled(state, { ...state.cards, hands: state.cards.hands.map(() => []) });

/**
 * The next deal: no cards yet, and the next player deals, unless the deal was void.
 * Where chips are counted, they stay lost; whoever has none left leaves the table, and the numbers close up.
 */
export function nextDeal(state: CheckState): CheckState {
  const { cards } = state;
  const seats = cards.hands.map((_, index) => index + 1);
  const { chips: left = null, void: isVoid = false } = settled(state) ?? {};
  const stay = left ? seats.filter((seat) => left[seat - 1] !== 0) : seats;
  const goesOn = stay.length >= gameIn(state).hands[0];
  const seated = goesOn ? stay : seats;
  const next = refilled(state, {
    ...cards,
    hands: noHands(seated.length),
    chips: left ? (goesOn ? stay.map((seat) => left[seat - 1] ?? 0) : null) : cards.chips,
    dealer: nextDealer(cards.dealer, seated, isVoid),
  });
  return goesOn ? { ...next, gone: seats.filter((seat) => !stay.includes(seat)) } : next;
}

/** By their numbers among those who stay. */
function nextDealer(dealer: Seat | null, stay: readonly Seat[], same: boolean): Seat | null {
  if (dealer === null) return null;
  if (same && stay.includes(dealer)) return stay.indexOf(dealer) + 1;
  return Math.max(stay.findIndex((seat) => seat > dealer), 0) + 1;
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
