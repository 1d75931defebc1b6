/** Commerce with a widow and lives. The lowest hand loses a chip. */
import { html } from "lit";
import { openHand } from "../../cards/hand";
import { cardName, cardNames, rankLetter, shortCard } from "../../cards/names";
import type { CardCode, Example, ExampleStep, GameEvent, HandRank, Seat, Showdown, TableView } from "../../engine/answers";
import type { Strings } from "../../language/strings";
import { ruleAnchor } from "../../page/site";
import { lowestSeats } from "../../results/order";
import { handName } from "../../results/sentences";
import type { Parts, Reason } from "../game";

/** What the engine answers in this game, beside what all games share. */
interface WidowShowdown extends Showdown {
  readonly loses: readonly Seat[];
  /** The rule by which they lose. */
  readonly settled_rule: string;
  /** The first cards that differ, the lowest hand's first, where single cards decide. */
  readonly decided_cards: readonly [low: string, high: string] | null;
  /** The seats that lost their last chip. */
  readonly out: readonly Seat[];
}

interface WidowTable extends TableView {
  readonly widow: readonly CardCode[];
  readonly knocker: Seat | null;
  /** The seats that still have their last turn, in order. */
  readonly last_turns: readonly Seat[];
  /** The seats with four cards. */
  readonly frozen: readonly Seat[];
  /** The card that you may pounce on. */
  readonly claim: CardCode | null;
}

interface WidowStep extends ExampleStep {
  readonly widow: readonly CardCode[];
}

/** Why the lowest hand is below the one just above it. */
function whyLowest(strings: Strings, showdown: WidowShowdown): string {
  const handOf = (seat: Seat | undefined): HandRank | null | undefined => showdown.hands[(seat ?? 0) - 1];
  const lowest = lowestSeats(showdown);
  const [low, high] = [handOf(lowest[0]), handOf(showdown.order.at(-1 - lowest.length))];
  if (!low || !high) return "";
  const letters = (below: string | null, above: string | null): { low: string; high: string } => ({
    low: rankLetter(strings, below ?? ""),
    high: rankLetter(strings, above ?? ""),
  });
  switch (showdown.decided_by) {
    case "category":
      return strings.text(`why-category-${high.category}-${low.category}`);
    case "rank":
      return strings.text(`why-low-rank-${low.category}`, letters(low.rank, high.rank));
    case "total":
      return strings.text("why-low-total", { low: low.points ?? 0, high: high.points ?? 0 });
    default: {
      const [below, above] = showdown.decided_cards ?? ["", ""];
      return strings.text(`why-low-cards-${low.category}`, { ...letters(below, above), points: low.points ?? 0 });
    }
  }
}

/** Why the lowest hand is the lowest, and what follows where more than one loses, or nobody: each with its rule. */
function reasons(strings: Strings, showdown: WidowShowdown): readonly Reason[] {
  const { settled_rule: rule } = showdown;
  const settles = (kind: string): Reason => ({ text: strings.text(`${kind}-${ruleAnchor(rule)}`), rule });
  if (showdown.void) return [settles("void")];
  // That the lowest hand loses a chip has just been said.
  const settled = strings.has(`settles-${ruleAnchor(rule)}`) ? [settles("settles")] : [];
  if (rule === "W7.2") return settled;
  if (showdown.decided_by === "tie") {
    // Nobody has said whether they have a chip to spare.
    return showdown.chips ? settled : [...settled, { text: strings.text("check-void-if"), rule: "W5.4" }];
  }
  return [{ text: whyLowest(strings, showdown), rule: showdown.decided_rule }, ...settled];
}

const toSeat = (strings: Strings, name: string, seat: Seat, you: Seat | null, chips = 0): string =>
  strings.text(seat === you ? `${name}-you` : name, { seat, chips });

const lastTurns = (strings: Strings, { last_turns: seats }: WidowTable): readonly string[] =>
  seats.length > 0 ? [strings.text("tell-last-turns", { seats: strings.listAll(seats.map(String)) })] : [];

const claimed = (strings: Strings, claim: CardCode | null): string =>
  strings.text("play-claim", { card: cardName(strings, claim ?? "") });

const isExchange = ({ type }: GameEvent): boolean => type === "exchange";
const isTaking = (event: GameEvent): boolean => isExchange(event) || event.type === "pounce";

/** The cards of an exchange that came to its player, or that were left in the widow. */
const cardsOf = (event: GameEvent | undefined, ...fields: readonly string[]): readonly CardCode[] =>
  fields.flatMap((field) => (event?.[field] ?? []) as CardCode | readonly CardCode[]);

