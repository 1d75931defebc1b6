/** What the engine found, in sentences that every game makes alike: names of hands, and what is wrong. */
import type { HandRank, Hint, Problem, Seat } from "../engine/answers";
import { handString, type Game } from "../games/game";
import type { Strings, Values } from "../language/strings";
import { cardName, rankLetter } from "../cards/names";

const handValues = (strings: Strings, hand: HandRank): Values => ({
  // A figure chooses its words as a number: `[9]` in a string is no text.
  rank: /^\d$/.test(hand.rank ?? "") ? Number(hand.rank) : (hand.rank ?? ""),
  letter: hand.rank ? rankLetter(strings, hand.rank) : "",
  points: hand.points ?? 0,
  count: hand.counted.length,
});

/** “point 21”: the first line of a hand's name. */
export const handTitle = (strings: Strings, game: Game, hand: HandRank): string =>
  strings.text(handString(game, hand), handValues(strings, hand));

/** “two cards”: the small line below it. */
export const handDetail = (strings: Strings, game: Game, hand: HandRank): string =>
  strings.text(`${handString(game, hand)}.detail`, handValues(strings, hand));

/** “point 21 on two cards”: the whole name in one line. */
export const handName = (strings: Strings, game: Pick<Game, "handNames">, hand: HandRank): string =>
  strings.text(`${handString(game, hand)}.whole`, handValues(strings, hand));

/** One of two strings: for one seat, or for several. */
export const seatOrSeats = (strings: Strings, one: string, several: string, seats: readonly Seat[]): string =>
  seats.length === 1
    ? strings.text(one, { seat: seats[0] ?? 0 })
    : strings.text(several, { seats: strings.listAll(seats.map(String)) });

/** What the engine would do, and why: two sentences. */
export function hintSentences(strings: Strings, game: Game, hint: Hint): readonly string[] {
  const { move, reason } = hint;
  const values = { players: Number(reason.params["players"] ?? 0), ...game.hintValues(strings, hint) };
  return [strings.text(`hint-${move.action}`, values), strings.text(`reason-${reason.code}`, values)];
}

/** What is wrong, in words. A code without a sentence of its own throws: the strings are tested against the engine's table. */
export function problemSentence(strings: Strings, problem: Problem): string {
  const { params } = problem;
  const hands = Array.isArray(params["hands"]) ? (params["hands"] as number[]) : [];
  const options = Array.isArray(params["options"]) ? (params["options"] as string[]) : [];
  const values: Values = {
    text: problem.card ? cardName(strings, problem.card) : "",
    hand: problem.hand ?? 0,
    first: hands[0] ?? 0,
    second: hands[1] ?? 0,
    options: strings.listAny(options.map((option) => cardName(strings, option))),
  };
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === "string" || typeof value === "number") values[name] = value;
  }
  const twiceInOne = hands.length > 1 && hands[0] === hands[1];
  return strings.text(`problem-${problem.code}${twiceInOne ? "-same-hand" : ""}`, values);
}

/** A problem that the page itself has found. */
export const problem = (code: string, params: Problem["params"] = {}): Problem => ({
  code,
  rule: null,
  hand: null,
  card: null,
  position: null,
  params,
});
