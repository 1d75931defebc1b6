/** Fetches the tables of all hands, each once and only when its game and options are asked about. */
import type { Options } from "../engine/answers";
import type { Game } from "../games/game";
import type { SiteData } from "../page/site";
import type { HandTable } from "./handtable";

const fetched = new Map<string, Promise<HandTable | null>>();

/** The name under which the site keeps a table: the game, and the options that change what hands are worth. */
const tableName = (game: Game, options: Options): string =>
  [game.id, ...game.options.filter(({ id, ranks }) => ranks && options[id] === 1).map(({ id }) => id)].join("-");

async function fetchTable(address: string): Promise<HandTable | null> {
  try {
    const response = await fetch(address);
    return response.ok ? ((await response.json()) as HandTable) : null;
  } catch {
    return null;
  }
}

/** The table of a game with these options; `null` when it cannot be had: the engine answers all the same. */
export async function loadTable({ hands = {} }: SiteData, game: Game, options: Options): Promise<HandTable | null> {
  const address = hands[tableName(game, options)];
  if (!address) return null;
  const fetching = fetched.get(address) ?? fetchTable(address);
  fetched.set(address, fetching);
  const table = await fetching;
  // What failed on a bad line is tried again with the next card.
  if (!table) fetched.delete(address);
  return table;
}
