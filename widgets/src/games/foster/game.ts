/** Trade and barter: Commerce without a widow. The best hand takes the pool. */
import { html } from "lit";
import { card } from "../../cards/card";
import { cardName, cardNames, rankLetter, shortCard } from "../../cards/names";
import type { CardCode, ExampleStep, Seat, Showdown, TableView } from "../../engine/answers";
import type { Strings } from "../../language/strings";
import { ruleAnchor } from "../../page/site";
import { paymentName } from "../../results/verdict";
import type { Parts, Reason } from "../game";

/** What the engine answers in this game, beside what all games share. */
interface FosterTable extends TableView {
  readonly pool: number;
  readonly offer: { readonly from: Seat; readonly to: Seat } | null;
}

interface FosterStep extends ExampleStep {
  readonly pool: number;
}

function whyWinner(strings: Strings, { order, hands, decided_by, winner, dealer }: Showdown): string {
  const [first, second] = order.map((seat) => hands[seat - 1]);
  if (!first || !second) return "";
  switch (decided_by) {
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
      const side = winner !== dealer ? "left" : first.category === "nothing" ? "nothing" : "dealer";
      return strings.text(`why-position-${side}`);
    }
  }
}

function whatTheDealerPays(strings: Strings, { payments = [], hands, dealer }: Showdown): Reason {
  const paid = payments.find(({ from }) => from === dealer);
  if (!paid) return { text: strings.text("settles-dealer-won"), rule: null };
  const category = hands[(dealer ?? 0) - 1]?.category ?? "";
  return { text: strings.text(`settles-${ruleAnchor(paid.rule)}`, { category }), rule: paid.rule };
}

export const game: Parts = {
  handNames: {},
  /** Why the winner wins, and what it costs the dealer. */
  reasons: (strings, showdown) => [
    { text: whyWinner(strings, showdown), rule: showdown.decided_rule },
    whatTheDealerPays(strings, showdown),
  ],
  hintValues: (strings, { move, reason: { params } }) => ({
    card: cardName(strings, move.card ?? ""),
    keep: cardNames(strings, Array.isArray(params["keep"]) ? (params["keep"] as string[]) : []),
    category: String(params["category"] ?? ""),
    points: Number(params["points"] ?? 0),
  }),

  eventName(event, you) {
    switch (event.type) {
      case "stake":
        return "event-stakes";
      case "buy":
        return event["paid_to"] === null ? "event-buy-free" : event["paid_to"] === you ? "event-buy-pays-you" : undefined;
      case "end":
        return `event-end-${String(event["reason"])}`;
      case "payment":
        return paymentName({ from: event["from"] as Seat | "pool", to: event["to"] as Seat }, you);
      default:
        return undefined;
    }
  },
  exchanged: { buy: { gave: "given-up", drew: "drawn" }, offer: { card: "offered" }, give: { card: "given-back" } },

  buttons: { "your-turn": ["buy", "barter", "knock"], "answer-offer": ["give", "refuse"] },
  main: ["buy", "give"],
  /** The card that the action moves, and where to. */
  actionForm(strings, table: FosterTable, { own: [chosen] }, action) {
    if (chosen === undefined) return {};
    const left = (table.seat % table.seats) + 1;
    return {
      form: action === "buy" && table.dealer === table.seat ? "free" : "with",
      values: { card: shortCard(strings, chosen), seat: action === "give" ? (table.offer?.from ?? 0) : left },
    };
  },
  arrived({ events, seat }) {
    for (const event of [...events].reverse()) {
      const came =
        event.type === "buy" && event["seat"] === seat
          ? event["drew"]
          : event.type === "give" && event["from"] === seat
            ? event["got"]
            : event.type === "give" && event["to"] === seat
              ? event["card"]
              : undefined;
      if (came !== undefined) return came === null ? [] : [came as CardCode];
    }
    return [];
  },
  turnSentence: (strings, { phase }) => (phase === "answer-offer" ? strings.text("play-offered") : undefined),
  middle: ({ strings, site }, { stock, pool }: FosterTable) => html`<div class="middle">
    <span class="stock">${card(site.sprite, null)} <span>${strings.text("play-stock", { count: stock })}</span></span>
    <span class="pool"><b>${pool}</b> <span>${strings.text("pool")}</span></span>
  </div>`,
  middleInWords: (strings, { stock, pool }: FosterTable) => [[strings.text("tell-stock", { count: stock, pool })], []],

  stepMiddle: ({ strings }, { pool, stock }: FosterStep) =>
    html`<span><b>${pool}</b> ${strings.text("pool")}</span> <span><b>${stock}</b> ${strings.text("stock")}</span>`,
};
