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

export interface Payment {
  readonly from: Seat | "pool";
  readonly to: Seat;
  readonly points: number;
  readonly rule: string;
}

export interface Showdown {
  readonly complete: true;
  readonly game: string;
  readonly dealer: Seat;
  readonly winner: Seat;
  readonly order: readonly Seat[];
  readonly decided_by: string;
  readonly decided_rule: string;
  readonly hands: readonly HandRank[];
  readonly payments: readonly Payment[];
  readonly net: readonly number[];
}

/** A showdown of which hands are still missing: who leads among the complete ones. */
export interface OpenShowdown {
  readonly complete: false;
  readonly hands: readonly (HandRank | null)[];
  readonly best: readonly Seat[];
}

export type ShowdownAnswer = Showdown | OpenShowdown;

export type GameEvent =
  | { readonly type: "deal"; readonly deal: number; readonly dealer: Seat }
  | { readonly type: "stake"; readonly seat: Seat; readonly points: number }
  | {
      readonly type: "buy";
      readonly seat: Seat;
      readonly gave: ShownCard;
      readonly drew: ShownCard;
      readonly paid_to: Seat | null;
    }
  | { readonly type: "offer"; readonly from: Seat; readonly to: Seat; readonly card: ShownCard }
  | {
      readonly type: "give";
      readonly from: Seat;
      readonly to: Seat;
      readonly card: ShownCard;
      readonly got: ShownCard;
    }
  | { readonly type: "refuse"; readonly seat: Seat }
  | { readonly type: "knock"; readonly seat: Seat }
  | { readonly type: "end"; readonly reason: string; readonly rule: string }
  | { readonly type: "showdown" }
  | ({ readonly type: "payment" } & Payment);

export interface ExampleStep {
  readonly events: readonly GameEvent[];
  readonly to_act: Seat | null;
  readonly hands: readonly (readonly CardCode[])[];
  readonly balances: readonly number[];
  readonly pool: number;
  readonly stock: number;
  readonly moved: readonly CardCode[];
}

export interface Example {
  readonly record: string;
  readonly seats: number;
  readonly dealer: Seat;
  readonly steps: readonly ExampleStep[];
  readonly showdown: Showdown & { readonly balances: readonly number[] };
  readonly choices: {
    readonly dealer_hand: readonly (readonly CardCode[])[];
    readonly draw: readonly CardCode[];
  };
}

export type MoveAction = "buy" | "barter" | "knock" | "give" | "refuse";

export interface Move {
  readonly action: MoveAction;
  readonly card?: CardCode;
}

export type Phase = "your-turn" | "answer-offer" | "others" | "showdown" | "match-over";

/** Everything that one seat may see of a match. */
export interface TableView {
  readonly record: string;
  readonly game: string;
  readonly seats: number;
  readonly seat: Seat;
  readonly kinds: readonly string[];
  readonly deal: number;
  readonly deals: number;
  readonly dealer: Seat;
  readonly to_act: Seat | null;
  readonly phase: Phase;
  readonly stock: number;
  readonly waste: number;
  readonly pool: number;
  readonly balances: readonly number[];
  readonly hands: readonly (readonly ShownCard[])[];
  readonly rank: HandRank | null;
  readonly offer: { readonly from: Seat; readonly to: Seat } | null;
  readonly moves: readonly Move[];
  readonly forbidden: readonly { readonly action: MoveAction; readonly problem: Problem }[];
  readonly events: readonly GameEvent[];
  readonly showdown: (Showdown & { readonly balances: readonly number[] }) | null;
  readonly match: { readonly balances: readonly number[]; readonly winners: readonly Seat[] } | null;
  readonly seed: string;
}

export interface Hint {
  readonly move: Move;
  readonly reason: { readonly code: string; readonly params: Readonly<Record<string, unknown>> };
}

/** An answer is a result, or every problem of the request at once. */
export type Answer<Result> = { readonly result: Result } | { readonly problems: readonly Problem[] };
