/** What the engine answers in trade and barter, beside what all games share. */
import type { Example, ExampleStep, Seat, Showdown, ShownCard, TableView } from "../../engine/answers";

export interface Payment {
  readonly from: Seat | "pool";
  readonly to: Seat;
  readonly points: number;
  readonly rule: string;
}

export interface FosterShowdown extends Showdown {
  readonly dealer: Seat;
  readonly winner: Seat;
  readonly payments: readonly Payment[];
  readonly net: readonly number[];
}

export interface FosterSettled extends FosterShowdown {
  readonly balances: readonly number[];
}

export type FosterEvent =
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

export interface FosterStep extends ExampleStep {
  readonly events: readonly FosterEvent[];
  readonly balances: readonly number[];
  readonly pool: number;
}

export interface FosterExample extends Example {
  readonly steps: readonly FosterStep[];
  readonly showdown: FosterSettled;
}

export interface FosterTable extends TableView {
  readonly deals: number;
  readonly waste: number;
  readonly pool: number;
  readonly balances: readonly number[];
  readonly offer: { readonly from: Seat; readonly to: Seat } | null;
  readonly events: readonly FosterEvent[];
  readonly showdown: FosterSettled | null;
  readonly match: { readonly balances: readonly number[]; readonly winners: readonly Seat[] } | null;
}