export const game: Parts = {
  handNames: { point: "point-all", unranked: "unranked" },
  reasons,
  /** The chips that it costs. */
  consequences: (strings, { loses, chips, out, settled_rule }: WidowShowdown, you) => [
    ...loses.map((seat) => ({
      text: toSeat(strings, "event-lose", seat, you, chips?.[seat - 1]),
      rule: settled_rule === "W5.1" ? settled_rule : null,
    })),
    ...out.map((seat) => ({ text: toSeat(strings, "event-out", seat, you), rule: "W6.1" })),
  ],
  hintValues(strings, { move, reason: { params } }) {
    const { category, rank = null, points = null } = params;
    const hand = { category, rank, points, cards: [], counted: [] };
    return {
      gave: cardNames(strings, move.give ?? []),
      took: cardNames(strings, move.take ?? []),
      hand: category === undefined ? "" : handName(strings, game, hand as unknown as HandRank),
    };
  },

  eventName({ type, reason, rule }) {
    if (type !== "end") return undefined;
    const ends: Readonly<Record<string, string>> = { knock: "last-turns", cap: "turns", passes: rule === "W7.2" ? "passes-extended" : "passes" };
    return `event-end-${ends[String(reason)] ?? ""}`;
  },
  eventMore: ({ type }) => (type === "knock" ? "event-knock-last-turns" : undefined),
  eventCards: ({ type, widow }) => (type === "deal" ? { name: "event-deal-widow", cards: { cards: widow } } : undefined),
  exchanged: { exchange: { gave: "left", took: "taken" } },

  buttons: { "your-turn": ["exchange", "pass", "knock"], claim: ["pounce", "decline"], out: [] },
  main: ["exchange", "pounce"],
  actionForm(strings, { claim }: WidowTable, { own, open }, action) {
    const short = (cards: readonly CardCode[]): string => cards.map((code) => shortCard(strings, code)).join(" ");
    return {
      form: action === "knock" ? "last" : "with",
      values: { gave: short(own), took: short(open), card: short(claim ? [claim] : []) },
    };
  },
  mostChosen: ({ options }) => options["exchanges"] ?? 1,
  openCards: ({ widow }: WidowTable) => widow,
  /** Those that you took, and those that somebody left in the widow. A claim stands out alone. */
  arrived({ events, seat, widow, claim }: WidowTable) {
    if (claim) return [claim];
    const last = [...events].reverse();
    const left = last.find(isTaking);
    const lying = left && isExchange(left) ? cardsOf(left, "gave") : cardsOf(left, "refill");
    const mine = last.find((event) => isTaking(event) && event["seat"] === seat);
    return [...lying.filter((code) => widow.includes(code)), ...cardsOf(mine, "took", "card")];
  },
  turnSentence(strings, { phase, seat, to_act, claim, last_turns }: WidowTable) {
    if (phase === "claim") return claimed(strings, claim);
    if (phase === "your-turn") return last_turns.includes(seat) ? strings.text("play-your-last-turn") : undefined;
    // Whose claim it is may not be seen: it may come before a turn of your own.
    return to_act === seat ? strings.text("play-moment") : undefined;
  },
  middle: ({ strings }, table: WidowTable, open) => html`<div class="middle is-open">
    <div class="open-cards" role="group" aria-label=${strings.text("play-widow")}>${open}</div>
    <p class="middle-words">
      ${strings.text("widow")} · ${strings.text("play-stock", { count: table.stock })}
      ${lastTurns(strings, table).map((sentence) => html`<b>${sentence}</b>`)}
    </p>
  </div>`,
  middleInWords: (strings, table: WidowTable) => [
    [
      strings.text("tell-widow", { cards: cardNames(strings, table.widow), count: table.stock }),
      ...(table.claim ? [claimed(strings, table.claim)] : []),
    ],
    lastTurns(strings, table),
  ],
  marks: (strings, { knocker, frozen, last_turns }: WidowTable, seat) => ({
    seen: [
      ...(knocker === seat ? [strings.text("mark-knocked")] : []),
      ...(frozen.includes(seat) ? [strings.text("mark-frozen")] : []),
    ],
    heard: last_turns.includes(seat) ? [strings.text("mark-last-turn")] : [],
  }),

  stepMiddle: (page, { widow, moved }: WidowStep) =>
    html`<span class="panel-open">${openHand(page, widow, { moved })} <span>${page.strings.text("widow")}</span></span>`,
  /** Who takes the card that may be another: the first to exchange after the knock. */
  changeValues({ steps }: Example) {
    const events = steps.flatMap((step) => step.events);
    const knock = events.findIndex(({ type }) => type === "knock");
    return { seat: Number(events.slice(knock).find(isExchange)?.["seat"]) };
  },
};
