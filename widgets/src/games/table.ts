/** The table, as far as all games have it alike: what may be done with the cards chosen, and all of it in words. */
import { cardNames } from "../cards/names";
import type { CardCode, MoveAction, TableView } from "../engine/answers";
import type { Strings } from "../language/strings";
import { handName } from "../results/sentences";
import { logSentences } from "./events";
import type { Game, Picked, Possible } from "./game";
import { standingOf } from "./standing";

export const openCards = (game: Game, table: TableView): readonly CardCode[] => game.openCards?.(table) ?? [];

/** “Deal 2 of 4”, or “Deal 2” where nobody knows how many there will be. */
export const heading = (strings: Strings, { deal, deals }: TableView): string =>
  deals === null ? strings.text("play-deal", { deal }) : strings.text("play-deal-of", { deal, deals });

/** The actions that have a button now. */
export const actions = ({ buttons }: Game, { phase }: TableView): readonly MoveAction[] =>
  buttons[phase] ?? buttons["your-turn"] ?? [];

const sameCards = (one: readonly CardCode[], other: readonly CardCode[]): boolean =>
  one.length === other.length && one.every((code) => other.includes(code));

/** What is missing for a move of chosen cards; `null` when as many are chosen as it takes. */
function missing(game: Game, table: TableView, { own, open }: Picked): string | null {
  if (openCards(game, table).length === 0) return own.length > 0 ? null : "card";
  if (own.length === open.length) return own.length > 0 ? null : "both";
  if (open.length === 0) return "open";
  return own.length === 0 ? "own" : "as-many";
}

const movesOf = (table: TableView, action: MoveAction): TableView["moves"] => table.moves.filter((move) => move.action === action);

/** Whether an action moves cards that the player chooses. */
const needsCards = (table: TableView, action: MoveAction): boolean =>
  movesOf(table, action).some(({ card, give = [] }) => card !== undefined || give.length > 0);

/** What a button would do now. */
export function possible(game: Game, table: TableView, picked: Picked, action: MoveAction): Possible | null {
  const moves = movesOf(table, action);
  const [first] = moves;
  if (!first) {
    const forbidden = table.forbidden.find((each) => each.action === action);
    return forbidden ? { problem: forbidden.problem } : null;
  }
  if (!needsCards(table, action)) return { move: first };
  const move = moves.find(
    ({ card, give = card ? [card] : [], take = [] }) => sameCards(give, picked.own) && sameCards(take, picked.open),
  );
  return move ? { move } : { missing: `play-choose-${missing(game, table, picked) ?? "both"}` };
}

/** The small line of an action. */
export function actionDetail(strings: Strings, game: Game, table: TableView, picked: Picked, action: MoveAction): string {
  if (movesOf(table, action).length === 0) return strings.text("action-not-now");
  const lacks = needsCards(table, action) ? missing(game, table, picked) : null;
  if (lacks) return strings.text(lacks === "card" ? "action-choose" : `action-choose-${lacks === "as-many" ? "open" : lacks}`);
  const { form = "with", values = {} } = game.actionForm(strings, table, picked, action);
  return strings.text(`action-${action}.${form}`, values);
}

/** What happened last, to stand at the table: cards that lie there need no name. */
export function latest(strings: Strings, game: Game, { events, dealer, seat }: TableView): string {
  const last = events.at(-1);
  if (last?.type === "deal") return strings.text(dealer === seat ? "event-deal-you" : "event-deal", { seat: dealer });
  return logSentences(strings, game, events, dealer, seat).at(-1) ?? "";
}

/** Whose turn it is, and for what. */
export function turnSentence(strings: Strings, game: Game, table: TableView): string {
  const own = game.turnSentence?.(strings, table);
  if (own !== undefined) return own;
  if (table.phase === "your-turn") return strings.text("play-your-turn");
  return table.to_act === null ? "" : strings.text("play-others-turn", { seat: table.to_act });
}

/** The whole table, sentence by sentence. */
export function inWords(strings: Strings, game: Game, table: TableView): readonly string[] {
  const { deal, deals, dealer, seat, rank, hands, events } = table;
  const mine = (hands[seat - 1] ?? []).filter((code) => code !== null);
  const name = deals === null ? "tell-deal-open" : "tell-deal";
  const [before, after] = game.middleInWords(strings, table);
  return [
    strings.text(dealer === seat ? `${name}-you` : name, { deal, seat: dealer, ...(deals === null ? {} : { deals }) }),
    ...(rank ? [strings.text("tell-hand", { cards: cardNames(strings, mine), hand: handName(strings, game, rank) })] : []),
    ...before,
    ...hands.map((_, index) => standingOf(game).sentence(strings, table, index + 1)),
    ...after,
    ...logSentences(strings, game, events, dealer, seat).slice(-1),
  ];
}

/** Beside who has won the match: how long it was, where nobody knew beforehand. */
export const matchLength = (strings: Strings, { deals, match }: TableView): string =>
  deals === null && match?.deals !== undefined ? strings.text("match-length", { deals: match.deals }) : "";
