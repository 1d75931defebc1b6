/** The part after `#` of a practice deal's address: `g=foster&n=4&seat=1&s=SEED&d=2&b=steady`, or `r=RECORD`. */
import { isGame } from "../page/games";

/** A deal that is named by its seed. */
export interface SeededDeal {
  readonly game: string;
  readonly players: number;
  readonly seat: number;
  readonly seed: string;
  /** Without it the seed says who deals first. */
  readonly dealer: number | null;
  /** `easy`, `steady`, or `mixed`. */
  readonly bots: string;
}

export type ReadPlayHash =
  | { readonly record: string }
  | { readonly seeded: SeededDeal }
  /** The name of a sentence that says what is wrong. */
  | { readonly notice: string }
  | null;

export const recordHash = (record: string): string => `#r=${record}`;

const number = (text: string | null, otherwise: number): number =>
  text === null ? otherwise : /^\d{1,2}$/.test(text) ? Number(text) : NaN;

/** Reads an address. `null` when there is nothing to read. */
export function readPlayHash(hash: string): ReadPlayHash {
  const text = hash.replace(/^#/, "");
  if (!text.includes("=")) return null;
  const fields = new URLSearchParams(text);
  const record = fields.get("r");
  if (record !== null) return /^[\w.~-]+$/.test(record) ? { record } : { notice: "problem-damaged-record" };
  const seed = fields.get("s");
  if (seed === null) return { notice: "problem-damaged-link" };
  const game = (fields.get("g") ?? "foster").toLowerCase();
  if (!isGame(game)) return { notice: "problem-unknown-game" };
  const [players, seat] = [number(fields.get("n"), 4), number(fields.get("seat"), 1)];
  const dealer = fields.get("d") === null ? null : number(fields.get("d"), 0);
  if (Number.isNaN(players) || Number.isNaN(seat) || Number.isNaN(dealer)) return { notice: "problem-damaged-link" };
  if (seat < 1 || seat > players) return { notice: "problem-seat-out-of-range" };
  return { seeded: { game, players, seat, dealer, seed: seed.toLowerCase(), bots: fields.get("b") ?? "steady" } };
}
