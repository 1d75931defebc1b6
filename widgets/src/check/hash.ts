/** The part after `#` of a checker's address: `g=foster&d=3&h=6S7S8S.AHKH4D.3C4C5C`. */
import type { CardCode, Seat } from "../engine/answers";
import type { SiteData } from "../page/site";

export interface Deal {
  readonly game: string;
  /** Nobody says: the last seat deals. */
  readonly dealer?: Seat | undefined;
  /** A hand for each player; what stands in it may also be no card at all, as somebody typed it. */
  readonly hands: readonly (readonly CardCode[])[];
}

/** Empty hands keep their dots, so that the number of hands is the number of players. */
export function writeHash({ game, dealer, hands }: Deal): string {
  const place = dealer ? `&d=${dealer}` : "";
  return `#g=${game}${place}&h=${hands.map((hand) => hand.join("")).join(".")}`;
}

export const checkAddress = (site: SiteData, deal: Deal): string => `${site.root}check/${writeHash(deal)}`;

/** The cards of one hand, in upper case, 10 read as T. What cannot be a card stays as it was written, two signs at a time. */
const readHand = (text: string): readonly string[] =>
  (text.toUpperCase().match(/(?:10|[2-9TJQKA])[SHDC]|..?/g) ?? []).map((token) => token.replace(/^10(?=[SHDC])/, "T"));

export type ReadHash = { readonly deal: Deal } | { readonly damaged: true } | null;

/** Reads what `writeHash` writes, in any case. `null` when there is nothing to read. */
export function readHash(hash: string): ReadHash {
  const text = hash.replace(/^#/, "");
  if (!/=/.test(text)) return null;
  let fields: URLSearchParams;
  try {
    fields = new URLSearchParams(decodeURIComponent(text));
  } catch {
    return { damaged: true };
  }
  const read = (name: string): string | null =>
    [...fields].find(([field]) => field.toLowerCase() === name)?.[1] ?? null;
  const [game, dealer, hands] = [read("g") ?? "foster", read("d"), read("h")];
  if (hands === null || /[^0-9a-z.]/i.test(hands) || (dealer !== null && !/^\d{1,2}$/.test(dealer))) {
    return { damaged: true };
  }
  return {
    deal: {
      game: game.toLowerCase(),
      dealer: dealer === null ? undefined : Number(dealer),
      hands: hands.split(".").map(readHand),
    },
  };
}
