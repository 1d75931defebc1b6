/** `<commerce-check>`: who won? */
import type { TemplateResult } from "lit";
import { cardName, suitSign, typedLetters } from "../cards/names";
import type { Answer, Problem, Seat, ShowdownAnswer } from "../engine/answers";
import { settleAddress, showInAddress } from "../page/address";
import { CommerceElement } from "../page/element";
import { countsChips, largestHand, type Game } from "../games/game";
import { GAMES, gameOf } from "../games/games";
import { isPlace } from "../page/hash";
import { chosenOptions } from "../page/options";
import { BackPanel } from "../page/panel";
import { report, share, spokenOf, type Passed } from "../page/share";
import { handName, problem, problemSentence } from "../results/sentences";
import { headline, namedSeat, otherwise, soFar, waitingFor } from "../results/verdict";
import { compare } from "../lookup/handtable";
import { loadTable } from "../lookup/load";
import { isRanking, readHash, writeHash, type ReadHash } from "./hash";
import {
  chosenPlace,
  cleared,
  countEach,
  eachHas,
  emptyCheck,
  gameIn,
  isEmpty,
  isSound,
  nextDeal,
  nextPlace,
  putCard,
  putHand,
  ranked,
  removeLast,
  seatHolding,
  setChips,
  setDealer,
  setGame,
  setOption,
  setPlayers,
  settled,
  undone,
  unfinished,
  type Cards,
  type CheckState,
  type Otherwise,
} from "./state";
import { checkView, goneSentence, type CheckHandlers } from "./view";

/** A card written so that no letter of any language can be mistaken. */
const plainly = (card: string): string =>
  `${card.charAt(0).replace("T", "10")}${suitSign(card)}`;

/** What keeps a link from being laid on the table at all. */
function wrongWith(read: NonNullable<ReadHash>): Problem | null {
  if ("damaged" in read) return problem("damaged-link");
  if ("unknown" in read) return problem("unknown-game");
  const [least, most] = gameOf(read.deal.game).hands;
  const count = read.deal.hands.length;
  if (count < least) return problem("too-few-players", { count, least });
  return count > most ? problem("too-many-players", { count, most }) : null;
}

export class CommerceCheck extends CommerceElement<CheckState> {
  protected override state = emptyCheck();
  #asked = 0;

