/** The games that the widgets can play, by the engine's names. */
import { foster } from "./foster/game";
import type { Game } from "./game";
import { widow } from "./widow/game";

export const GAMES: readonly Game[] = [foster, widow];

export const FIRST = foster.id;

export const isGame = (id: string): boolean => GAMES.some((game) => game.id === id);

/** Rules are numbered by the letter of their game: `F3.2`, `W3.2`. */
export const gameOfRule = (rule: string): string | undefined =>
  GAMES.find(({ id }) => id.startsWith(rule.charAt(0).toLowerCase()))?.id;

/** Throws for a game that is not there. */
export function gameOf(id: string): Game {
  const found = GAMES.find((game) => game.id === id);
  if (!found) throw new Error(`There is no game called ${id}.`);
  return found;
}
