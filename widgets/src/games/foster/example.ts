/** The worked example of trade and barter. */
import { html, type TemplateResult } from "lit";
import type { CardCode } from "../../engine/answers";
import type { Strings } from "../../language/strings";
import type { Page } from "../../page/page";
import type { Lever } from "../game";
import type { FosterEvent, FosterExample, FosterStep } from "./answers";

/** What a step is called, by the event that makes it. */
export function stepTitle(strings: Strings, { events }: FosterStep): string | null {
  for (const event of events) {
    switch (event.type) {
      case "buy":
      case "knock":
      case "refuse":
        return strings.text(`example-title-${event.type}`, { seat: event.seat });
      case "offer":
        return strings.text("example-title-barter", { seat: event.from });
    }
  }
  return null;
}

/** The card that the dealer draws in the deal as it is shown. */
function drawn({ steps, dealer }: FosterExample): CardCode | null {
  for (const { events } of steps) {
    for (const event of events) if (event.type === "buy" && event.seat === dealer) return event.drew;
  }
  return null;
}

export const levers = (strings: Strings, example: FosterExample): readonly Lever[] => [
  {
    change: "dealer_hand",
    label: strings.text("example-dealer-hand"),
    chosen: example.steps[0]?.hands[example.dealer - 1] ?? [],
  },
  { change: "draw", label: strings.text("example-draw"), chosen: drawn(example) ?? "" },
];

export const stepMiddle = ({ strings }: Page, { pool, stock }: FosterStep): TemplateResult =>
  html`<span><b>${pool}</b> ${strings.text("pool")}</span> <span><b>${stock}</b> ${strings.text("stock")}</span>`;

export const exchanged = (events: readonly FosterEvent[]): readonly (readonly [string, readonly CardCode[]])[] =>
  events
    .flatMap((event): [string, CardCode | null][] => {
      switch (event.type) {
        case "buy":
          return [
            ["example-given-up", event.gave],
            ["example-drawn", event.drew],
          ];
        case "offer":
          return [["example-offered", event.card]];
        case "give":
          return [["example-given-back", event.card]];
        default:
          return [];
      }
    })
    .map(([label, code]) => [label, code ? [code] : []]);

export const exampleStanding = (strings: Strings, { showdown }: FosterExample): string =>
  strings.text("example-balances", {
    balances: showdown.balances.map((balance) => strings.signed(balance)).join(" · "),
  });
