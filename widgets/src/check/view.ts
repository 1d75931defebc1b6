/** Who won? The table, the answer, and the keys to put cards in. */
import { html, nothing, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { card, suit } from "../cards/card";
import { countedOf, handWords } from "../cards/hand";
import { cardName, RANKS, rankLetter, SUITS } from "../cards/names";
import type { HandRank, Problem, Seat } from "../engine/answers";
import { engineStatus, type EngineHandlers } from "../engine/status";
import { countsChips } from "../games/game";
import { gameOf } from "../games/games";
import { resultData, standingOf } from "../games/standing";
import { field, numbers } from "../page/field";
import { gameField, optionsPanel } from "../page/options";
import { icon } from "../page/icons";
import { ruleLink, type Page } from "../page/page";
import { passedOn, reportButton } from "../page/share";
import { problemSentence } from "../results/sentences";
import { headline, soFar, waitingFor } from "../results/verdict";
import { outcome, rowClasses, seatName } from "../showdown/view";
import { isRanking, writeHash } from "./hash";
import {
  chipNumbers,
  eachHas,
  gameIn,
  isUnreadable,
  placesOf,
  problemsOf,
  ranked,
  rankOf,
  resultState,
  settled,
  unfinished,
  type CheckState,
  type Otherwise,
} from "./state";

export interface CheckHandlers extends EngineHandlers {
  readonly setGame: (game: string) => void;
  readonly setOption: (id: string, value: number) => void;
  /** "unknown", "each", or a number for all. */
  readonly setChips: (chips: string) => void;
  readonly setChipsOf: (seat: Seat, chips: number) => void;
  readonly setPlayers: (players: number) => void;
  readonly setDealer: (dealer: Seat | null) => void;
  readonly choosePlace: (seat: Seat, place: number) => void;
  readonly chooseRank: (rank: string) => void;
  readonly chooseSuit: (suit: string) => void;
  readonly removeLast: () => void;
  readonly undo: () => void;
  readonly clear: () => void;
  readonly nextDeal: () => void;
  readonly share: () => void;
  readonly report: () => void;
  readonly openText: () => void;
  readonly closePanel: () => void;
  readonly type: (text: string) => void;
  readonly setTyped: () => void;
  readonly settleAmbiguity: (position: number, option: string) => void;
}

interface Parts {
  readonly state: CheckState;
  readonly page: Page;
  readonly on: CheckHandlers | undefined;
}

export function checkView(state: CheckState, page: Page, on?: CheckHandlers): TemplateResult {
  const parts = { state, page, on };
  return html`
    <section class="check" aria-label=${page.strings.text("check-label")}>
      <div class="check-table">${choices(parts)} ${generalProblems(parts)} ${seats(parts)} ${result(parts)} ${tools(parts)}
        ${engineStatus(state.engine, page, on)}
      </div>
      <div class="check-entry" data-panel=${state.panel ?? "none"}>${entry(parts)}</div>
      <p class="visually-hidden" role="status"></p>
      <p class="no-script">${page.strings.text("needs-script")}</p>
    </section>
  `;
}

function choices(parts: Parts): TemplateResult {
  const { state, page, on } = parts;
  const { strings } = page;
  const { dealer, hands } = state.cards;
  const game = gameIn(state);
  const known = dealer === null ? !game.needs_dealer : dealer >= 1 && dealer <= hands.length;
  const unnamed = game.needs_dealer ? [] : [{ value: "", label: strings.text("check-dealer-unnamed") }];
  return html`<div class="choices">
    <div class="fields">${gameField(page, game.id, on?.setGame)}</div>
    <div class="fields">
      ${field({
        name: "players",
        label: strings.text("check-players"),
        choices: numbers(...game.hands).map((count) => ({ value: String(count), label: String(count) })),
        chosen: String(hands.length),
        onChoose: (value) => on?.setPlayers(Number(value)),
      })}
      ${field({
        name: "dealer",
        label: strings.text("check-dealer"),
        choices: [
          ...unnamed,
          ...hands.map((_, seat) => ({ value: String(seat + 1), label: strings.text("seat", { seat: seat + 1 }) })),
        ],
        chosen: known ? String(dealer ?? "") : null,
        onChoose: (value) => (value || unnamed.length > 0) && on?.setDealer(value ? Number(value) : null),
        invalid: !known,
      })}
    </div>
    ${game.options.some(isRanking) ? optionsPanel(page, game, state.cards.options, isRanking, on?.setOption, chips(parts)) : nothing}
  </div>`;
}

/** How many chips there were before the deal: one number for all, or a number in each row. */
function chips({ state, page: { strings }, on }: Parts): { fields: readonly TemplateResult[]; chosen: readonly string[] } {
  const game = gameIn(state);
  if (!countsChips(game)) return { fields: [], chosen: [] };
  const { chips: counted } = state.cards;
  const label = strings.text("check-chips");
  const named = [
    { value: "unknown", label: strings.text("check-chips-unknown") },
    ...chipNumbers(game).map((count) => ({ value: String(count), label: String(count) })),
    { value: "each", label: strings.text("check-chips-each") },
  ];
  const chosen = counted === null ? "unknown" : eachHas(counted) ? "each" : String(counted);
  const known = named.find(({ value }) => value === chosen);
  return {
    fields: [field({ name: "chips", label, choices: named, chosen: known ? chosen : null, onChoose: on?.setChips, invalid: !known })],
    chosen: counted === null ? [] : [`${strings.text("chips")} ${known?.label ?? chosen}`],
  };
}

function chipsOf({ state, page: { strings }, on }: Parts, seat: Seat): TemplateResult | typeof nothing {
  const { chips: counted } = state.cards;
  if (!countsChips(gameIn(state)) || !eachHas(counted)) return nothing;
  const values = chipNumbers(gameIn(state));
  const has = counted[seat - 1];
  const known = has !== undefined && values.includes(has);
  return html`<select
    class="seat-chips-field"
    name="chips-${seat}"
    aria-label=${strings.text("check-chips-of", { seat })}
    aria-invalid=${known ? "false" : "true"}
    @change=${(event: Event) => on?.setChipsOf(seat, Number((event.target as HTMLSelectElement).value))}
  >
    ${known ? nothing : html`<option value="" selected></option>`}
    ${values.map((count) => html`<option value=${count} ?selected=${count === has}>${count}</option>`)}
  </select>`;
}

const problemLine = (page: Page, game: string, problem: Problem): TemplateResult => html`<p class="problem">
  ${problemSentence(page.strings, problem)} ${problem.rule ? ruleLink(page, game, problem.rule) : nothing}
</p>`;

function generalProblems({ state, page }: Parts): TemplateResult {
  return html`<div class="problems">
    ${state.notice ? html`<p class="problem">${problemSentence(page.strings, state.notice)}</p>` : nothing}
    ${state.gone.length > 0 ? html`<p class="quiet">${goneSentence(page, state.gone)}</p>` : nothing}
    ${problemsOf(state, null).map((problem) => problemLine(page, state.cards.game, problem))}
  </div>`;
}

/** Who has been taken off the table. */
export const goneSentence = ({ strings }: Page, gone: readonly Seat[]): string =>
  strings.text("check-gone-out", { seats: strings.listAll(gone.map(String)), count: gone.length });

function seats(parts: Parts): TemplateResult {
  const { state, page } = parts;
  return html`<ol class="seats" aria-label=${page.strings.text("check-hands")}>
    ${state.cards.hands.map((_, index) => seatRow(parts, index + 1))}
  </ol>`;
}

function seatRow(parts: Parts, seat: Seat): TemplateResult {
  const { state, page } = parts;
  const { strings } = page;
  const rank = rankOf(state, seat);
  const game = gameIn(state);
  const showdown = settled(state);
  const open = unfinished(state);
  const leading = open && soFar(strings, game, open);
  return html`<li
    class=${classMap({
      ...rowClasses(game, ranked(state), seat),
      ...(leading ? { [leading.mark]: leading.seats.includes(seat) } : {}),
      "is-active": state.panel !== null && state.active?.seat === seat,
    })}
    data-seat=${seat}
  >
    <div class="seat-head">${seatName(page, seat, state.cards.dealer)} ${chipsOf(parts, seat)}</div>
    <div class="hand" role="group" aria-label=${strings.text("check-hand", { seat })}>
      ${placesOf(state, seat).map((held, index) => placeButton(parts, seat, index + 1, held, rank))}
    </div>
    ${handWords(page, game, rank)} ${showdown ? standingOf(game).change(strings, showdown, seat) : nothing}
    ${problemsOf(state, seat).map((problem) => problemLine(page, game.id, problem))}
  </li>`;
}

function placeButton(
  { state, page, on }: Parts,
  seat: Seat,
  place: number,
  held: string | undefined,
  rank: HandRank | null | undefined,
): TemplateResult {
  const { strings } = page;
  const active = state.panel !== null && state.active?.seat === seat && state.active.place === place;
  const unreadable = held !== undefined && isUnreadable(held);
  const counted = countedOf(rank);
  const name =
    held === undefined
      ? strings.text("check-place", { seat, place })
      : unreadable
        ? strings.text("check-place-unreadable", { seat, place, text: held })
        : strings.text("check-place-filled", { seat, place, card: cardName(strings, held) });
  return html`<button
    type="button"
    class=${classMap({ place: true, "is-active": active, "is-unreadable": unreadable })}
    aria-label=${name}
    aria-pressed=${active ? "true" : "false"}
    @click=${() => on?.choosePlace(seat, place)}
  >
    ${held === undefined
      ? active && state.rank
        ? html`<span class="place-rank" data-letter=${rankLetter(strings, state.rank)} aria-hidden="true"></span>`
        : nothing
      : unreadable
        ? html`<span class="place-text" aria-hidden="true">${held}</span>`
        : card(page.site.sprite, held, { lowered: counted !== undefined && !counted.includes(held) })}
  </button>`;
}

function result({ state, page }: Parts): TemplateResult {
  const { strings } = page;
  const kind = resultState(state);
  const showdown = settled(state);
  const ranking = ranked(state);
  const game = gameIn(state);
  const open = unfinished(state);
  const leading = open && soFar(strings, game, open);
  const data = ranking ? resultData(ranking) : null;
  const missing = state.cards.hands.filter((hand) => hand.length < game.hand_size).length;
  const categories = ranking?.hands.map((hand) => hand?.category ?? "").join(" ");
  const sentence = (): TemplateResult => {
    if (kind === "empty") return html`<p class="quiet">${waitingFor(strings, game, "empty")}</p>`;
    if (kind === "invalid") return html`<p class="quiet">${waitingFor(strings, game, "invalid")}</p>`;
    if (showdown) return html`${outcome(showdown, page)} ${state.otherwise.map((other) => otherwise(state, page, other))}`;
    // Where the engine has failed, its own line below says why no reasons come, or no answer.
    const failed = state.engine.phase === "failed";
    if (ranking) {
      return html`
        <p class="outcome-winner">${headline(strings, game, ranking, null)}</p>
        ${failed ? nothing : html`<p class="quiet">${strings.text("check-reasons-follow")}</p>`}
      `;
    }
    if (missing === 0 && failed) return html``;
    if (missing === 0) return html`<p class="quiet">${strings.text("check-waiting")}</p>`;
    return html`
      ${leading && leading.seats.length > 0 ? html`<p class="outcome-winner">${leading.text}</p>` : nothing}
      <p class="quiet">${strings.text("check-missing", { count: missing })}</p>
    `;
  };
  return html`<div
    class="result"
    tabindex="-1"
    data-state=${kind}
    data-winner=${data?.winner ?? nothing}
    data-categories=${categories ?? nothing}
    data-net=${data?.net ?? nothing}
    data-loses=${data?.loses ?? nothing}
    data-chips=${data?.chips ?? nothing}
    data-source=${showdown ? "engine" : ranking ? "table" : nothing}
  >
    ${sentence()}
  </div>`;
}

/** What another game would say, and the same cards there. */
function otherwise({ cards }: CheckState, { strings }: Page, { game, text }: Otherwise): TemplateResult {
  const dealer = cards.dealer ?? (gameOf(game).needs_dealer ? cards.hands.length : null);
  return html`<p class="otherwise">
    ${text} <a href=${writeHash({ game, dealer, hands: cards.hands })}>${strings.text("check-other-link")}</a>
  </p>`;
}

function tools({ state, page, on }: Parts): TemplateResult {
  const { strings } = page;
  const tool = (id: string, action: (() => void) | undefined, enabled = true): TemplateResult =>
    html`<button
      type="button"
      class="tool"
      data-tool=${id}
      aria-disabled=${enabled ? "false" : "true"}
      @click=${enabled ? action : undefined}
    >
      ${strings.text(id)}
    </button>`;
  const filled = state.cards.hands.some((hand) => hand.length > 0);
  return html`<div class="tools">
    ${tool("undo", on?.undo, state.past.length > 0)} ${tool("check-clear", on?.clear, filled)}
    ${tool("check-next-deal", on?.nextDeal)} ${tool("share", on?.share)}
    ${reportButton(page, "check-report", on?.report)} ${passedOn(page, state.shared)}
  </div>`;
}

function entry(parts: Parts): TemplateResult {
  const { state, page } = parts;
  if (state.panel === "text") return textEntry(parts);
  if (state.panel === "keys") return keys(parts);
  return html`<p class="quiet">${page.strings.text("check-tap-a-card")}</p>`;
}

/** What the keys fill, or why the last tap did nothing. */
function keysLine({ state, page: { strings } }: Parts): string {
  if (state.refusal === "rank") return strings.text("check-choose-rank");
  if (state.refusal) {
    return strings.text("check-used", { seat: state.refusal.seat, card: cardName(strings, state.refusal.card) });
  }
  if (!state.active) return "";
  return state.rank
    ? strings.text("check-filling-rank", { ...state.active, rank: strings.text(`rank-${state.rank}`) })
    : strings.text("check-filling", { ...state.active });
}

function keys(parts: Parts): TemplateResult {
  const { state, page, on } = parts;
  const { strings, site } = page;
  return html`<div class="keys" role="group" aria-label=${strings.text("check-keys")}>
    <div class="keys-head">
      <p class=${classMap({ "keys-line": true, "is-refusal": state.refusal !== null })}>${keysLine(parts)}</p>
      <button type="button" class="small-button" data-tool="check-type" @click=${on?.openText}>${strings.text("check-type")}</button>
    </div>
    <div class="keys-ranks" role="group" aria-label=${strings.text("check-keys-rank")}>
      ${RANKS.map(
        (rank) => html`<button
          type="button"
          class="key"
          data-rank=${rank}
          aria-pressed=${state.rank === rank ? "true" : "false"}
          @click=${() => on?.chooseRank(rank)}
        >
          <span aria-hidden="true">${rankLetter(strings, rank)}</span><span class="visually-hidden">${strings.text(`rank-${rank}`)}</span>
        </button>`,
      )}
      <button type="button" class="key" data-tool="remove" aria-label=${strings.text("check-keys-delete")} @click=${on?.removeLast}>
        ${icon("remove")}
      </button>
    </div>
    <div class="keys-suits" role="group" aria-label=${strings.text("check-keys-suit")}>
      ${SUITS.map(
        (code) => html`<button
          type="button"
          class="key"
          data-suit=${code}
          aria-label=${state.rank ? cardName(strings, state.rank + code) : strings.text(`suit-${code}`)}
          aria-disabled=${state.rank ? "false" : "true"}
          @click=${() => on?.chooseSuit(code)}
        >
          ${suit(site.sprite, code)}
        </button>`,
      )}
    </div>
  </div>`;
}

function textEntry({ state, page, on }: Parts): TemplateResult {
  const { strings } = page;
  const seat = state.active?.seat ?? 1;
  const ambiguous = state.typedProblems.filter((problem) => problem.code === "ambiguous-card");
  return html`<form
    class="typing"
    @submit=${(event: Event) => {
      event.preventDefault();
      on?.setTyped();
    }}
  >
    <label for="check-typed">${strings.text("check-type-label", { seat })}</label>
    <div class="typing-row">
      <input
        id="check-typed"
        type="text"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck="false"
        enterkeyhint="done"
        .value=${state.typed}
        ?readonly=${state.reading}
        aria-invalid=${state.typedProblems.length > 0 ? "true" : "false"}
        aria-describedby="check-typed-help check-typed-problems"
        @input=${(event: Event) => on?.type((event.target as HTMLInputElement).value)}
      />
      <button type="submit" class="small-button is-main" aria-disabled=${state.reading ? "true" : "false"}>${strings.text("check-type-set")}</button>
      <button type="button" class="small-button" aria-label=${strings.text("close")} @click=${on?.closePanel}>${icon("close")}</button>
    </div>
    <p class="quiet" id="check-typed-help">${strings.text("check-type-help")}</p>
    <div id="check-typed-problems" class="problems">
      ${state.reading && state.engine.phase !== "ready" ? html`<p class="quiet">${strings.text("check-waiting")}</p>` : nothing}
      ${state.typedProblems.map((problem) => problemLine(page, state.cards.game, problem))}
    </div>
    ${ambiguous.map(
      (problem) => html`<div class="did-you-mean" role="group" aria-label=${strings.text("check-did-you-mean")}>
        ${((problem.params["options"] as string[] | undefined) ?? []).map(
          (option) => html`<button
            type="button"
            class="small-button"
            @click=${() => on?.settleAmbiguity(problem.position ?? 1, option)}
          >
            ${cardName(strings, option)}
          </button>`,
        )}
      </div>`,
    )}
  </form>`;
}
