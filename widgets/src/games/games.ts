/** The games of the catalogue, each with the parts in its folder. */
import { games } from "commerce:catalogue";
import { parts } from "commerce:games";
import type { Game } from "./game";

export const GAMES: readonly Game[] = games.map((entry) => {
  const own = parts[entry.id];
  if (!own) throw new Error(`widgets/src/games/${entry.id}/game.ts is missing.`);
  return { ...entry, ...own };
});

export const FIRST = GAMES[0]?.id ?? "";

export const isGame = (id: string): boolean => GAMES.some((game) => game.id === id);

/** Rules are numbered by the letters of their game: `F3.2`, `W3.2`. */
export const gameOfRule = (rule: string): string | undefined =>
  GAMES.find(({ prefix }) => prefix === /^[A-Z]+/.exec(rule)?.[0])?.id;

/** Throws for a game that is not there. */
export function gameOf(id: string): Game {
  const found = GAMES.find((game) => game.id === id);
  if (!found) throw new Error(`There is no game called ${id}.`);
  return found;
}
