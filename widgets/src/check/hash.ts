/** The part after `#` of a checker's address: `g=foster&d=3&h=6S7S8S.AHKH4D.3C4C5C`, `g=widow&c=3.1&low=1&h=…`. */
import type { CardCode, Options, Seat } from "../engine/answers";
import { countsChips, type Game, type Option } from "../games/game";
import { FIRST, gameOf, isGame } from "../games/games";
import { hashFields } from "../page/hash";
import { optionsInHash, readOptions } from "../page/options";
import type { SiteData } from "../page/site";

/** One number for all, one for each hand, or nobody says. */
export type Chips = number | readonly number[] | null;

export interface Deal {
  readonly game: string;
  /** Nobody says: the last seat deals, or it does not matter. */
  readonly dealer?: Seat | null | undefined;
  readonly options?: Options;
  readonly chips?: Chips;
  /** A hand for each player; what stands in it may also be no card at all, as somebody typed it. */
  readonly hands: readonly (readonly CardCode[])[];
}

/** The options that decide what a hand is worth: the others do not matter to a showdown. */
export const isRanking = ({ ranks }: Option): boolean => ranks;

/** Whether only the last hand is missing: its dot could be the full stop of a sentence that ends with the link. */
const endsInDoubt = ({ players: [least], hand_size }: Game, hands: Deal["hands"]): boolean =>
  hands.length > least && hands.every((hand, index) => (index < hands.length - 1 ? hand.length >= hand_size : hand.length === 0));

/** Empty hands keep their dots, so that the number of hands is the number of players; where that is in doubt, it is said. */
export function writeHash({ game: id, dealer, options = {}, chips = null, hands }: Deal): string {
  const game = gameOf(id);
  const parts = [
    `#g=${id}`,
    dealer ? `&d=${dealer}` : "",
    countsChips(game) && chips !== null ? `&c=${[chips].flat().join(".")}` : "",
    optionsInHash(game, options, isRanking),
    `&h=${hands.map((hand) => hand.join("")).join(".")}`,
    endsInDoubt(game, hands) ? `&n=${hands.length}` : "",
  ];
  return parts.join("");
}

export const checkAddress = (site: SiteData, deal: Deal): string => `${site.root}check/${writeHash(deal)}`;

/** The cards of one hand, in upper case, 10 read as T. What cannot be a card stays as it was written, two signs at a time. */
const readHand = (text: string): readonly string[] =>
  (text.toUpperCase().match(/(?:10|[2-9TJQKA])[SHDC]|..?/g) ?? []).map((token) => token.replace(/^10(?=[SHDC])/, "T"));

function readChips(written: string | null): Chips | undefined {
  if (written === null) return null;
  if (!/^\d{1,2}(\.\d{1,2})*$/.test(written)) return undefined;
  const numbers = written.split(".").map(Number);
  return numbers.length === 1 ? (numbers[0] ?? null) : numbers;
}

export type ReadHash = { readonly deal: Deal } | { readonly damaged: true } | { readonly unknown: true } | null;

/** Reads what `writeHash` writes, in any case. `null` when there is nothing to read. */
export function readHash(hash: string, isPlace: (id: string) => boolean): ReadHash {
  const fields = hashFields(hash, isPlace);
  if (fields === null) return null;
  if (fields === "damaged") return { damaged: true };
  const { read } = fields;
  const [id, dealer, hands] = [(read("g") ?? FIRST).toLowerCase(), read("d"), read("h")];
  if (hands === null || /[^0-9a-z.]/i.test(hands) || (dealer !== null && !/^\d{1,2}$/.test(dealer))) {
    return { damaged: true };
  }
  if (!isGame(id)) return { unknown: true };
  const game = gameOf(id);
  const [options, chips] = [readOptions(game, read, isRanking), countsChips(game) ? readChips(read("c")) : null];
  if (options === null || chips === undefined) return { damaged: true };
  const laid = hands.split(".").map(readHand);
  const isSaid = read("n") === String(laid.length);
  return {
    deal: {
      game: id,
      dealer: dealer === null ? null : Number(dealer),
      options,
      chips,
      hands: endsInDoubt(game, laid) && !isSaid ? laid.slice(0, -1) : laid,
    },
  };
}
