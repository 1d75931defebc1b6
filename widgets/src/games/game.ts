/** A game as the widgets know it: its entry in the engine's catalogue, and the parts that its own folder adds. */
import type { TemplateResult } from "lit";
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
  Phase,
  Problem,
  Seat,
  Showdown,
  TableView,
} from "../engine/answers";
import type { Strings, Values } from "../language/strings";
import type { Page } from "../page/page";

/** A sentence and the rule that it rests on. */
export interface Reason {
  readonly text: string;
  readonly rule: string | null;
}

/** The least and the most. */
export type Range = readonly [least: number, most: number];

/** A choice between forms of a game, as `commerce.game.Option` explains it. */
export interface Option {
  /** It is also the name of its string: `option-low_ace`. */
  readonly id: string;
  readonly values: readonly number[];
  readonly default: number;
  /** Whether it changes what a hand is worth, and so who wins. */
  readonly ranks: boolean;
  /** Its name in an address. */
  readonly short: string;
}

/** What the catalogue says of a game, exactly as `commerce.catalogue` writes and explains it. */
export interface Entry {
  readonly id: string;
  readonly prefix: string;
  readonly players: Range;
  readonly hands: Range;
  readonly hand_size: number;
  readonly larger: Readonly<Record<string, readonly string[]>>;
  readonly needs_dealer: boolean;
  readonly standing: "balances" | "chips";
  readonly lowest_loses: boolean;
  readonly options: readonly Option[];
  readonly bots: readonly string[];
}

/** The cards chosen for a move: of one's own, and of those that lie open on the table. */
export interface Picked {
  readonly own: readonly CardCode[];
  readonly open: readonly CardCode[];
}

/** What a button would do now: a move, nothing yet (the name of a sentence says what is missing), or nothing at all. */
export type Possible = { readonly move: Move } | { readonly missing: string } | { readonly problem: Problem };

/** The cards of an event in a sentence of their own: its string, and the cards by the names they have there. */
export interface CardsTold {
  readonly name: string;
  readonly cards: Readonly<Record<string, unknown>>;
}

/** What a game's folder gives. The methods take what their own game's engine answers; each is only ever given that. */
export interface Parts {
  // --- Results ---
  /** The strings of hands that are not named after their category, as `hand-…`; `unranked`: of one that is worth nothing. */
  readonly handNames: Readonly<Record<string, string>>;
  /** Why, each with its rule. */
  reasons(strings: Strings, showdown: Showdown): readonly Reason[];
  /** What follows in chips, after the reasons. */
  consequences?(strings: Strings, showdown: Showdown, you: Seat | null): readonly Reason[];
  hintValues(strings: Strings, hint: Hint): Values;

  // --- What happens ---
  /** The string of an event, where it is not simply `event-` and its type. */
  eventName?(event: GameEvent, you: Seat | null): string | undefined;
  /** The string of a second sentence, for some events. */
  eventMore?(event: GameEvent): string | undefined;
  /** The cards of an event, where the string for them is not simply `event-`, its type, and `-card` or `-cards`. */
  eventCards?(event: GameEvent): CardsTold | undefined;
  /** For each type of event, its cards that left a hand or came, each with its string: `{ buy: { gave: "given-up" } }`. */
  readonly exchanged: Readonly<Record<string, Readonly<Record<string, string>>>>;

  // --- The table ---
  /** The actions that have a button, by phase; those of `your-turn` also stand while the others play. */
  readonly buttons: Readonly<Partial<Record<Phase, readonly MoveAction[]>>>;
  /** The actions to expect: their buttons are filled. */
  readonly main: readonly MoveAction[];
  /** The small line of an action that can be done: which form of its string, and the values in it. */
  actionForm(strings: Strings, table: TableView, picked: Picked, action: MoveAction): { readonly form?: string; readonly values?: Values };
  /** How many cards of one's own may be chosen at once: one, unless a game says more. */
  mostChosen?(table: TableView): number;
  /** The cards that lie open for everybody and may be chosen. */
  openCards?(table: TableView): readonly CardCode[];
  /** The cards that came by the last exchange. */
  arrived(table: TableView): readonly CardCode[];
  /** Whose turn it is, where a game says it in its own words. */
  turnSentence?(strings: Strings, table: TableView): string | undefined;
  /** What lies in the middle. `open` are the buttons of the open cards. */
  middle(page: Page, table: TableView, open: readonly TemplateResult[]): TemplateResult;
  /** The same in words: before what the players have, and after it. */
  middleInWords(strings: Strings, table: TableView): readonly [before: readonly string[], after: readonly string[]];
  /** What sets a player apart just now, for the eye, and besides for the ear. */
  marks?(strings: Strings, table: TableView, seat: Seat): { readonly seen: readonly string[]; readonly heard: readonly string[] };

  // --- The worked example ---
  /** What lies in the middle at a step. */
  stepMiddle(page: Page, step: ExampleStep): TemplateResult;
  /** What the label of a change speaks of. */
  changeValues?(example: Example, change: string): Values;
}

export interface Game extends Entry, Parts {}

/** Something that may be changed in the worked example. */
export interface ExampleChange {
  readonly change: string;
  readonly label: string;
  /** What is chosen in the deal as it is shown. */
  readonly chosen: Change;
}

/** The string that names a hand. */
export const handString = ({ handNames }: Pick<Game, "handNames">, { category, points, rank }: HandRank): string => {
  const unranked = points === null && rank === null ? handNames["unranked"] : undefined;
  return `hand-${unranked ?? handNames[category] ?? category}`;
};

/** How many cards a hand with these may have: more than it was dealt only where an option allows it. */
export function largestHand({ hand_size, larger }: Game, hand: readonly CardCode[], options: Readonly<Record<string, number>>): number {
  const allowed = Object.entries(larger).flatMap(([option, hands]) => (options[option] ? hands : []));
  const grown = allowed.find((codes) => hand.length >= hand_size && hand.every((card) => codes.includes(card)));
  return grown ? grown.length / 2 : hand_size;
}

/** Whether chips are what a player has, and may lose. */
export const countsChips = ({ standing }: Game): boolean => standing === "chips";
