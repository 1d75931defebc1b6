/** The game with a widow in sentences: who loses a chip and why, what happens, what to do. */
import { cardNames, rankLetter } from "../../cards/names";
import type { HandRank, Hint, Seat } from "../../engine/answers";
import type { Strings } from "../../language/strings";
import { ruleAnchor } from "../../page/site";
import { lowestSeats } from "../../results/order";
import { cardsAfter, handName, seatOrSeats } from "../../results/sentences";
import type { Reason } from "../game";
import type { WidowEvent, WidowRanking, WidowShowdown } from "./answers";
import { firstDifference, handString } from "./hands";

export function headline(strings: Strings, { loses }: WidowRanking, you: Seat | null): string {
  if (!loses) return strings.text("all-equal");
  if (loses.length === 0) return strings.text("loses-nobody");
  if (you === null || !loses.includes(you)) return seatOrSeats(strings, "loses", "loses-several", loses);
  const others = loses.filter((seat) => seat !== you);
  if (others.length === 0) return strings.text("loses-you");
  return strings.text("loses-several-you", {
    seats: strings.listAll(others.map(String)),
    count: others.length,
  });
}

/** Why the lowest hand is below the one just above it. */
function whyLowest(strings: Strings, showdown: WidowShowdown): string {
  const handOf = (seat: Seat | undefined): HandRank | null | undefined => showdown.hands[(seat ?? 0) - 1];
  const lowest = lowestSeats(showdown);
  const [low, high] = [handOf(lowest[0]), handOf(showdown.order.at(-1 - lowest.length))];
  if (!low || !high) return "";
  const letters = (of: { readonly low: string; readonly high: string }): { low: string; high: string } => ({
    low: rankLetter(strings, of.low),
    high: rankLetter(strings, of.high),
  });
  switch (showdown.decided_by) {
    case "category":
      return strings.text(`why-category-${high.category}-${low.category}`);
    case "rank":
      return strings.text(
        `why-low-rank-${low.category}`,
        letters({ low: low.rank ?? "", high: high.rank ?? "" }),
      );
    case "total":
      return strings.text("why-low-total", { low: low.points ?? 0, high: high.points ?? 0 });
    default:
      return strings.text(`why-low-cards-${low.category}`, {
        ...letters(firstDifference(low, high)),
        points: low.points ?? 0,
      });
  }
}

/** Why the lowest hand is the lowest, and what follows where more than one loses, or nobody: each with its rule. */
export function reasons(strings: Strings, showdown: WidowShowdown): readonly Reason[] {
  const { settled_rule: rule } = showdown;
  if (showdown.void) return [{ text: strings.text(`void-${ruleAnchor(rule)}`), rule }];
  const settled = rule === "W5.1" ? [] : [{ text: strings.text(`settles-${ruleAnchor(rule)}`), rule }];
  if (rule === "W7.2") return settled;
  if (showdown.decided_by === "tie") {
    // Nobody has said whether they have a chip to spare.
    return showdown.chips ? settled : [...settled, { text: strings.text("check-void-if"), rule: "W5.4" }];
  }
  return [{ text: whyLowest(strings, showdown), rule: showdown.decided_rule }, ...settled];
}

const yours = (strings: Strings, id: string, seat: Seat, you: Seat | null, chips = 0): string =>
  strings.text(seat === you ? `${id}-you` : id, { seat, chips });

/** The reasons, and the chips that they cost. */
export const settlement = (strings: Strings, showdown: WidowShowdown, you: Seat | null): readonly Reason[] => [
  ...reasons(strings, showdown),
  ...showdown.loses.map((seat) => ({
    text: yours(strings, "event-lose", seat, you, showdown.chips?.[seat - 1]),
    rule: showdown.settled_rule === "W5.1" ? "W5.1" : null,
  })),
  ...showdown.out.map((seat) => ({ text: yours(strings, "event-out", seat, you), rule: "W6.1" })),
];

function endSentence(strings: Strings, reason: string, rule: string): string {
  switch (reason) {
    case "knock":
      return strings.text("event-end-last-turns");
    case "passes":
      return strings.text(rule === "W7.2" ? "event-end-passes-extended" : "event-end-passes");
    default:
      return strings.text("event-end-turns");
  }
}

function eventSentence(strings: Strings, event: WidowEvent, you: Seat | null): string {
  switch (event.type) {
    case "deal":
      return yours(strings, "event-deal", event.dealer, you) + cardsAfter(strings, "event-deal-widow", { cards: event.widow });
    case "exchange":
      return (
        yours(strings, "event-exchange", event.seat, you) +
        cardsAfter(strings, "event-exchange-cards", { gave: event.gave, took: event.took })
      );
    case "pass":
      return yours(strings, "event-pass", event.seat, you);
    case "knock":
      return `${yours(strings, "event-knock", event.seat, you)} ${strings.text("event-knock-last-turns")}`;
    case "pounce":
      return (
        yours(strings, "event-pounce", event.seat, you) +
        cardsAfter(strings, "event-pounce-cards", { card: event.card, refill: event.refill })
      );
    case "decline":
      return (
        yours(strings, "event-decline", event.seat, you) +
        cardsAfter(strings, "event-decline-card", { card: event.card })
      );
    case "end":
      return endSentence(strings, event.reason, event.rule);
    case "showdown":
      return strings.text("event-showdown");
    case "lose":
      return yours(strings, "event-lose", event.seat, you, event.chips);
    case "out":
      return yours(strings, "event-out", event.seat, you);
    case "void":
      return strings.text("event-void");
  }
}

export const logSentences = (
  strings: Strings,
  events: readonly WidowEvent[],
  _dealer: Seat,
  you: Seat | null,
): readonly string[] => events.map((event) => eventSentence(strings, event, you));

export function hintSentences(strings: Strings, { move, reason }: Hint): readonly string[] {
  const { category, rank, points, players } = reason.params;
  const hand: HandRank = {
    cards: [],
    counted: [],
    category: String(category ?? "point"),
    rank: typeof rank === "string" ? rank : null,
    points: typeof points === "number" ? points : null,
  };
  return [
    strings.text(`hint-${move.action}`, {
      gave: cardNames(strings, move.give ?? []),
      took: cardNames(strings, move.take ?? []),
    }),
    strings.text(`reason-${reason.code}`, {
      hand: reason.code === "pounce-four" ? "" : handName(strings, { handString }, hand),
      players: Number(players ?? 0),
    }),
  ];
}
