/** What the engine found, in sentences: hands, winners, reasons, payments, problems. */
import type { GameEvent, HandRank, Hint, Payment, Problem, Seat, Showdown } from "../engine/answers";
import type { Strings, Values } from "../language/strings";
import { cardName, cardNames, rankLetter } from "../cards/names";
import { ruleAnchor } from "../page/site";

/** A sentence and the rule that it rests on. */
export interface Reason {
  readonly text: string;
  readonly rule: string | null;
}

const handValues = (strings: Strings, hand: HandRank): Values => ({
  rank: hand.rank ?? "",
  letter: hand.rank ? rankLetter(strings, hand.rank) : "",
  points: hand.points ?? 0,
  count: hand.counted.length,
});

/** “point 21”: the first line of a hand's name. */
export const handTitle = (strings: Strings, hand: HandRank): string =>
  strings.text(`hand-${hand.category}`, handValues(strings, hand));

/** “two cards”: the small line below it. */
export const handDetail = (strings: Strings, hand: HandRank): string =>
  strings.text(`hand-${hand.category}.detail`, handValues(strings, hand));

/** “point 21 on two cards”: the whole name in one line. */
export const handName = (strings: Strings, hand: HandRank): string =>
  strings.text(`hand-${hand.category}.whole`, handValues(strings, hand));

/** “Player 1 wins.” */
export const winnerSentence = (strings: Strings, winner: Seat, you: Seat | null): string =>
  winner === you ? strings.text("winner-you") : strings.text("winner", { seat: winner });

function whyWinner(strings: Strings, showdown: Showdown): string {
  const [first, second] = showdown.order.map((seat) => showdown.hands[seat - 1]);
  if (!first || !second) return "";
  switch (showdown.decided_by) {
    case "category":
      return strings.text(`why-category-${first.category}-${second.category}`);
    case "rank":
      return strings.text(`why-rank-${first.category}`, {
        high: rankLetter(strings, first.rank ?? ""),
        low: rankLetter(strings, second.rank ?? ""),
      });
    case "total":
      return strings.text("why-total", { high: first.points ?? 0, low: second.points ?? 0 });
    case "card-count":
      return strings.text("why-card-count", { points: first.points ?? 0 });
    default: {
      const side = showdown.winner !== showdown.dealer ? "left" : first.category === "nothing" ? "nothing" : "dealer";
      return strings.text(`why-position-${side}`);
    }
  }
}

function whatTheDealerPays(strings: Strings, showdown: Showdown): Reason {
  const paid = showdown.payments.find((payment) => payment.from === showdown.dealer);
  if (!paid) return { text: strings.text("settles-dealer-won"), rule: null };
  const category = showdown.hands[showdown.dealer - 1]?.category ?? "";
  return { text: strings.text(`settles-${ruleAnchor(paid.rule)}`, { category }), rule: paid.rule };
}

/** Why the winner wins, and what it costs the dealer: two sentences, each with its rule. */
export const reasons = (strings: Strings, showdown: Showdown): readonly Reason[] => [
  { text: whyWinner(strings, showdown), rule: showdown.decided_rule },
  whatTheDealerPays(strings, showdown),
];

/** “Pool to player 1: 3 points”. */
export function paymentSentence(strings: Strings, payment: Payment, you: Seat | null): string {
  const name = (seat: Seat | "pool"): string => (seat === "pool" ? "pool" : seat === you ? "you" : "player");
  return strings.text(`payment-${name(payment.from)}-${name(payment.to)}`, {
    from: payment.from,
    to: payment.to,
    points: payment.points,
  });
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

/** One event of a deal as a reader of the log gets it: one sentence, or two where cards may be named. `you` is the reader's seat. */
export function eventSentence(strings: Strings, event: GameEvent, dealer: Seat, you: Seat | null): string {
  const cards = (id: string, values: Record<string, string | null>): string =>
    Object.values(values).some((value) => value === null)
      ? ""
      : ` ${strings.text(id, Object.fromEntries(Object.entries(values).map(([name, code]) => [name, cardName(strings, code ?? "")])))}`;
  switch (event.type) {
    case "deal":
      return strings.text(event.dealer === you ? "event-deal-you" : "event-deal", { seat: event.dealer });
    case "stake":
      return strings.text("event-stakes");
    case "buy": {
      const free = event.paid_to === null;
      const id =
        event.seat === you
          ? `event-buy-you${free ? "-free" : ""}`
          : free
            ? "event-buy-free"
            : event.paid_to === you
              ? "event-buy-pays-you"
              : "event-buy";
      return (
        strings.text(id, { seat: event.seat, dealer }) +
        cards("event-buy-cards", { gave: event.gave, drew: event.drew })
      );
    }
    case "offer": {
      const id = event.from === you ? "event-offer-you" : event.to === you ? "event-offer-to-you" : "event-offer";
      return (
        strings.text(id, { seat: event.from, other: event.to }) + cards("event-offer-card", { card: event.card })
      );
    }
    case "give": {
      const id = event.from === you ? "event-give-you" : event.to === you ? "event-give-to-you" : "event-give";
      return (
        strings.text(id, { seat: event.from, other: event.to }) +
        cards("event-give-cards", { card: event.card, got: event.got })
      );
    }
    case "refuse":
    case "knock":
      return strings.text(`event-${event.type}${event.seat === you ? "-you" : ""}`, { seat: event.seat });
    case "end":
      return strings.text(`event-end-${event.reason}`);
    case "showdown":
      return strings.text("event-showdown");
    case "payment":
      return paymentSentence(strings, event, you);
  }
}

/** A deal's log: one sentence for each event, the stakes of all players told once. */
export function logSentences(
  strings: Strings,
  events: readonly GameEvent[],
  dealer: Seat,
  you: Seat | null,
): readonly string[] {
  return events
    .filter((event, place) => event.type !== "stake" || events[place - 1]?.type !== "stake")
    .map((event) => eventSentence(strings, event, dealer, you));
}

/** What the engine would do, and why: two sentences. */
export function hintSentences(strings: Strings, { move, reason }: Hint): readonly string[] {
  const { keep, category, points, players } = reason.params;
  return [
    strings.text(`hint-${move.action}`, { card: cardName(strings, move.card ?? "") }),
    strings.text(`reason-${reason.code}`, {
      keep: cardNames(strings, Array.isArray(keep) ? (keep as string[]) : []),
      category: String(category ?? ""),
      points: Number(points ?? 0),
      players: Number(players ?? 0),
    }),
  ];
}
