/** `<commerce-example>`: the worked example. */
import type { TemplateResult } from "lit";
import type { Example } from "../engine/answers";
import { gameOf } from "../games/games";
import { CommerceElement } from "../page/element";
import { headline } from "../results/verdict";
import { firstExample, type Changes, type ExampleData, type ExampleState } from "./state";
import { exampleView, stepSentences, type ExampleHandlers } from "./view";

export class CommerceExample extends CommerceElement<ExampleState> {
  protected override state: ExampleState;
  #asked = 0;
  /** Where a smooth scroll is going: the steps it passes are not announced as reached. */
  #heading: number | null = null;

  readonly #handlers: ExampleHandlers = {
    ...this.engineHandlers,
    goTo: (step) => this.#goTo(step),
    scrolled: (event) => this.#followScroll(event.currentTarget as HTMLElement),
    change: (changes) => void this.#replay(changes),
    reset: () => {
      this.#asked += 1;
      this.change({ example: this.state.original, changes: {}, problems: [] });
      this.#saySettlement();
    },
  };

  constructor() {
    super();
    const data = this.querySelector(":scope > script[type='application/json']")?.textContent;
    if (!data) throw new Error("The example carries no deal.");
    this.state = firstExample(JSON.parse(data) as ExampleData);
  }

  protected override view(): TemplateResult {
    return exampleView(this.state, this.page, this.#handlers);
  }

  protected override focusTarget(): HTMLElement | null {
    return this.querySelector<HTMLElement>(".strip");
  }

  get #strip(): HTMLElement | null {
    return this.querySelector(".strip");
  }

  #goTo(step: number): void {
    const strip = this.#strip;
    const shown = this.state.example.steps[step];
    if (!strip || !shown) return;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const forward = getComputedStyle(strip).direction === "rtl" ? -1 : 1;
    strip.scrollTo({ left: forward * step * strip.clientWidth, behavior: calm ? "auto" : "smooth" });
    this.#heading = step;
    this.change({ step });
    this.say(
      this.page.strings.text("example-say", {
        step: step + 1,
        steps: this.state.example.steps.length,
        what: stepSentences(this.page, this.state, shown).join(" "),
      }),
    );
  }

  #followScroll(strip: HTMLElement): void {
    const step = Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth);
    if (this.#heading !== null && step !== this.#heading) return;
    this.#heading = null;
    if (step !== this.state.step) this.change({ step });
  }

  async #replay(changes: Changes): Promise<void> {
    const mine = ++this.#asked;
    const { game } = this.state;
    if (!this.startEngine()) {
      // The card tapped is not chosen after all.
      this.requestUpdate();
      return;
    }
    this.change({ changes });
    const answer = await this.engine.ask<Example>("example", { game, changes });
    if (mine !== this.#asked) return;
    if ("problems" in answer) this.change({ problems: answer.problems });
    else this.change({ example: answer.result, problems: [] });
    this.#saySettlement();
  }

  #saySettlement(): void {
    const { showdown } = this.state.example;
    const { strings } = this.page;
    const game = gameOf(this.state.game);
    this.say(
      [headline(strings, game, showdown, null), ...game.reasons(strings, showdown).map(({ text }) => text)].join(" "),
    );
  }
}
