/** What the browser keeps of a practice deal. Storage may be refused or emptied at any time, and anything may stand in it. */
import type { Options } from "../engine/answers";
import { GAMES, gameOf, isGame } from "../games/games";
import { MIXED, USUAL, type Setup } from "./state";

const KEY = "commerce-practice";

export interface Memory {
  /** A deal that may be gone on with. */
  readonly record: string | null;
  readonly setup: Setup;
}

const NOTHING: Memory = { record: null, setup: USUAL };

export function recall(): Memory {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return isObject(stored) ? { record: readRecord(stored["record"]), setup: readSetup(stored["setup"]) } : NOTHING;
  } catch {
    return NOTHING;
  }
}

export function remember(memory: Memory): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // The link in the address bar holds the same deal.
  }
}

type Stored = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Stored => typeof value === "object" && value !== null && !Array.isArray(value);

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

const oneOf = <Value extends string>(value: unknown, allowed: readonly Value[], otherwise: Value): Value =>
  allowed.find((each) => each === value) ?? otherwise;

/** Whether the record can be replayed, the engine says; what is no record at all is not offered. */
const readRecord = (value: unknown): string | null => (typeof value === "string" && /^[\w.~-]+$/.test(value) ? value : null);

/** A setup as it can be chosen: whatever is not allowed is as usual. */
function readSetup(value: unknown): Setup {
  if (!isObject(value)) return USUAL;
  const id = typeof value["game"] === "string" && isGame(value["game"]) ? value["game"] : USUAL.game;
  const { players: [least, most], bots } = gameOf(id);
  const players = isWhole(value["players"], least, most) ? value["players"] : USUAL.players;
  return {
    game: id,
    players,
    seat: isWhole(value["seat"], 1, players) ? value["seat"] : null,
    bots: oneOf(value["bots"], [...bots, MIXED], USUAL.bots),
    length: oneOf(value["length"], ["match", "deal"], USUAL.length),
    options: readOptions(value["options"]),
    learning: typeof value["learning"] === "boolean" ? value["learning"] : USUAL.learning,
  };
}

/** Of every game, since a reader may change between them. */
const readOptions = (value: unknown): Options =>
  isObject(value)
    ? Object.fromEntries(
        GAMES.flatMap(({ options }) => options)
          .map(({ id, values }) => [id, values.find((each) => each === value[id])] as const)
          .filter((option): option is [string, number] => option[1] !== undefined),
      )
    : {};
