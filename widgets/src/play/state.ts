/** What the practice deal knows: how the table is set up, and what the engine lets this seat see. */
import type { CardCode, Hint, Move, MoveAction, Problem, Seat, TableView } from "../engine/answers";
import type { EngineStatus } from "../engine/client";
import { IDLE } from "../engine/status";
import { GAMES } from "../page/games";

export const FEWEST = 3;
export const MOST = 12;
/** From so many seats on, the others sit in a strip that scrolls. */
export const STRIP_FROM = 6;

export type BotChoice = "easy" | "steady" | "mixed";

export interface Setup {
  readonly players: number;
  /** `null`: by chance. */
  readonly seat: Seat | null;
  readonly bots: BotChoice;
  readonly length: "match" | "deal";
  /** Moves may be taken back. */
  readonly learning: boolean;
}

export const USUAL: Setup = { players: 4, seat: null, bots: "steady", length: "match", learning: true };

export interface PlayState {
  readonly game: string;
  readonly setup: Setup;
  /** `null` while the table is being set up. */
  readonly table: TableView | null;
  /** A deal is on its way from the engine. */
  readonly waiting: boolean;
  readonly chosen: CardCode | null;
  readonly hint: Hint | null;
  /** Why the action just tapped is not possible; `null` stands for "choose a card first". */
  readonly refusal: { readonly action: MoveAction; readonly problem: Problem | null } | null;
  /** The whole table in words, when asked for. */
  readonly told: readonly string[];
  /** What was wrong with a link: the name of a sentence. */
  readonly notice: string | null;
  readonly problems: readonly Problem[];
  /** A deal from an earlier visit. */
  readonly saved: string | null;
  /** "copied", or a link to copy by hand. */
  readonly shared: string | null;
  readonly engine: EngineStatus;
}

export const emptyPlay = (game: string = GAMES[0]): PlayState => ({
  game,
  setup: USUAL,
  table: null,
  waiting: false,
  chosen: null,
  hint: null,
  refusal: null,
  told: [],
  notice: null,
  problems: [],
  saved: null,
  shared: null,
  engine: IDLE,
});

/** Who sits where: you, and bots of the kinds asked for. */
export const kinds = (players: number, seat: Seat, bots: string): readonly string[] =>
  Array.from({ length: players }, (_, index) =>
    index + 1 === seat ? "human" : bots === "mixed" ? (index % 2 ? "easy" : "steady") : bots,
  );

/** The other seats, clockwise from your left. */
export const others = ({ seat, seats }: TableView): readonly Seat[] =>
  Array.from({ length: seats - 1 }, (_, step) => ((seat + step) % seats) + 1);

export const isOver = ({ phase }: TableView): boolean => phase === "showdown" || phase === "match-over";

/** The actions that have a button now. */
export const shownActions = ({ phase }: TableView): readonly MoveAction[] =>
  phase === "answer-offer" ? ["give", "refuse"] : ["buy", "barter", "knock"];

const NEEDS_CARD: readonly MoveAction[] = ["buy", "barter", "give"];

/** The move that a button would make now: a move, "card" when a card must be chosen first, or the problem that forbids it. */
export function moveOf({ table, chosen }: PlayState, action: MoveAction): Move | "card" | Problem | null {
  if (!table) return null;
  const possible = table.moves.filter((move) => move.action === action);
  if (possible.length === 0) return table.forbidden.find((each) => each.action === action)?.problem ?? null;
  if (!NEEDS_CARD.includes(action)) return possible[0] ?? null;
  return possible.find((move) => move.card === chosen) ?? "card";
}

/** The cards that came into your hand by the last exchange. */
export function arrived({ events, seat }: TableView): readonly CardCode[] {
  for (const event of [...events].reverse()) {
    if (event.type === "buy" && event.seat === seat) return event.drew ? [event.drew] : [];
    if (event.type === "give" && event.from === seat) return event.got ? [event.got] : [];
    if (event.type === "give" && event.to === seat) return event.card ? [event.card] : [];
  }
  return [];
}
