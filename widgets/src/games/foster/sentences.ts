/** Trade and barter in sentences: who wins and why, who pays whom, what happens, what to do. */
import { cardName, cardNames, rankLetter } from "../../cards/names";
import type { Hint, Ranking, Seat } from "../../engine/answers";
import type { Strings } from "../../language/strings";
import { ruleAnchor } from "../../page/site";
import { cardsAfter } from "../../results/sentences";
import type { Reason } from "../game";
import type { FosterEvent, FosterShowdown, Payment } from "./answers";

export const headline = (strings: Strings, { winner }: Ranking, you: Seat | null): string =>
  winner === you ? strings.text("winner-you") : strings.text("winner", { seat: winner ?? 0 });

function whyWinner(strings: Strings, showdown: FosterShowdown): string {
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

function whatTheDealerPays(strings: Strings, showdown: FosterShowdown): Reason {
  const paid = showdown.payments.find((payment) => payment.from === showdown.dealer);
  if (!paid) return { text: strings.text("settles-dealer-won"), rule: null };
  const category = showdown.hands[showdown.dealer - 1]?.category ?? "";
  return { text: strings.text(`settles-${ruleAnchor(paid.rule)}`, { category }), rule: paid.rule };
}

/** Why the winner wins, and what it costs the dealer: two sentences, each with its rule. */
export const reasons = (strings: Strings, showdown: FosterShowdown): readonly Reason[] => [
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

function eventSentence(strings: Strings, event: FosterEvent, dealer: Seat, you: Seat | null): string {
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
        cardsAfter(strings, "event-buy-cards", { gave: event.gave, drew: event.drew })
      );
    }
    case "offer": {
      const id = event.from === you ? "event-offer-you" : event.to === you ? "event-offer-to-you" : "event-offer";
      return (
        strings.text(id, { seat: event.from, other: event.to }) +
        cardsAfter(strings, "event-offer-card", { card: event.card })
      );
    }
    case "give": {
      const id = event.from === you ? "event-give-you" : event.to === you ? "event-give-to-you" : "event-give";
      return (
        strings.text(id, { seat: event.from, other: event.to }) +
        cardsAfter(strings, "event-give-cards", { card: event.card, got: event.got })
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

/** One sentence for each event, the stakes of all players told once. */
export const logSentences = (
  strings: Strings,
  events: readonly FosterEvent[],
  dealer: Seat,
  you: Seat | null,
): readonly string[] =>
  events
    .filter((event, place) => event.type !== "stake" || events[place - 1]?.type !== "stake")
    .map((event) => eventSentence(strings, event, dealer, you));

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
