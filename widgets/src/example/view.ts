/** The worked example: a strip of steps to swipe through, and what becomes of it when a card is another. */
import { html, nothing, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { card } from "../cards/card";
import { countedOf, handWords, openHand } from "../cards/hand";
import { cardNames } from "../cards/names";
import type { CardCode, ExampleStep, Seat, Showdown } from "../engine/answers";
import { engineStatus, type EngineHandlers } from "../engine/status";
import { exchanged, logSentences, stepTitle } from "../games/events";
import type { ExampleChange, Game } from "../games/game";
import { gameOf } from "../games/games";
import { resultData, standingOf, usualChips } from "../games/standing";
import type { Strings } from "../language/strings";
import { icon } from "../page/icons";
import { ruleLink, type Page } from "../page/page";
import { problemSentence } from "../results/sentences";
import { outcome, rowClasses, seatName } from "../showdown/view";
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

/** What happened in a step, in sentences. */
export const stepSentences = ({ strings }: Page, state: ExampleState, step: ExampleStep): readonly string[] =>
  logSentences(strings, gameOf(state.game), step.events, state.example.dealer, null);

function panel(parts: Parts, step: ExampleStep, place: number): TemplateResult {
  const { state, page } = parts;
  const { strings } = page;
  const { showdown, dealer, steps } = state.example;
  const game = gameOf(state.game);
  const isShowdown = place === steps.length - 1;
  return html`<li class="panel" data-step=${place + 1}>
    <p class="panel-title"><span class="numeral" aria-hidden="true">${place + 1}</span> ${stepTitle(strings, step.events)}</p>
    <div class="panel-words">
      ${(isShowdown ? [strings.text("event-showdown")] : stepSentences(page, state, step)).map(
        (sentence) => html`<p>${sentence}</p>`,
      )}
    </div>
    <ol class="seats">
      ${step.hands.map((hand, index) => seatRow(page, game, index + 1, dealer, hand, step, isShowdown ? showdown : null))}
    </ol>
    <div class="panel-middle">${game.stepMiddle(page, step)} ${exchangedCards(page, game, step)}</div>
    ${isShowdown ? html`<div class="panel-outcome">${outcome(showdown, page)}</div>` : nothing}
  </li>`;
}

function seatRow(
  page: Page,
  game: Game,
  seat: Seat,
  dealer: Seat,
  hand: readonly CardCode[],
  step: ExampleStep,
  showdown: Showdown | null,
): TemplateResult {
  const rank = showdown?.hands[seat - 1];
  return html`<li class=${classMap(rowClasses(game, showdown, seat))}>
    ${seatName(page, seat, dealer)} ${openHand(page, hand, { moved: step.moved, counted: countedOf(rank) })}
    <span class="seat-end">${handWords(page, game, rank)} ${standingOf(game).mark(page.strings, step, seat, usualChips(game))}</span>
  </li>`;
}

/** The cards that left a hand in this step, beside those that came. Screen readers have them in the sentences. */
function exchangedCards({ strings, site }: Page, game: Game, { events }: ExampleStep): TemplateResult | typeof nothing {
  const pairs = exchanged(game, events);
  if (pairs.length === 0) return nothing;
  return html`<div class="exchanged" aria-hidden="true">
    ${pairs.map(
      ([label, cards]) =>
        html`<span>${cards.map((code) => card(site.sprite, code))}<small>${strings.text(label)}</small></span>`,
    )}
  </div>`;
}

function changeIt(parts: Parts): TemplateResult {
  const { state, page, on } = parts;
  const { strings } = page;
  const { example } = state;
  const game = gameOf(state.game);
  const data = resultData(example.showdown);
  return html`<div class="change">
    <h3>${strings.text("example-change")}</h3>
    <p class="quiet">${strings.text("example-change-intro")}</p>
    <div class="change-fields">
      ${exampleChanges(strings, game, state).map((change) => choiceOfCards(parts, change))}
    </div>
    <div class="change-now">
      ${state.problems.map(
        (problem) => html`<p class="problem">
          ${problemSentence(strings, problem)} ${problem.rule ? ruleLink(page, state.game, problem.rule) : nothing}
        </p>`,
      )}
      <div
        class="result"
        data-winner=${data.winner ?? nothing}
        data-balances=${data.balances ?? nothing}
        data-loses=${data.loses ?? nothing}
        data-chips=${data.chips ?? nothing}
      >
        ${outcome(example.showdown, page)}
        <p class="change-balances">${standingOf(game).line(strings, example.showdown)}</p>
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

/** What may be changed: of each, the example's own stands first among the choices. */
const exampleChanges = (strings: Strings, game: Game, { example, original, changes }: ExampleState): readonly ExampleChange[] =>
  Object.entries(original.choices).map(([change, [own = ""]]) => ({
    change,
    label: strings.text(`example-change-${change.replaceAll("_", "-")}`, game.changeValues?.(example, change)),
    chosen: changes[change] ?? own,
  }));

function choiceOfCards({ page, on, state }: Parts, { change, label, chosen }: ExampleChange): TemplateResult {
  const { strings, site } = page;
  const now = [chosen].flat().join("");
  return html`<fieldset class="change-choice">
    <legend>${label}</legend>
    <div class="choices-of-cards">
      ${(state.example.choices[change] ?? []).map((choice) => {
        const cards = [choice].flat();
        return html`<label class="choice-of-cards">
          <input
            type="radio"
            name="example-${change}"
            value=${cards.join("")}
            ?checked=${cards.join("") === now}
            @change=${() => on?.change({ ...state.changes, [change]: choice })}
          />
          <span class="visually-hidden">${cardNames(strings, cards)}</span>
          ${cards.map((code) => card(site.sprite, code))}
        </label>`;
      })}
    </div>
  </fieldset>`;
}
