/** Hands compared without the engine: looked up in the table that it wrote when the site was built. */
import type { CardCode, HandRank, OpenShowdown, Options, Ranking, Seat } from "../engine/answers";

/** All hands of a game with its options, exactly as `commerce.handtable` writes and explains it. */
export interface HandTable {
  readonly game: string;
  readonly options: Options;
  readonly first_equal: number;
  readonly shares_ties: boolean;
  readonly lowest_loses: boolean;
  readonly pack: readonly CardCode[];
  readonly categories: readonly string[];
  /** Place, category, points, rank, and the cards that count as a sum of powers of two. */
  readonly kinds: readonly (readonly [number, number, number | null, string | null, number])[];
  readonly offset: number;
  readonly hands: string;
  readonly larger: Readonly<Record<string, number>>;
}

/** What the table says of one hand: how high it stands, and what it is. */
interface Found {
  readonly place: number;
  readonly rank: HandRank;
}

/** A hand is complete with so many cards: the index below counts threes. */
export const HAND = 3;

const pairs = (count: number): number => (count * (count - 1)) / 2;
const triples = (count: number): number => (pairs(count) * (count - 2)) / 3;

/** How many combinations of three come before this one, counted from the first card of the pack on. */
const indexOf = (size: number, first: number, second: number, third: number): number =>
  triples(size) - triples(size - first) + pairs(size - first - 1) - pairs(size - second) + third - second - 1;

/** One hand, or `null` when the table does not know such a hand. */
function found({ pack, kinds, categories, hands, offset, larger }: HandTable, cards: readonly CardCode[]): Found | null {
  const sorted = [...cards].sort((one, other) => pack.indexOf(one) - pack.indexOf(other));
  const [first = -1, second = -1, third = -1] = sorted.map((card) => pack.indexOf(card));
  if (first < 0) return null;
  const kind =
    cards.length === HAND ? hands.charCodeAt(indexOf(pack.length, first, second, third)) - offset : larger[sorted.join("")];
  const row = kinds[kind ?? -1];
  if (!row) return null;
  const [place, category, points, rank, counted] = row;
  const counts = (card: CardCode): boolean => (counted & (1 << sorted.indexOf(card))) > 0;
  return { place, rank: { cards, category: categories[category] ?? "", points, counted: cards.filter(counts), rank } };
}

/**
 * The hands in order, or those that are complete so far. Without a dealer the last seat counts as one.
 * `null` when something is wrong with the cards: what, the engine will say.
 */
export function compare(
  table: HandTable,
  hands: readonly (readonly CardCode[])[],
  dealer: Seat | null,
): Ranking | OpenShowdown | null {
  const laid = hands.flat();
  if (new Set(laid).size < laid.length || !laid.every((card) => table.pack.includes(card))) return null;
  const ranked = hands.map((hand) => (hand.length < HAND ? null : found(table, hand)));
  if (hands.some((hand, index) => hand.length >= HAND && !ranked[index])) return null;

  const first = (dealer ?? hands.length) + table.first_equal;
  const clockwise = hands.map((_, step) => ((first - 1 + step) % hands.length) + 1);
  const place = (seat: Seat | undefined): number => ranked[(seat ?? 0) - 1]?.place ?? -1;
  // Sorting keeps the order of equals.
  const order = clockwise.filter((seat) => ranked[seat - 1]).sort((one, other) => place(other) - place(one));
  const equalTo = (seat: Seat | undefined): readonly Seat[] => order.filter((other) => place(other) === place(seat));
  const [best, lowest] = [equalTo(order[0]), equalTo(order.at(-1))];
  const known = ranked.map((hand) => hand?.rank ?? null);
  if (order.length < hands.length) {
    return { complete: false, hands: known, best, ...(table.lowest_loses && order.length > 0 ? { lowest } : {}) };
  }
  const groups = order.filter((seat) => equalTo(seat)[0] === seat).map(equalTo);
  const allEqual = groups.length === 1;
  return {
    complete: true,
    game: table.game,
    dealer,
    winner: table.shares_ties && best.length > 1 ? null : (order[0] ?? null),
    order,
    ...(table.shares_ties ? { ties: groups.filter((group) => group.length > 1) } : {}),
    ...(table.lowest_loses && !allEqual ? { loses: [...lowest].sort((one, other) => one - other) } : {}),
    hands: known,
  };
}
