/** `<commerce-play>`: a practice deal against bots. */
import type { TemplateResult } from "lit";
import type { Hint, MoveAction, Problem, TableView } from "../engine/answers";
import { logSentences } from "../games/events";
import { gameOf } from "../games/games";
import { inWords, turnSentence } from "../games/table";
import { settleAddress, showInAddress } from "../page/address";
import { CommerceElement } from "../page/element";
import { isPlace } from "../page/hash";
import { chosenOptions } from "../page/options";
import { report, share, spokenOf, type Passed } from "../page/share";
import { hintSentences, problemSentence } from "../results/sentences";
import { headline } from "../results/verdict";
import { readPlayHash, recordHash, type SeededDeal } from "./hash";
import { recall, remember } from "./memory";
import { fairNumber, freshSeed } from "./seed";
import { emptyPlay, kinds, likeTable, NOTHING_PICKED, othersMove, pick, possibleNow, type PlayState } from "./state";
import { playView, type PlayHandlers } from "./view";

/** Between two moves of the others: time to read a sentence, in milliseconds. */
const PACE = 1300;

export class CommercePlay extends CommerceElement<PlayState> {
  protected override state = emptyPlay();
  /** Grows with every new table, so that an answer to an old one is dropped. */
  #table = 0;
  #hurry = false;
  #wake: (() => void) | undefined;
  /** How many events of the deal have been said. */
  #said = 0;
  /** The verb that the engine has been asked for the next table. */
  #busy: string | null = null;
  /** What the reader has asked for while the others move: it comes before their next move. */
  #wish: "undo" | "next-deal" | null = null;
  /** The table at which the others are moving; 0 when they are not. */
  #playing = 0;
  /** Whether the rest of the match is played without a stop. */
  #skipping = false;

