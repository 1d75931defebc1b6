/** The worked example: a strip of steps to swipe through, and what becomes of it when a card is another. */
import { html, nothing, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { card } from "../cards/card";
import { countedOf, handWords, openHand } from "../cards/hand";
import { cardName, cardNames } from "../cards/names";
import type { CardCode, ExampleStep, GameEvent, HandRank, Seat } from "../engine/answers";
import { engineStatus, type EngineHandlers } from "../engine/status";
import { icon } from "../page/icons";
import { ruleLink, type Page } from "../page/page";
import { logSentences, problemSentence } from "../results/sentences";
import { outcome, seatName } from "../showdown/view";
import { isChanged, type Changes, type ExampleState } from "./state";

export interface ExampleHandlers extends EngineHandlers {
  readonly goTo: (step: number) => void;
  readonly scrolled: (event: Event) => void;
  readonly change: (changes: Changes) => void;
  readonly reset: () => void;
}

interface Parts {
  readonly state: ExampleState;
  readonly page: Page;
  readonly on: ExampleHandlers | undefined;
}

export function exampleView(state: ExampleState, page: Page, on?: ExampleHandlers): TemplateResult {
  const parts = { state, page, on };
  const { strings } = page;
  return html`
    <section class="example" aria-label=${strings.text("example-label")}>
      ${stepButtons(parts)}
      <p class="no-script">${strings.text("example-swipe")}</p>
      <div class="strip" role="region" tabindex="0" aria-label=${strings.text("example-swipe")} @scroll=${on?.scrolled}>
        <ol class="panels">
          ${state.example.steps.map((step, place) => panel(parts, step, place))}
        </ol>
      </div>
      ${controls(parts)} ${changeIt(parts)}
      <p class="visually-hidden" role="status"></p>
    </section>
  `;
}

function stepButtons({ state, page: { strings }, on }: Parts): TemplateResult {
  const { steps } = state.example;
  return html`<ol class="step-buttons" aria-label=${strings.text("example-steps")}>
    ${steps.map((_, step) => {
      const name = strings.text("example-step", { step: step + 1, steps: steps.length });
      return html`<li>
        <button
          type="button"
          aria-label="${step + 1}. ${name}"
          aria-current=${step === state.step ? "step" : "false"}
          @click=${() => on?.goTo(step)}
        >
          ${step + 1}
        </button>
      </li>`;
    })}
  </ol>`;
}

function controls({ state, page: { strings }, on }: Parts): TemplateResult {
  const last = state.example.steps.length - 1;
  const button = (name: "first" | "back" | "next" | "last", target: number): TemplateResult => {
    const reachable = target >= 0 && target <= last && target !== state.step;
    return html`<button
      type="button"
      data-go=${name}
      aria-label=${strings.text(`example-${name}`)}
      aria-disabled=${reachable ? "false" : "true"}
      @click=${() => reachable && on?.goTo(target)}
    >
      ${icon(name)}
    </button>`;
  };
  return html`<div class="step-controls">
    ${button("first", 0)} ${button("back", state.step - 1)}
    <span class="step-place">${strings.text("example-step", { step: state.step + 1, steps: last + 1 })}</span>
    ${button("next", state.step + 1)} ${button("last", last)}
  </div>`;
}

/** What a step is called, by the event that makes it. */
export function stepTitle({ strings }: Page, step: ExampleStep): string {
  for (const event of step.events) {
    switch (event.type) {
      case "deal":
      case "showdown":
        return strings.text(`example-title-${event.type}`);
      case "buy":
      case "knock":
      case "refuse":
        return strings.text(`example-title-${event.type}`, { seat: event.seat });
      case "offer":
        return strings.text("example-title-barter", { seat: event.from });
    }
  }
  return strings.text("example-title-showdown");
}

/** What happened in a step, in sentences. */
export const stepSentences = ({ strings }: Page, state: ExampleState, step: ExampleStep): readonly string[] =>
  logSentences(strings, step.events, state.example.dealer, null);

function panel(parts: Parts, step: ExampleStep, place: number): TemplateResult {
  const { state, page } = parts;
  const { strings } = page;
  const { showdown, dealer, steps } = state.example;
  const isShowdown = place === steps.length - 1;
  return html`<li class="panel" data-step=${place + 1}>
    <p class="panel-title"><span class="numeral" aria-hidden="true">${place + 1}</span> ${stepTitle(page, step)}</p>
    <div class="panel-words">
      ${(isShowdown ? [strings.text("event-showdown")] : stepSentences(page, state, step)).map(
        (sentence) => html`<p>${sentence}</p>`,
      )}
    </div>
    <ol class="seats">
      ${step.hands.map((hand, index) =>
        seatRow(page, index + 1, dealer, hand, step, isShowdown ? showdown.hands[index] : undefined, isShowdown && showdown.winner === index + 1),
      )}
    </ol>
    <div class="panel-middle">
      <span><b>${step.pool}</b> ${strings.text("pool")}</span> <span><b>${step.stock}</b> ${strings.text("stock")}</span>
      ${exchanged(page, step.events)}
    </div>
    ${isShowdown ? html`<div class="panel-outcome">${outcome(showdown, page)}</div>` : nothing}
  </li>`;
}

function seatRow(
  page: Page,
  seat: Seat,
  dealer: Seat,
  hand: readonly CardCode[],
  step: ExampleStep,
  rank: HandRank | undefined,
  wins: boolean,
): TemplateResult {
  const { strings } = page;
  const balance = strings.signed(step.balances[seat - 1] ?? 0);
  return html`<li class=${classMap({ seat: true, "is-winner": wins })}>
    ${seatName(page, seat, dealer)} ${openHand(page, hand, { moved: step.moved, counted: countedOf(rank) })}
    <span class="seat-end"
      >${rank ? handWords(page, rank) : nothing}
      <span class="seat-balance"><small>${strings.text("balance")}</small> <b>${balance}</b></span></span
    >
  </li>`;
}

/** The cards that left a hand in this step, beside those that came. Screen readers have them in the sentences. */
function exchanged({ strings, site }: Page, events: readonly GameEvent[]): TemplateResult | typeof nothing {
  const pairs = events.flatMap((event): [string, CardCode | null][] => {
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
  });
  if (pairs.length === 0) return nothing;
  return html`<div class="exchanged" aria-hidden="true">
    ${pairs.map(([label, code]) => html`<span>${card(site.sprite, code)}<small>${strings.text(label)}</small></span>`)}
  </div>`;
}

function changeIt(parts: Parts): TemplateResult {
  const { state, page, on } = parts;
  const { strings } = page;
  const { example, original, changes } = state;
  const dealerHand = changes.dealer_hand ?? original.steps[0]?.hands[original.dealer - 1] ?? [];
  return html`<div class="change">
    <h3>${strings.text("example-change")}</h3>
    <p class="quiet">${strings.text("example-change-intro")}</p>
    <div class="change-fields">
      ${choiceOfCards(parts, "dealer_hand", "example-dealer-hand", example.choices.dealer_hand, dealerHand)}
      ${choiceOfCards(
        parts,
        "draw",
        "example-draw",
        example.choices.draw.map((code) => [code]),
        [changes.draw ?? drawn(state) ?? ""],
      )}
    </div>
    <div class="change-now">
      ${state.problems.map(
        (problem) => html`<p class="problem">
          ${problemSentence(strings, problem)} ${problem.rule ? ruleLink(page, state.game, problem.rule) : nothing}
        </p>`,
      )}
      <div class="result" data-winner=${example.showdown.winner} data-balances=${example.showdown.balances.join(" ")}>
        ${outcome(example.showdown, page)}
        <p class="change-balances">
          ${strings.text("example-balances", {
            balances: example.showdown.balances.map((balance) => strings.signed(balance)).join(" · "),
          })}
        </p>
      </div>
      <button
        type="button"
        class="tool"
        data-tool="reset"
        aria-disabled=${isChanged(state) ? "false" : "true"}
        @click=${isChanged(state) ? on?.reset : undefined}
      >
        ${strings.text("example-reset")}
      </button>
    </div>
    ${engineStatus(state.engine, page, on)}
  </div>`;
}

/** The card that the dealer draws in the deal as it is shown. */
function drawn({ example }: ExampleState): CardCode | null {
  for (const { events } of example.steps) {
    for (const event of events) if (event.type === "buy" && event.seat === example.dealer) return event.drew;
  }
  return null;
}

function choiceOfCards(
  { page, on, state }: Parts,
  change: keyof Changes,
  label: string,
  choices: readonly (readonly CardCode[])[],
  chosen: readonly CardCode[],
): TemplateResult {
  const { strings, site } = page;
  const value = (cards: readonly CardCode[]): Changes =>
    change === "draw" ? { draw: cards[0] ?? "" } : { dealer_hand: cards };
  return html`<fieldset class="change-choice">
    <legend>${strings.text(label)}</legend>
    <div class="choices-of-cards">
      ${choices.map(
        (cards) => html`<label class="choice-of-cards">
          <input
            type="radio"
            name="example-${change}"
            value=${cards.join("")}
            ?checked=${cards.join("") === chosen.join("")}
            @change=${() => on?.change({ ...state.changes, ...value(cards) })}
          />
          <span class="visually-hidden">${cards.length === 1 ? cardName(strings, cards[0] ?? "") : cardNames(strings, cards)}</span>
          ${cards.map((code) => card(site.sprite, code))}
        </label>`,
      )}
    </div>
  </fieldset>`;
}
