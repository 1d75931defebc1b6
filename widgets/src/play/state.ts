/** What the practice deal knows: how the table is set up, and what the engine lets this seat see. */
import type { CardCode, Hint, MoveAction, Options, Problem, Seat, TableView } from "../engine/answers";
import type { EngineStatus } from "../engine/client";
import { IDLE } from "../engine/status";
import type { Game, Picked, Possible } from "../games/game";
import { FIRST, gameOf } from "../games/games";
import { isGone } from "../games/standing";
import { possible } from "../games/table";
import type { Passed } from "../page/share";

/** From so many seats on, the others sit in a strip that scrolls. */
export const STRIP_FROM = 6;

/** A choice beside the bots of a game: each kind in turn. */
export const MIXED = "mixed";

export interface Setup {
  readonly game: string;
  readonly players: number;
  /** `null`: by chance. */
  readonly seat: Seat | null;
  /** A kind of bot, or `mixed`. */
  readonly bots: string;
  readonly length: "match" | "deal";
  /** Those of every game; each game heeds its own. */
  readonly options: Options;
  /** Moves may be taken back. */
  readonly learning: boolean;
}

/** Games list their bots by strength. */
const BEST_BOT = gameOf(FIRST).bots.at(-1) ?? MIXED;

export const USUAL: Setup = {
  game: FIRST,
  players: 4,
  seat: null,
  bots: BEST_BOT,
  length: "match",
  options: {},
  learning: true,
};

export interface PlayState {
  readonly setup: Setup;
  /** `null` while the table is being set up. */
  readonly table: TableView | null;
  /** A deal is on its way from the engine. */
  readonly waiting: boolean;
  /** The cards tapped for the next move. */
  readonly picked: Picked;
  readonly hint: Hint | null;
  /** Why the action just tapped does nothing: a problem, or the name of a sentence that says what is missing. */
  readonly refusal: { readonly problem: Problem } | { readonly missing: string } | null;
  /** You are out of the match, and look on. */
  readonly watching: boolean;
  /** The whole table in words, when asked for. */
  readonly told: readonly string[];
  /** What was wrong with a link. */
  readonly notice: Problem | null;
  readonly problems: readonly Problem[];
  /** A deal from an earlier visit. */
  readonly saved: string | null;
  /** A link or a report has been passed on. */
  readonly shared: Passed | null;
  readonly engine: EngineStatus;
}

export const NOTHING_PICKED: Picked = { own: [], open: [] };

export const emptyPlay = (): PlayState => ({
  setup: USUAL,
  table: null,
  waiting: false,
  picked: NOTHING_PICKED,
  hint: null,
  refusal: null,
  watching: false,
  told: [],
  notice: null,
  problems: [],
  saved: null,
  shared: null,
  engine: IDLE,
});

/** Who sits where: you, and bots of the kind asked for, or of each kind in turn, the best first. */
export const kinds = (game: Game, players: number, seat: Seat, bots: string): readonly string[] =>
  Array.from({ length: players }, (_, index) =>
    index + 1 === seat ? "human" : bots === MIXED ? (game.bots.at(-1 - (index % game.bots.length)) ?? MIXED) : bots,
  );

/** How to set up a table like this one, whoever opened it and however: your seat as you like it. */
export function likeTable({ game, options, seats, kinds: sitting }: TableView, setup: Setup): Setup {
  const bots = [...new Set(sitting)].filter((kind) => gameOf(game).bots.includes(kind));
  const seat = setup.seat !== null && setup.seat > seats ? null : setup.seat;
  return { ...setup, game, options, players: seats, seat, bots: bots.length === 1 && bots[0] ? bots[0] : MIXED };
}

/** The other seats, clockwise from your left. */
export const others = ({ seat, seats }: TableView): readonly Seat[] =>
  Array.from({ length: seats - 1 }, (_, step) => ((seat + step) % seats) + 1);

export const isOver = ({ phase }: TableView): boolean => phase === "showdown" || phase === "match-over";

/** Whether the others move now, without being asked to. */
export const othersMove = ({ table, watching }: PlayState): boolean =>
  table?.phase === "others" || (table?.phase === "out" && watching);

/** Whether a decision of yours is asked for. */
export const isYours = ({ phase }: TableView): boolean =>
  phase === "your-turn" || phase === "answer-offer" || phase === "claim";

/** Whether you have lost your last chip while the others play on. */
export const isOutOfMatch = (table: TableView): boolean =>
  table.phase === "out" || (table.phase === "showdown" && isGone(table, table.seat));

/** Chooses a card, or lets it go again. The last of too many takes the place of the first. */
const toggled = (cards: readonly CardCode[], card: CardCode, most: number): readonly CardCode[] =>
  cards.includes(card) ? cards.filter((each) => each !== card) : [...cards, card].slice(-most);

export function pick({ table, picked }: PlayState, where: keyof Picked, card: CardCode): Picked {
  if (!table) return picked;
  return { ...picked, [where]: toggled(picked[where], card, (gameOf(table.game).mostChosen?.(table) ?? 1)) };
}

/** What a button would do now. */
export const possibleNow = ({ table, picked }: PlayState, action: MoveAction): Possible | null =>
  table && possible(gameOf(table.game), table, picked, action);
