/** What a game tells the widgets: its sentences, its table, its moves. Each game is one folder beside this file. */
import type { nothing, TemplateResult } from "lit";
import type {
  CardCode,
  Change,
  Example,
  ExampleStep,
  GameEvent,
  HandRank,
  Hint,
  Move,
  MoveAction,
  OpenShowdown,
  Options,
  Problem,
  Ranking,
  Seat,
  Showdown,
  TableView,
} from "../engine/answers";
import type { Strings } from "../language/strings";
import type { Page } from "../page/page";

export type Markup = TemplateResult | typeof nothing;

/** A sentence and the rule that it rests on. */
export interface Reason {
  readonly text: string;
  readonly rule: string | null;
}

/** How few and how many there may be. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

export interface GameOption {
  /** The engine's name, which is also that of its string: `option-low_ace`. */
  readonly id: string;
  readonly values: readonly number[];
  readonly usual: number;
  /** Its name in an address. */
  readonly inHash: string;
  /** Whether it changes what a hand is worth, and so who wins. */
  readonly ranks: boolean;
}

/** What a result element says of itself, for whoever reads the page by program. */
export interface ResultData {
  readonly winner?: string | undefined;
  readonly net?: string | undefined;
  readonly loses?: string | undefined;
  readonly balances?: string | undefined;
  readonly chips?: string | undefined;
}

/** The cards chosen for a move: of one's own, and of those that lie open on the table. */
export interface Picked {
  readonly own: readonly CardCode[];
  readonly open: readonly CardCode[];
}

/** What a button would do now: a move, nothing yet (the name of a sentence says what is missing), or nothing at all. */
export type Possible = { readonly move: Move } | { readonly missing: string } | { readonly problem: Problem };

/** What a showdown leaves to the next deal, where chips are counted. */
export interface AfterDeal {
  /** `null` where nobody has said how many there were. */
  readonly chips: readonly number[] | null;
  /** The same dealer deals again. */
  readonly void: boolean;
}

/** Who is in front, or behind, while hands are missing; and the class of their rows. */
export interface SoFar {
  readonly text: string;
  readonly seats: readonly Seat[];
  readonly mark: "is-ahead" | "is-behind";
}

/** Something that may be changed in the worked example. */
export interface Lever {
  readonly change: string;
  readonly label: string;
  /** What is chosen in the deal as it is shown. */
  readonly chosen: Change;
}

/** The methods take what their own game's engine answers; each is only ever given that. */
export interface Game {
  readonly id: string;
  /** How many sit at a table. */
  readonly players: Range;
  /** How many hands the checker compares. */
  readonly hands: Range;
  readonly needsDealer: boolean;
  readonly countsChips: boolean;
  readonly options: readonly GameOption[];
  /** How many cards a hand may have in the checker: more than three only where an option allows it. */
  largestHand(hand: readonly CardCode[], options: Options): number;

  // --- Results ---
  /** The string that names a hand. */
  handString(hand: HandRank): string;
  /** What happens to whom, in a few words. */
  headline(strings: Strings, ranking: Ranking, you: Seat | null): string;
  /** Why, each with its rule. */
  reasons(strings: Strings, showdown: Showdown): readonly Reason[];
  /** How the deal is settled, step by step, the reasons first. */
  settlement(strings: Strings, showdown: Showdown, you: Seat | null): readonly Reason[];
  /** The seat whose hand is told together with the headline. */
  told(ranking: Ranking): Seat | null;
  /** The class of a seat's row. */
  mark(ranking: Ranking, seat: Seat): "is-winner" | "is-loser" | null;
  resultData(ranking: Ranking): ResultData;
  /** Below the reasons: payments, or nothing. */
  payments(page: Page, showdown: Showdown, you: Seat | null): Markup;
  afterDeal(showdown: Showdown): AfterDeal | null;
  /** What a seat gains or loses. */
  change(page: Page, showdown: Showdown, seat: Seat): Markup;
  /** While hands are missing: who is in front, or behind. */
  soFar(strings: Strings, open: OpenShowdown): SoFar;
  /** The strings that stand where no answer can be yet. */
  readonly waiting: { readonly empty: string; readonly invalid: string };
  /** What this game would say to another's showdown, or `null` when it would say the same. */
  otherwise(strings: Strings, ours: Showdown, theirs: Showdown): string | null;

  // --- A deal ---
  /** A deal's log: a sentence for each event. `you` is the reader's seat. */
  logSentences(strings: Strings, events: readonly GameEvent[], dealer: Seat, you: Seat | null): readonly string[];
  /** What the engine would do, and why: two sentences. */
  hintSentences(strings: Strings, hint: Hint): readonly string[];

  // --- The table ---
  heading(strings: Strings, table: TableView): string;
  /** How many cards of one's own may be chosen at once. */
  mostChosen(table: TableView): number;
  /** The cards that lie open for everybody and may be chosen. */
  openCards(table: TableView): readonly CardCode[];
  /** The cards that came by the last exchange. */
  arrived(table: TableView): readonly CardCode[];
  /** The actions that have a button now. */
  actions(table: TableView): readonly MoveAction[];
  possible(table: TableView, picked: Picked, action: MoveAction): Possible | null;
  /** Whether the action is the one to expect: its button is filled. */
  isMain(action: MoveAction): boolean;
  /** The small line of an action. */
  actionDetail(strings: Strings, table: TableView, picked: Picked, action: MoveAction): string;
  /** What happened last, to stand at the table: cards that lie there need no name. */
  latest(strings: Strings, table: TableView): string;
  /** Whose turn it is, and for what. */
  turnSentence(strings: Strings, table: TableView): string;
  /** What lies in the middle. `open` are the buttons of the open cards. */
  middle(page: Page, table: TableView, open: readonly TemplateResult[]): TemplateResult;
  /** A seat's balance or chips, and its marks, for the eye. */
  standing(page: Page, table: TableView, seat: Seat): TemplateResult;
  /** The same at the showdown, at the end of a seat's row. */
  finalStanding(page: Page, table: TableView, seat: Seat): TemplateResult;
  /** All of a seat in words. */
  seatLabel(strings: Strings, table: TableView, seat: Seat): string;
  /** Whether a seat takes no part in this deal. */
  isOut(table: TableView, seat: Seat): boolean;
  /** Whether a seat takes no part in the deals to come. */
  isGone(table: TableView, seat: Seat): boolean;
  /** The whole table, sentence by sentence. */
  inWords(strings: Strings, table: TableView): readonly string[];
  /** Beside who has won the match. */
  matchSentence(strings: Strings, table: TableView): string;
  /** The string of the choice "a whole match". */
  readonly wholeMatch: string;

  // --- The worked example ---
  stepTitle(strings: Strings, step: ExampleStep): string | null;
  levers(strings: Strings, example: Example): readonly Lever[];
  /** What lies in the middle at a step. */
  stepMiddle(page: Page, step: ExampleStep): TemplateResult;
  stepStanding(page: Page, step: ExampleStep, seat: Seat): TemplateResult;
  /** The cards that left a hand, beside those that came, each with the name of its string. */
  exchanged(events: readonly GameEvent[]): readonly (readonly [string, readonly CardCode[]])[];
  /** How everybody stands after the example. */
  exampleStanding(strings: Strings, example: Example): string;
}
