/** The part after `#` of a practice deal's address: `g=foster&n=4&seat=1&s=SEED&d=2&b=steady&c=3&low=1`, or `r=RECORD`. */
import type { Options, Problem } from "../engine/answers";
import { FIRST, gameOf, isGame } from "../games/games";
import { hashFields } from "../page/hash";
import { readOptions } from "../page/options";
import { problem } from "../results/sentences";
import { USUAL } from "./state";

/** A deal that is named by its seed. */
export interface SeededDeal {
  readonly game: string;
  readonly players: number;
  readonly seat: number;
  readonly seed: string;
  /** Without it the seed says who deals first. */
  readonly dealer: number | null;
  /** A kind of bot, or `mixed`. */
  readonly bots: string;
  readonly options: Options;
}

export type ReadPlayHash =
  | { readonly record: string }
  | { readonly seeded: SeededDeal }
  /** What is wrong. */
  | { readonly notice: Problem }
  | null;

export const recordHash = (record: string): string => `#r=${record}`;

const number = (text: string | null, otherwise: number): number =>
  text === null ? otherwise : /^\d{1,2}$/.test(text) ? Number(text) : NaN;

/** Reads an address. `null` when there is nothing to read. */
export function readPlayHash(hash: string, isPlace: (id: string) => boolean): ReadPlayHash {
  const fields = hashFields(hash, isPlace);
  if (fields === null) return null;
  const damaged = { notice: problem("damaged-link") };
  if (fields === "damaged") return damaged;
  const { read } = fields;
  // No record ends in a full stop; the sentence around a link does.
  const record = read("r")?.replace(/\.+$/, "") ?? null;
  if (record !== null) return /^[\w.~-]+$/.test(record) ? { record } : { notice: problem("damaged-record") };
  const seed = read("s");
  if (seed === null) return damaged;
  const game = (read("g") ?? FIRST).toLowerCase();
  if (!isGame(game)) return { notice: problem("unknown-game") };
  const [players, seat] = [number(read("n"), 4), number(read("seat"), 1)];
  const dealer = read("d") === null ? null : number(read("d"), 0);
  const options = readOptions(gameOf(game), read, () => true);
  if (Number.isNaN(players) || Number.isNaN(seat) || Number.isNaN(dealer) || options === null) return damaged;
  if (seat < 1 || seat > players) return { notice: problem("seat-out-of-range") };
  const bots = read("b")?.toLowerCase() ?? USUAL.bots;
  return { seeded: { game, players, seat, dealer, seed: seed.toLowerCase(), bots, options } };
}