  readonly #panel = new BackPanel({
    close: () => {
      this.change({ panel: null, refusal: null, typedProblems: [] });
      this.#writeHash();
    },
    openAgain: () => {
      this.change({ panel: "keys" });
      this.#writeHash();
    },
    move: () => this.#readHash(),
  });

  readonly #handlers: CheckHandlers = {
    ...this.engineHandlers,
    setGame: (game) => this.#step(setGame(this.state, game)),
    setOption: (id, value) => this.#step(setOption(this.state, id, value)),
    setChips: (chips) =>
      this.#step(
        chips === "each" ? countEach(this.state) : setChips(this.state, chips === "unknown" ? null : Number(chips)),
      ),
    setChipsOf: (seat, count) => this.#setChipsOf(seat, count),
    setPlayers: (players) => this.#step(setPlayers(this.state, players)),
    setDealer: (dealer) => this.#step(setDealer(this.state, dealer)),
    choosePlace: (seat, place) => this.#choosePlace(seat, place),
    chooseRank: (rank) => this.change({ rank: this.state.rank === rank ? null : rank, refusal: null }),
    chooseSuit: (suit) => this.#chooseSuit(suit),
    removeLast: () => this.#step(removeLast(this.state)),
    undo: () => this.#step(undone(this.state)),
    clear: () => this.#step(cleared(this.state)),
    nextDeal: () => this.#nextDeal(),
    share: () => void this.#share(),
    report: () => void this.#report(),
    openText: () => this.#openPanel("text"),
    closePanel: () => this.#panel.close(),
    type: (typed) => this.change({ typed, typedProblems: [] }),
    setTyped: () => void this.#setTyped(),
    settleAmbiguity: (position, option) => this.#settleAmbiguity(position, option),
  };

  override connectedCallback(): void {
    super.connectedCallback();
    this.#panel.connect();
    this.#readHash();
    this.startWhenIdle();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#panel.disconnect();
  }

  protected override view(): TemplateResult {
    return checkView(this.state, this.page, this.#handlers);
  }

  protected override focusTarget(): HTMLElement | null {
    return this.querySelector<HTMLElement>(
      this.state.panel === "keys" ? ".key" : this.state.panel === "text" ? "#check-typed" : ".result",
    );
  }

  #readHash(): void {
    const read = readHash(location.hash, isPlace);
    if (!read) return;
    // What was asked about other cards comes too late.
    this.#asked += 1;
    const notice = wrongWith(read);
    if (notice || !("deal" in read)) {
      this.state = { ...emptyCheck("deal" in read ? read.deal.game : undefined), engine: this.state.engine, notice };
      this.requestUpdate();
      if (notice) this.say(problemSentence(this.page.strings, notice));
      void this.updateComplete.then(() => this.querySelector(".problem")?.scrollIntoView({ block: "nearest" }));
      return;
    }
    const { game, dealer = null, options = {}, chips = null, hands } = read.deal;
    const cards: Cards = {
      game,
      options,
      chips,
      dealer: dealer ?? (gameOf(game).needs_dealer ? hands.length : null),
      hands,
    };
    const active = nextPlace(cards, 1);
    this.state = {
      ...emptyCheck(game),
      cards,
      active,
      panel: active ? "keys" : null,
      engine: this.state.engine,
    };
    this.requestUpdate();
    if (!isEmpty(cards)) void this.#ask();
  }

  #writeHash(): void {
    showInAddress(writeHash(this.state.cards), this.state.panel !== null);
  }

  /** Takes a new state; when the cards changed, the engine answers anew. */
  #step(next: CheckState, spoken = ""): void {
    const fresh = next.cards !== this.state.cards;
    const wasOpen = this.state.panel;
    this.state = next;
    this.requestUpdate();
    if (!fresh) return;
    // Every hand is complete: the keys make room for the answer.
    if (!next.active && wasOpen) this.#panel.close();
    this.#writeHash();
    void this.#ask(spoken);
    void this.updateComplete.then(() => this.#keepInSight());
  }

  /** The row that is being filled never hides behind the keys. */
  #keepInSight(): void {
    this.querySelector(".seat.is-active")?.scrollIntoView({ block: "nearest" });
  }

  async #ask(spoken = ""): Promise<void> {
    const mine = ++this.#asked;
    const { cards } = this.state;
    const game = gameIn(this.state);
    if (isEmpty(cards)) return;
    if (this.state.engine.phase !== "ready") {
      if (spoken) this.say(spoken);
      void this.#lookUp(mine, spoken);
    }
    const answer = await this.#showdown(game, cards);
    if (mine !== this.#asked) return;
    const glanced = this.#headline();
    if ("problems" in answer) {
      // A hand that is not full yet is no mistake here.
      const problems = answer.problems.filter((problem) => problem.code !== "too-few-cards");
      this.change({ answer: null, glance: null, problems });
    } else {
      this.change({ answer: answer.result, glance: null, problems: [] });
    }
    this.#sayAnswer(spoken, glanced);
    const otherwise = await this.#askOthers(cards);
    if (mine === this.#asked) this.change({ otherwise });
  }

  /** Answers from the table of all hands while the engine is on its way. */
  async #lookUp(mine: number, spoken: string): Promise<void> {
    const { cards } = this.state;
    if (!isSound(cards)) return;
    const table = await loadTable(this.page.site, gameIn(this.state), cards.options);
    if (!table || mine !== this.#asked || this.state.answer || this.state.problems.length > 0) return;
    this.change({ glance: compare(table, cards.hands, cards.dealer) });
    this.#sayAnswer(spoken);
  }

  #showdown(game: Game, { options, chips, dealer, hands }: Cards): Promise<Answer<ShowdownAnswer>> {
    const ranking = game.options.filter(isRanking).map(({ id }) => id);
    const chosen = Object.entries(chosenOptions(game, options)).filter(([id]) => ranking.includes(id));
    return this.engine.ask<ShowdownAnswer>("showdown", {
      game: game.id,
      options: Object.fromEntries(chosen),
      dealer: dealer ?? (game.needs_dealer ? hands.length : null),
      hands,
      ...(countsChips(game) && chips !== null ? { chips } : {}),
    });
  }

  /** What the other games would say to the same cards, each played as usual, where they say something else. */
  async #askOthers(cards: Cards): Promise<readonly Otherwise[]> {
    const showdown = settled(this.state);
    if (!showdown || cards.hands.some((hand) => hand.length !== gameIn(this.state).hand_size)) return [];
    const { length } = cards.hands;
    const others = GAMES.filter(({ id, hands }) => id !== cards.game && length >= hands[0] && length <= hands[1]);
    const found = await Promise.all(
      others.map(async (game): Promise<Otherwise | null> => {
        const answer = await this.#showdown(game, { ...cards, options: {}, chips: null });
        if ("problems" in answer || !answer.result.complete) return null;
        const text = otherwise(this.page.strings, game, answer.result, showdown);
        return text === null ? null : { game: game.id, text };
      }),
    );
    return found.filter((other) => other !== null);
  }

  /** Who wins or loses and with what, as far as that is known. */
  #headline(): string {
    const { strings } = this.page;
    const [ranking, open, game] = [ranked(this.state), unfinished(this.state), gameIn(this.state)];
    if (ranking) {
      const named = ranking.hands[(namedSeat(game, ranking) ?? 0) - 1];
      return [headline(strings, game, ranking, null), ...(named ? [handName(strings, game, named)] : [])].join(" ");
    }
    const { seats, text } = open ? soFar(strings, game, open) : { seats: [], text: "" };
    return seats.length > 0 ? text : "";
  }

  /** Says the answer; what a first glance has said already is not said twice. */
  #sayAnswer(spoken: string, said = ""): void {
    const { strings } = this.page;
    const game = gameIn(this.state);
    const showdown = settled(this.state);
    const headline = this.#headline();
    const parts =
      this.state.problems.length > 0
        ? [spoken, waitingFor(strings, game, "invalid")]
        : [
            ...(said && said === headline ? [] : [spoken, headline]),
            ...(showdown ? game.reasons(strings, showdown).map(({ text }) => text) : []),
          ];
    const text = parts.filter(Boolean).join(" ");
    if (text) this.say(text);
  }

  #setChipsOf(seat: Seat, count: number): void {
    const { chips } = this.state.cards;
    if (!eachHas(chips)) return;
    this.#step(
      setChips(
        this.state,
        this.state.cards.hands.map((_, index) => (index + 1 === seat ? count : (chips[index] ?? count))),
      ),
    );
  }

  #nextDeal(): void {
    this.#step(nextDeal(this.state));
    if (this.state.gone.length > 0) this.say(goneSentence(this.page, this.state.gone));
  }

  #choosePlace(seat: Seat, place: number): void {
    this.change({ active: chosenPlace(this.state, seat, place), rank: null, refusal: null });
    if (this.state.panel === null) this.#openPanel("keys");
    void this.updateComplete.then(() => this.#keepInSight());
  }

  #chooseSuit(suit: string): void {
    const { rank, active } = this.state;
    const { strings } = this.page;
    if (!rank || !active) {
      this.change({ refusal: "rank" });
      this.say(strings.text("check-choose-rank"));
      return;
    }
    const card = rank + suit;
    const next = putCard(this.state, card);
    if (next.refusal && next.refusal !== "rank") {
      this.change({ ...next });
      this.say(strings.text("check-used", { seat: next.refusal.seat, card: cardName(strings, card) }));
      return;
    }
    this.#step(next, strings.text("check-place-filled", { ...active, card: cardName(strings, card) }));
  }

  #openPanel(panel: "keys" | "text"): void {
    this.#panel.open();
    const active = this.state.active ?? nextPlace(this.state.cards, 1) ?? { seat: 1, place: 1 };
    this.change({ panel, active, rank: null, refusal: null, typed: "", typedProblems: [] });
    if (panel === "text") void this.updateComplete.then(() => this.querySelector<HTMLInputElement>("#check-typed")?.focus());
  }

  async #setTyped(): Promise<void> {
    const { typed, active, reading } = this.state;
    // What is being read may be waiting for an engine that was stopped.
    if (!active || !typed.trim() || !this.startEngine() || reading) return;
    const { seat } = active;
    this.change({ reading: true });
    const answer = await this.#read(typed);
    this.change({ reading: false });
    if (this.state.panel !== "text") return;
    if ("problems" in answer) return this.#refuseTyped(answer.problems);
    const { cards } = answer.result;
    const problems: Problem[] = [];
    const fault = (code: string, card: string | null, params: Problem["params"]): number =>
      problems.push({ ...problem(code, params), hand: seat, card });
    const most = largestHand(gameIn(this.state), cards, this.state.cards.options);
    if (cards.length > most) fault("too-many-cards", null, { count: cards.length, wanted: most });
    cards.forEach((card, place) => {
      const holder = seatHolding({ ...this.state, active: null }, card);
      if (holder && holder !== seat) fault("duplicate-card", card, { hands: [holder, seat] });
      if (cards.indexOf(card) < place) fault("duplicate-card", card, { hands: [seat, seat] });
    });
    if (problems.length > 0) return this.#refuseTyped(problems);
    const next = putHand(this.state, seat, cards);
    this.#step(next);
    if (next.active) this.querySelector<HTMLInputElement>("#check-typed")?.focus();
  }

  #read(text: string): Promise<Answer<{ cards: string[] }>> {
    return this.engine.ask("read-cards", { text, letters: typedLetters(this.page.strings) });
  }

  #refuseTyped(typedProblems: readonly Problem[]): void {
    this.change({ typedProblems });
    this.querySelector<HTMLInputElement>("#check-typed")?.focus();
  }

  #settleAmbiguity(position: number, option: string): void {
    const problem = this.state.typedProblems.find((each) => each.position === position);
    const written = String(problem?.params["text"] ?? "");
    this.change({ typed: this.state.typed.replace(written, plainly(option)) });
    void this.#setTyped();
  }

  async #share(): Promise<void> {
    this.#writeHash();
    settleAddress();
    this.#passedOn(await share(location.href, document.title));
  }

  async #report(): Promise<void> {
    this.#writeHash();
    settleAddress();
    const rule = this.state.problems[0]?.rule ?? settled(this.state)?.decided_rule ?? null;
    this.#passedOn(await report(this.page, writeHash(this.state.cards), rule));
  }

  #passedOn(shared: Passed | null): void {
    this.change({ shared });
    this.say(spokenOf(this.page, shared));
  }
}
