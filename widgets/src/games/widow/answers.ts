/** What the engine answers in the game with a widow, beside what all games share. */
import type { CardCode, Example, ExampleStep, OpenShowdown, Ranking, Seat, Showdown, ShownCard, TableView } from "../../engine/answers";

export interface WidowRanking extends Ranking {
  /** Not there where all hands are equal and nobody has said yet whether the deal counts. */
  readonly loses?: readonly Seat[];
  readonly chips?: readonly number[] | null;
}

export interface WidowShowdown extends Showdown {
  readonly ties: readonly (readonly Seat[])[];
  /** The seats that lose a chip, by `settled_rule`; in a void deal there are none. */
  readonly loses: readonly Seat[];
  readonly void: boolean;
  readonly settled_rule: string;
  /** Those left afterwards; `null` where nobody has said how many there were. */
  readonly chips: readonly number[] | null;
  /** The seats that lost their last chip. */
  readonly out: readonly Seat[];
}

export interface WidowOpenShowdown extends OpenShowdown {
  /** Who has the lowest of the hands that are complete; not there while none is. */
  readonly lowest?: readonly Seat[];
}

export type WidowEvent =
  | {
      readonly type: "deal";
      readonly deal: number;
      readonly dealer: Seat;
      readonly hands: readonly (readonly ShownCard[])[];
      readonly widow: readonly CardCode[];
    }
  | {
      readonly type: "exchange";
      readonly seat: Seat;
      readonly gave: readonly CardCode[];
      readonly took: readonly CardCode[];
    }
  | { readonly type: "pass"; readonly seat: Seat }
  | { readonly type: "knock"; readonly seat: Seat }
  | { readonly type: "pounce"; readonly seat: Seat; readonly card: CardCode; readonly refill: CardCode | null }
  | { readonly type: "decline"; readonly seat: Seat; readonly card: CardCode }
  | { readonly type: "end"; readonly reason: string; readonly rule: string }
  | { readonly type: "showdown" }
  | { readonly type: "lose"; readonly seat: Seat; readonly chips: number; readonly rule: string }
  | { readonly type: "out"; readonly seat: Seat; readonly rule: string }
  | { readonly type: "void"; readonly dealer: Seat; readonly rule: string };

export interface WidowStep extends ExampleStep {
  readonly events: readonly WidowEvent[];
  readonly widow: readonly CardCode[];
  readonly chips: readonly number[];
}

export interface WidowExample extends Example {
  readonly steps: readonly WidowStep[];
  readonly showdown: WidowShowdown;
}

export interface WidowTable extends TableView {
  readonly widow: readonly CardCode[];
  readonly chips: readonly number[];
  readonly knocker: Seat | null;
  /** The seats that still have their last turn, in order. */
  readonly last_turns: readonly Seat[];
  /** The seats with four cards. */
  readonly frozen: readonly Seat[];
  /** The card that you may pounce on. */
  readonly claim: CardCode | null;
  readonly events: readonly WidowEvent[];
  readonly showdown: WidowShowdown | null;
  readonly match: { readonly chips: readonly number[]; readonly winners: readonly Seat[]; readonly deals: number } | null;
}
