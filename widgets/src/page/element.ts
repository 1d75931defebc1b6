/** What all widgets share: light DOM whose static form is the first render, the engine's state, one voice. */
import { LitElement, nothing, render, type PropertyValues, type TemplateResult } from "lit";
import { pageEngine, type Engine, type EngineStatus } from "../engine/client";
import { engineSentence, type EngineHandlers } from "../engine/status";
import { purpose } from "./early";
import type { Page } from "./page";

let page: Page | undefined;

/** Gives the widgets their sentences and addresses. Comes before any of them is defined. */
export const setPage = (given: Page): void => {
  page = given;
};

export abstract class CommerceElement<State extends { readonly engine: EngineStatus }> extends LitElement {
  protected readonly engine: Engine = pageEngine();
  protected abstract state: State;

  protected get page(): Page {
    if (!page) throw new Error("The widgets were defined before their strings came.");
    return page;
  }

  /** The engine's buttons, which every widget has. */
  protected readonly engineHandlers: EngineHandlers = {
    startAgain: () => this.engine.start(),
    retry: () => this.engine.retry(),
    stop: () => this.engine.stop(),
  };

  /** The static form makes room for the same thing, alive. */
  protected override createRenderRoot(): HTMLElement {
    this.replaceChildren();
    return this;
  }

  override connectedCallback(): void {
    this.change({ engine: this.engine.status } as Partial<State>);
    super.connectedCallback();
    this.engine.addEventListener("change", this.#followEngine);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.engine.removeEventListener("change", this.#followEngine);
  }

  protected change(part: Partial<State>): void {
    this.state = { ...this.state, ...part };
    this.requestUpdate();
  }

  protected abstract view(): TemplateResult;

  protected override render(): TemplateResult {
    const { phase } = this.state.engine;
    this.dataset["engine"] = phase;
    this.ariaBusy = phase === "downloading" || phase === "starting" ? "true" : "false";
    return this.view();
  }

  #hadFocus: "no" | "somewhere" | "engine" = "no";
  /** What the button was for that had the focus before everything was drawn anew. */
  #hadPurpose: string | null = null;

  protected override willUpdate(): void {
    const at = document.activeElement;
    this.#hadFocus = !this.contains(at) ? "no" : at?.closest(".engine") ? "engine" : "somewhere";
    this.#hadPurpose = this.#hadFocus !== "no" && at instanceof HTMLButtonElement ? purpose(at) : null;
  }

  protected override update(changed: PropertyValues): void {
    // A browser's translation puts elements of its own in the place of texts, which would then never change again.
    if (this.querySelector("font")) render(nothing, this, this.renderOptions);
    super.update(changed);
  }

  protected override updated(): void {
    this.#followAttributes();
    // A button that is gone must not take the reader's place with it.
    if (this.#hadFocus === "no" || this.contains(document.activeElement)) return;
    const same = [...this.querySelectorAll("button")].find((button) => purpose(button) === this.#hadPurpose);
    const beside = this.#hadFocus === "engine" ? this.querySelector<HTMLElement>(".engine button") : null;
    (same ?? beside ?? this.focusTarget())?.focus();
  }

  /** Where the focus goes when what had it is gone. */
  protected abstract focusTarget(): HTMLElement | null;

  /** Attributes say what is chosen, in the static form too; once touched, a field heeds only its properties. */
  #followAttributes(): void {
    for (const option of this.querySelectorAll("option")) {
      if (option.hasAttribute("selected")) option.selected = true;
    }
    for (const input of this.querySelectorAll<HTMLInputElement>("input:is([type=radio], [type=checkbox])")) {
      input.checked = input.hasAttribute("checked");
    }
  }

  #followEngine = (): void => {
    const { status } = this.engine;
    const isNews = status.phase !== this.state.engine.phase && (status.phase === "failed" || status.because === "stopped");
    if (isNews) this.say(this.page.strings.text(engineSentence(status)));
    this.change({ engine: status } as Partial<State>);
  };

  /** Whether the engine runs, or is on its way. Where the device cannot run it, says so, instead of letting the reader wait. */
  protected startEngine(): boolean {
    this.engine.start();
    if (this.engine.status.because !== "device") return true;
    this.say(this.page.strings.text(engineSentence(this.engine.status)));
    this.querySelector(".engine")?.scrollIntoView({ block: "nearest" });
    return false;
  }

  /** Starts the engine when the page has come to rest, unless the reader saves data. */
  protected startWhenIdle(): void {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    const start = (): void => {
      const { phase, because } = this.engine.status;
      // What has failed, or was stopped, before the page came to rest is not begun again behind the reader's back.
      if (phase === "idle" && because === null) this.engine.start();
    };
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  }

  /** Says one thing to screen readers. The text is emptied first, so that the same words are heard twice. */
  protected say(text: string): void {
    const voice = this.querySelector("[role=status]");
    if (!voice) return;
    voice.textContent = "";
    setTimeout(() => (voice.textContent = text), 60);
  }
}
