/** What happens in a deal, in sentences. Most names of strings follow from the events; a game names the others. */
import { cardName, cardNames, isCard } from "../cards/names";
import type { CardCode, GameEvent, Seat } from "../engine/answers";
import type { Strings, Values } from "../language/strings";
import type { CardsTold, Game } from "./game";

/** The fields of events that hold cards: one, several, or `null` where the reader may not see it. */
const CARD_FIELDS = ["gave", "drew", "card", "got", "took", "refill"];

/** One event: its sentences, and the cards in one of their own. */
export interface Told {
  readonly sentences: readonly string[];
  readonly cards: string | null;
}

const actor = (event: GameEvent): unknown => event["seat"] ?? event["from"] ?? event["dealer"];

function eventString(strings: Strings, game: Game, event: GameEvent, you: Seat | null): string {
  const name = game.eventName?.(event, you) ?? `event-${event.type}`;
  const form = you === null ? "" : actor(event) === you ? "-you" : event["to"] === you ? "-to-you" : "";
  return strings.has(name + form) ? name + form : name;
}

function eventCards(strings: Strings, game: Game, event: GameEvent): CardsTold | undefined {
  const own = game.eventCards?.(event);
  if (own) return own;
  const name = [`event-${event.type}-cards`, `event-${event.type}-card`].find((each) => strings.has(each));
  const fields = CARD_FIELDS.filter((field) => field in event);
  return name === undefined ? undefined : { name, cards: Object.fromEntries(fields.map((field) => [field, event[field]])) };
}

/** The cards by name; `null` where one of them may not be seen. */
function cardsSentence(strings: Strings, { name, cards }: CardsTold): string | null {
  const named: Values = {};
  for (const [field, held] of Object.entries(cards)) {
    if (held === null) return null;
    named[field] = typeof held === "string" ? cardName(strings, held) : cardNames(strings, held as CardCode[]);
  }
  return strings.text(name, named);
}

/** One event, told to the reader in seat `you`, or to somebody who takes no part. */
export function tell(strings: Strings, game: Game, event: GameEvent, dealer: Seat, you: Seat | null): Told {
  const values: Values = { dealer, seat: Number(actor(event)), other: Number(event["to"]) };
  for (const [field, value] of Object.entries(event)) if (typeof value === "number") values[field] ??= value;
  const more = game.eventMore?.(event);
  const cards = eventCards(strings, game, event);
  return {
    sentences: [strings.text(eventString(strings, game, event, you), values), ...(more ? [strings.text(more)] : [])],
    cards: cards ? cardsSentence(strings, cards) : null,
  };
}

/** A deal's log: the sentences of each event in one text; what is said twice running, as of everyone's stakes, stands once. */
export const logSentences = (
  strings: Strings,
  game: Game,
  events: readonly GameEvent[],
  dealer: Seat,
  you: Seat | null,
): readonly string[] =>
  events
    .map((event) => tell(strings, game, event, dealer, you))
    .map(({ sentences, cards }) => [...sentences, ...(cards ? [cards] : [])].join(" "))
    .filter((text, place, texts) => text !== texts[place - 1]);

/** What a step of the worked example is called: by its first event that has a title. */
export function stepTitle(strings: Strings, events: readonly GameEvent[]): string {
  const event = events.find(({ type }) => strings.has(`example-title-${type}`));
  return strings.text(`example-title-${event?.type ?? "showdown"}`, { seat: Number(event && actor(event)) });
}

/** The cards that left a hand, beside those that came, each with its string. */
export const exchanged = (game: Game, events: readonly GameEvent[]): readonly (readonly [string, readonly CardCode[]])[] =>
  events.flatMap((event) =>
    Object.entries(game.exchanged[event.type] ?? {}).map(
      ([field, label]) => [`example-${label}`, [event[field]].flat().filter((card) => isCard(String(card))) as CardCode[]] as const,
    ),
  );
