/** Hands compared without the engine: looked up in the table that it wrote when the site was built. */
import type { CardCode, HandRank, OpenShowdown, Options, Ranking, Seat } from "../engine/answers";

/** All hands of a game with its options, exactly as `commerce.handtable` writes and explains it. */
export interface HandTable {
  readonly game: string;
  readonly options: Options;
  readonly hand_size: number;
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

/** In how many ways so many can be chosen. */
const choose = (from: number, count: number): number => (count === 0 ? 1 : (choose(from, count - 1) * (from - count + 1)) / count);

/** How many combinations come before the one with these places in the pack, in the order of the places. */
const indexOf = (size: number, places: readonly number[]): number =>
  places.reduce((before, place, index) => before - choose(size - place - 1, places.length - index), choose(size, places.length) - 1);

/** One hand, or `null` when the table does not know such a hand. */
function found({ hand_size, pack, kinds, categories, hands, offset, larger }: HandTable, cards: readonly CardCode[]): Found | null {
  const sorted = [...cards].sort((one, other) => pack.indexOf(one) - pack.indexOf(other));
  const places = sorted.map((card) => pack.indexOf(card));
  const kind = cards.length === hand_size ? hands.charCodeAt(indexOf(pack.length, places)) - offset : larger[sorted.join("")];
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
  const ranked = hands.map((hand) => (hand.length < table.hand_size ? null : found(table, hand)));
  if (hands.some((hand, index) => hand.length >= table.hand_size && !ranked[index])) return null;

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
