/** The worked example of the game with a widow. */
import { html, type TemplateResult } from "lit";
import { openHand } from "../../cards/hand";
import type { CardCode } from "../../engine/answers";
import type { Strings } from "../../language/strings";
import type { Page } from "../../page/page";
import type { Lever } from "../game";
import type { WidowEvent, WidowExample, WidowStep } from "./answers";

/** What a step is called, by the event that makes it. */
export function stepTitle(strings: Strings, { events }: WidowStep): string | null {
  for (const event of events) {
    switch (event.type) {
      case "exchange":
      case "pass":
      case "knock":
        return strings.text(`example-title-${event.type}`, { seat: event.seat });
    }
  }
  return null;
}

/** The first exchange after the knock, whose card can be another. */
function lateExchange({ steps }: WidowExample): Extract<WidowEvent, { type: "exchange" }> | undefined {
  const events = steps.flatMap((step) => step.events);
  const knock = events.findIndex((event) => event.type === "knock");
  return events.slice(knock).find((event) => event.type === "exchange");
}

export function levers(strings: Strings, example: WidowExample): readonly Lever[] {
  const exchange = lateExchange(example);
  return [
    {
      change: "dealer_hand",
      label: strings.text("example-dealer-hand"),
      chosen: example.steps[0]?.hands[example.dealer - 1] ?? [],
    },
    {
      change: "taken",
      label: strings.text("example-taken-card", { seat: exchange?.seat ?? 0 }),
      chosen: exchange?.took[0] ?? "",
    },
  ];
}

export const stepMiddle = (page: Page, { widow, moved }: WidowStep): TemplateResult =>
  html`<span class="panel-widow">${openHand(page, widow, { moved })} <span>${page.strings.text("widow")}</span></span>`;

export const exchanged = (events: readonly WidowEvent[]): readonly (readonly [string, readonly CardCode[]])[] =>
  events.flatMap((event): [string, readonly CardCode[]][] =>
    event.type === "exchange"
      ? [
          ["example-left", event.gave],
          ["example-taken", event.took],
        ]
      : [],
  );

export const exampleStanding = (strings: Strings, { showdown }: WidowExample): string =>
  strings.text("example-chips", { chips: (showdown.chips ?? []).join(" · ") });
