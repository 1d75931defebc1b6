/** The shapes of what the engine answers: JSON, exactly as `commerce.api` writes it. Seats count from 1. */

/** A card's code: rank `A K Q J T 9 … 2`, then suit `S H D C`. */
export type CardCode = string;
/** A card whose face may not be seen is `null`. */
export type ShownCard = CardCode | null;
export type Seat = number;

export interface Problem {
  readonly code: string;
  readonly rule: string | null;
  readonly hand: number | null;
  readonly card: string | null;
  readonly position: number | null;
  readonly params: Readonly<Record<string, unknown>>;
}

/** What one hand is. `counted` are the cards that make it; `rank` the deciding rank letter where there is one. */
export interface HandRank {
  readonly cards: readonly CardCode[];
  readonly category: string;
  readonly points: number | null;
  readonly counted: readonly CardCode[];
  readonly rank: string | null;
}

/** What the players have: balances in some games, chips in others. */
export interface Standings {
  readonly balances?: readonly number[];
  /** `null` where nobody has said how many there were before. */
  readonly chips?: readonly number[] | null;
}

/** Points that go from one to another. */
export interface Payment {
  readonly from: Seat | "pool";
  readonly to: Seat;
  readonly points: number;
  readonly rule: string;
}

/** All hands in order, without a reason. */
export interface Ranking extends Standings {
  readonly complete: true;
  readonly game: string;
  readonly dealer: Seat | null;
  /** The best hand; `null` when it is shared. */
  readonly winner: Seat | null;
  readonly order: readonly Seat[];
  /** Groups of equal hands, in a game that does not break every tie. */
  readonly ties?: readonly (readonly Seat[])[];
  /** The seats of the lowest hands, in a game that is about them; left out where more than the cards decides. */
  readonly loses?: readonly Seat[];
  /** `null` for a seat that takes no part any more. */
  readonly hands: readonly (HandRank | null)[];
}

/** All hands compared. What only one game knows stands in that game's folder. */
export interface Showdown extends Ranking {
  readonly decided_by: string;
  readonly decided_rule: string;
  /** Where payments are made. */
  readonly payments?: readonly Payment[];
  readonly net?: readonly number[];
  /** Where chips may be lost: nobody loses one, and the same dealer deals again. */
  readonly void?: boolean;
}

/** A showdown of which hands are still missing. */
export interface OpenShowdown {
  readonly complete: false;
  readonly hands: readonly (HandRank | null)[];
  /** Who has the best of the hands that are complete. */
  readonly best: readonly Seat[];
  /** Who has the lowest of them, in a game that is about it; not there while none is complete. */
  readonly lowest?: readonly Seat[];
}

export type ShowdownAnswer = Showdown | OpenShowdown;

/** Something that happened in a deal. */
export interface GameEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface ExampleStep extends Standings {
  readonly events: readonly GameEvent[];
  readonly to_act: Seat | null;
  readonly hands: readonly (readonly CardCode[])[];
  readonly stock: number;
  readonly moved: readonly CardCode[];
}

/** What may be changed in the worked example: a card, or a hand. */
export type Change = CardCode | readonly CardCode[];

export interface Example {
  readonly record: string;
  readonly seats: number;
  readonly dealer: Seat;
  readonly steps: readonly ExampleStep[];
  readonly showdown: Showdown;
  readonly choices: Readonly<Record<string, readonly Change[]>>;
}

export type MoveAction = string;

export interface Move {
  readonly action: MoveAction;
  readonly card?: CardCode;
  readonly give?: readonly CardCode[];
  readonly take?: readonly CardCode[];
}

/** Values of a game's options, by name. */
export type Options = Readonly<Record<string, number>>;

export type Phase = "your-turn" | "answer-offer" | "claim" | "others" | "showdown" | "out" | "match-over";

/** Everything that one seat may see of a match, as far as every game shows it alike. */
export interface TableView extends Standings {
  readonly record: string;
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly seat: Seat;
  readonly kinds: readonly string[];
  readonly deal: number;
  /** `null` where nobody knows beforehand. */
  readonly deals: number | null;
  readonly dealer: Seat;
  readonly to_act: Seat | null;
  readonly phase: Phase;
  readonly stock: number;
  /** Empty for a seat that is out. */
  readonly hands: readonly (readonly ShownCard[])[];
  readonly rank: HandRank | null;
  readonly moves: readonly Move[];
  readonly forbidden: readonly { readonly action: MoveAction; readonly problem: Problem }[];
  readonly events: readonly GameEvent[];
  readonly showdown: Showdown | null;
  readonly match: { readonly winners: readonly Seat[]; readonly deals?: number } | null;
  readonly seed: string;
}

export interface Hint {
  readonly move: Move;
  readonly reason: { readonly code: string; readonly params: Readonly<Record<string, unknown>> };
}

/** An answer is a result, or every problem of the request at once. */
export type Answer<Result> = { readonly result: Result } | { readonly problems: readonly Problem[] };