  readonly #handlers: PlayHandlers = {
    ...this.engineHandlers,
    setUp: (part) => this.#setUp(part),
    start: () => void this.#startFresh(),
    resume: () => this.state.saved && void this.#open(this.state.saved),
    pick: (where, card) => this.change({ picked: pick(this.state, where, card), refusal: null }),
    act: (action) => void this.#act(action),
    skip: () => {
      this.#hurry = true;
      this.#wake?.();
    },
    watch: () => void this.#watch(),
    skipToTheEnd: () => void this.#skipToTheEnd(),
    undo: () => void this.#move("undo"),
    hint: () => void this.#hint(),
    tellAll: () => this.#tellAll(),
    nextDeal: () => void this.#move("next-deal"),
    settings: () => this.#settings(),
    share: () => void this.#share(),
    report: () => void this.#report(),
  };

  override connectedCallback(): void {
    super.connectedCallback();
    const { record, setup } = recall();
    this.change({ saved: record, setup });
    addEventListener("hashchange", this.#readHash);
    this.#readHash();
    this.startWhenIdle();
    // Put back into the page in the middle of a deal, it goes on where it was.
    if (!this.state.waiting) void this.#letOthersPlay();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("hashchange", this.#readHash);
    this.#table += 1;
    this.#busy = null;
  }

  protected override view(): TemplateResult {
    return playView(this.state, this.page, this.#handlers);
  }

  protected override focusTarget(): HTMLElement | null {
    return this.querySelector<HTMLElement>(
      this.state.table ? ":is(.own-card, .showdown .result, .out)" : ":is(.setup select, .problem)",
    );
  }

  // --- Opening a table -----------------------------------------------------------------------------------------------

  #readHash = (event?: HashChangeEvent): void => {
    // A table that was just shown may have written its own record there meanwhile, or be about to.
    if (!event) settleAddress();
    const read = readPlayHash(event ? new URL(event.newURL).hash : location.hash, isPlace);
    if (!read) return;
    if ("notice" in read) {
      this.#close({ notice: read.notice, problems: [] });
      this.say(problemSentence(this.page.strings, read.notice));
    } else if ("record" in read) {
      if (read.record !== this.state.table?.record) void this.#open(read.record);
    } else void this.#deal(read.seeded);
  };

  #setUp(part: Partial<PlayState["setup"]>): void {
    const setup = { ...this.state.setup, ...part };
    this.change({ setup: setup.seat !== null && setup.seat > setup.players ? { ...setup, seat: null } : setup });
    remember({ record: this.state.saved, setup: this.state.setup });
  }

  #startFresh(): Promise<void> {
    const { table } = this.state;
    const setup = table ? likeTable(table, this.state.setup) : this.state.setup;
    return this.#deal({
      game: setup.game,
      options: setup.options,
      players: setup.players,
      seat: setup.seat ?? fairNumber(setup.players) + 1,
      seed: freshSeed(),
      dealer: null,
      bots: setup.bots,
    });
  }

  async #deal({ game, players, seat, seed, dealer, bots, options }: SeededDeal): Promise<void> {
    if (!this.startEngine()) return;
    const mine = this.#newTable();
    const answer = await this.engine.ask<{ record: string }>("new-record", {
      game,
      kinds: kinds(gameOf(game), players, seat, bots),
      options: chosenOptions(gameOf(game), options),
      dealer,
      seed,
    });
    if (mine !== this.#table) return;
    if ("problems" in answer) this.#refuse(answer.problems);
    else await this.#open(answer.result.record);
  }

  async #open(record: string): Promise<void> {
    if (!this.startEngine()) return;
    const mine = this.#newTable();
    let answer = await this.engine.ask<TableView>("table", { record, seat: 1 });
    if ("result" in answer) {
      const seat = answer.result.kinds.indexOf("human") + 1;
      if (seat > 1) answer = await this.engine.ask<TableView>("table", { record, seat });
    }
    if (mine !== this.#table) return;
    if ("problems" in answer) this.#refuse(answer.problems);
    else {
      this.#show(answer.result);
      await this.#letOthersPlay();
    }
  }

  /** Whatever was under way belongs to an older table from now on. */
  #newTable(): number {
    this.#wake?.();
    this.#said = 0;
    this.#busy = null;
    this.#wish = null;
    this.#skipping = false;
    this.change({ waiting: true, watching: false, notice: null, problems: [], shared: null });
    return (this.#table += 1);
  }

  #close(part: Partial<PlayState>): void {
    this.#table += 1;
    this.#wake?.();
    this.change({ table: null, waiting: false, picked: NOTHING_PICKED, hint: null, refusal: null, told: [], ...part });
  }

  /** There is no such table: what is wrong, in place of whatever was complained of before. */
  #refuse(problems: readonly Problem[]): void {
    this.#close({ notice: null, problems });
    this.say(problems.map((problem) => problemSentence(this.page.strings, problem)).join(" "));
  }

  #settings(): void {
    this.#close({ notice: null, problems: [] });
    showInAddress("");
  }

  // --- Playing -------------------------------------------------------------------------------------------------------

  #show(table: TableView, verb = ""): void {
    const opens = this.state.table === null || (table.showdown !== null) !== (this.state.table.showdown !== null);
    this.change({
      table,
      waiting: false,
      picked: NOTHING_PICKED,
      hint: null,
      refusal: null,
      told: [],
      shared: null,
      saved: table.record,
    });
    // What the others do between two of your decisions follows from the first of them.
    showInAddress(recordHash(table.record), (verb === "advance" || this.#skipping) && this.#goesOn() !== null);
    remember({ record: table.record, setup: this.state.setup });
    if (this.#goesOn() === null) this.#sayEvents(table);
    // A new table, and its end, begin at the top of the screen.
    if (opens) void this.updateComplete.then(() => this.querySelector(".table")?.scrollIntoView({ block: "start" }));
  }

  /** One message a turn: everything that happened since the last one, and what is asked of you. */
  #sayEvents(table: TableView): void {
    const { strings } = this.page;
    const fresh = table.events.slice(Math.min(this.#said, table.events.length));
    this.#said = table.events.length;
    const { showdown } = table;
    const game = gameOf(table.game);
    const end = showdown
      ? [
          headline(strings, game, showdown, table.seat),
          ...game.reasons(strings, showdown).map(({ text }) => text),
        ]
      : [table.phase === "out" ? strings.text("play-out") : turnSentence(strings, game, table)];
    // What the settlement brings each is read there.
    const shown = fresh.findIndex((event) => event.type === "showdown");
    const events = shown < 0 ? fresh : fresh.slice(0, shown + 1);
    this.say([...logSentences(strings, game, events, table.dealer, table.seat), ...end].join(" "));
  }

  /** A verb that gives the table after it: `play`, `undo`, `next-deal`, `advance`. */
  async #step(verb: string, fields: object = {}): Promise<TableView | null> {
    const { table } = this.state;
    if (!table) return null;
    if (this.#busy) {
      // One thing at a time. What is under way may be waiting for an engine that the reader has stopped.
      this.engine.start();
      return null;
    }
    const mine = this.#table;
    this.#busy = verb;
    const answer = await this.engine.ask<TableView>(verb, { record: table.record, seat: table.seat, ...fields });
    if (mine !== this.#table) return null;
    this.#busy = null;
    if ("problems" in answer) {
      this.change({ problems: answer.problems });
      this.say(answer.problems.map((problem) => problemSentence(this.page.strings, problem)).join(" "));
      return null;
    }
    this.change({ problems: [] });
    this.#show(answer.result, verb);
    return answer.result;
  }

  /** Takes its place among the moves of the others, which go on whatever comes of it. */
  #move(verb: "undo" | "next-deal"): Promise<void> {
    if (this.#busy === null || this.#busy === "advance") this.#wish = verb;
    // What is under way may be waiting for an engine that the reader has stopped.
    else this.engine.start();
    this.#wake?.();
    return this.#letOthersPlay();
  }

  async #act(action: MoveAction): Promise<void> {
    const possible = possibleNow(this.state, action);
    const { strings } = this.page;
    if (possible === null) return;
    if (!("move" in possible)) {
      this.change({ refusal: possible });
      this.say("problem" in possible ? problemSentence(strings, possible.problem) : strings.text(possible.missing));
      return;
    }
    this.#hurry = false;
    await this.#step("play", { move: possible.move });
    await this.#letOthersPlay();
  }

  /** What comes next without a move of yours: your wish, a move of the others, or, when the rest is skipped, the next deal. */
  #goesOn(): "advance" | "undo" | "next-deal" | null {
    const { table } = this.state;
    if (this.#wish) return this.#wish;
    if (othersMove(this.state)) return "advance";
    if (!this.#skipping || !table) return null;
    return table.phase === "out" ? "advance" : table.phase === "showdown" ? "next-deal" : null;
  }

  /** The others move one after the other, at a pace that can be followed, or all at once. */
  async #letOthersPlay(): Promise<void> {
    const mine = this.#table;
    if (this.#playing === mine) return;
    this.#playing = mine;
    this.#hurry ||= matchMedia("(prefers-reduced-motion: reduce)").matches;
    while (this.#goesOn()) {
      if (!this.#wish && !this.#hurry && !this.#skipping) await this.#pause();
      const verb = this.#goesOn();
      if (mine !== this.#table || !verb) break;
      const wished = this.#wish !== null;
      this.#wish = null;
      if (verb !== "advance") this.#said = 0;
      // A wish that cannot be granted stops nobody else.
      if (!(await this.#step(verb)) && !wished) break;
    }
    if (this.#playing === mine) this.#playing = 0;
    if (mine !== this.#table) return;
    this.#hurry = false;
    this.#skipping = false;
  }

  /** You are out, and look on for the rest of the match. */
  #watch(): Promise<void> {
    this.change({ watching: true });
    return this.#letOthersPlay();
  }

  /** You are out: all deals that are left, one after the other, without a pause. */
  #skipToTheEnd(): Promise<void> {
    this.#skipping = true;
    this.#wake?.();
    return this.#letOthersPlay();
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, PACE);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  // --- Help ----------------------------------------------------------------------------------------------------------

  async #hint(): Promise<void> {
    const { table } = this.state;
    if (!table) return;
    const answer = await this.engine.ask<Hint>("hint", { record: table.record, seat: table.seat });
    if ("problems" in answer || table !== this.state.table) return;
    const hint = answer.result;
    const { card, give = card ? [card] : [], take = [] } = hint.move;
    this.change({ hint, picked: { own: give, open: take }, refusal: null });
    this.say(hintSentences(this.page.strings, gameOf(table.game), hint).join(" "));
  }

  #tellAll(): void {
    const { table } = this.state;
    if (!table) return;
    const told = inWords(this.page.strings, gameOf(table.game), table);
    this.change({ told });
    this.say(told.join(" "));
  }

  async #share(): Promise<void> {
    settleAddress();
    this.#passedOn(await share(location.href, document.title));
  }

  async #report(): Promise<void> {
    const { table, refusal } = this.state;
    if (!table) return;
    settleAddress();
    const refused = refusal && "problem" in refusal ? refusal.problem.rule : null;
    this.#passedOn(await report(this.page, table.record, refused ?? table.showdown?.decided_rule ?? null));
  }

  #passedOn(shared: Passed | null): void {
    this.change({ shared });
    this.say(spokenOf(this.page, shared));
  }
}
