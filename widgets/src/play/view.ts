/** Practice deal: the table, your hand, what you may do, and what happened. */
import { html, nothing, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { card } from "../cards/card";
import { countedOf, handWords, openHand } from "../cards/hand";
import { cardName } from "../cards/names";
import type { CardCode, MoveAction, Problem, Seat, TableView } from "../engine/answers";
import { engineStatus, type EngineHandlers } from "../engine/status";
import type { Picked, Possible } from "../games/game";
import { logSentences } from "../games/events";
import { countsChips } from "../games/game";
import { gameOf, gameOfRule } from "../games/games";
import { isOut, resultData, seatLabel, standingAtTable, standingOf } from "../games/standing";
import { actionDetail, actions, heading, latest, matchLength, openCards, turnSentence } from "../games/table";
import { field, numbers } from "../page/field";
import { icon } from "../page/icons";
import { gameField, optionsPanel } from "../page/options";
import { ruleLink, type Page } from "../page/page";
import { passedOn, reportButton } from "../page/share";
import { handName, hintSentences, problemSentence } from "../results/sentences";
import { headline, settlement } from "../results/verdict";
import { rowClasses } from "../showdown/view";
import {
  isOutOfMatch,
  isOver,
  isYours,
  MIXED,
  others,
  othersMove,
  possibleNow,
  STRIP_FROM,
  type PlayState,
  type Setup,
} from "./state";

export interface PlayHandlers extends EngineHandlers {
  readonly setUp: (part: Partial<Setup>) => void;
  readonly start: () => void;
  readonly resume: () => void;
  readonly pick: (where: keyof Picked, card: CardCode) => void;
  readonly act: (action: MoveAction) => void;
  readonly skip: () => void;
  readonly watch: () => void;
  readonly skipToTheEnd: () => void;
  readonly undo: () => void;
  readonly hint: () => void;
  readonly tellAll: () => void;
  readonly nextDeal: () => void;
  readonly settings: () => void;
  readonly share: () => void;
  readonly report: () => void;
}

interface Parts {
  readonly state: PlayState;
  readonly page: Page;
  readonly on: PlayHandlers | undefined;
}

interface TableParts extends Parts {
  readonly table: TableView;
}

export function playView(state: PlayState, page: Page, on?: PlayHandlers): TemplateResult {
  const { strings } = page;
  const { table } = state;
  return html`
    <section class="play" aria-label=${strings.text("play-label")}>
      <a class="skip-widget" href="#play-end">${strings.text("play-skip")}</a>
      ${notices({ state, page, on })} ${table ? atTable({ state, page, on, table }) : setupForm({ state, page, on })}
      ${engineStatus(state.engine, page, on)}
      <p class="visually-hidden" role="status"></p>
      <p class="no-script">${strings.text("needs-script")}</p>
      <span id="play-end" tabindex="-1"></span>
    </section>
  `;
}

/** The letter of a rule's number says which game it belongs to. */
const problemLine = ({ page, state }: Parts, problem: Problem): TemplateResult => html`<p class="problem">
  ${problemSentence(page.strings, problem)}
  ${problem.rule ? ruleLink(page, state.table?.game ?? gameOfRule(problem.rule) ?? state.setup.game, problem.rule) : nothing}
</p>`;

function notices(parts: Parts): TemplateResult {
  const { state, page } = parts;
  return html`<div class="problems">
    ${state.notice ? html`<p class="problem">${problemSentence(page.strings, state.notice)}</p>` : nothing}
    ${state.problems.map((problem) => problemLine(parts, problem))}
  </div>`;
}

// --- Before the deal -------------------------------------------------------------------------------------------------

function setupForm({ state, page, on }: Parts): TemplateResult {
  const { setup } = state;
  const { strings } = page;
  const game = gameOf(setup.game);
  const seats = numbers(1, setup.players);
  const lengthName = (length: Setup["length"]): string =>
    length === "deal" ? "play-length-deal" : countsChips(game) ? "play-length-match-chips" : "play-length-match";
  const { phase, because } = state.engine;
  const waits = state.waiting && phase !== "failed" && because !== "stopped";
  return html`<form
    class="setup"
    @submit=${(event: Event) => {
      event.preventDefault();
      on?.start();
    }}
  >
    <h2>${strings.text("play-setup")}</h2>
    <div class="fields">${gameField(page, game.id, (id) => on?.setUp({ game: id }))}</div>
    <div class="fields">
      ${field({
        name: "players",
        label: strings.text("play-players"),
        choices: numbers(...game.players).map((count) => ({ value: String(count), label: String(count) })),
        chosen: String(setup.players),
        onChoose: (value) => on?.setUp({ players: Number(value) }),
      })}
      ${field({
        name: "seat",
        label: strings.text("play-seat"),
        choices: [
          { value: "any", label: strings.text("play-seat-any") },
          ...seats.map((seat) => ({ value: String(seat), label: strings.text("play-seat-number", { seat }) })),
        ],
        chosen: setup.seat === null ? "any" : String(setup.seat),
        onChoose: (value) => on?.setUp({ seat: value === "any" ? null : Number(value) }),
      })}
      ${field({
        name: "bots",
        label: strings.text("play-bots"),
        choices: [...game.bots, MIXED].map((kind) => ({
          value: kind,
          label: strings.text(`play-bots-${kind}`),
        })),
        chosen: setup.bots,
        onChoose: (value) => on?.setUp({ bots: value }),
      })}
      ${field({
        name: "length",
        label: strings.text("play-length"),
        choices: (["match", "deal"] as const).map((length) => ({
          value: length,
          label: strings.text(lengthName(length), { count: setup.players }),
        })),
        chosen: setup.length,
        onChoose: (value) => on?.setUp({ length: value as Setup["length"] }),
      })}
    </div>
    ${game.options.length > 0
      ? optionsPanel(page, game, setup.options, () => true, (id, value) =>
          on?.setUp({ options: { ...setup.options, [id]: value } }),
        )
      : nothing}
    <label class="checkbox"
      ><input
        type="checkbox"
        name="learning"
        ?checked=${setup.learning}
        @change=${(event: Event) => on?.setUp({ learning: (event.target as HTMLInputElement).checked })}
      />
      <span>${strings.text("play-learning")}</span></label
    >
    <div class="actions">
      <button type="submit" class="action is-main" data-action="start" aria-disabled=${waits ? "true" : "false"}>
        ${strings.text("play-start")}
      </button>
      <button type="button" class="action" data-action="resume" ?hidden=${state.saved === null} @click=${on?.resume}>
        ${strings.text("play-continue")}
      </button>
    </div>
    <p class="quiet" ?hidden=${!waits || state.engine.phase === "ready"}>${strings.text("play-loading")}</p>
  </form>`;
}

// --- The table -------------------------------------------------------------------------------------------------------

function atTable(parts: TableParts): TemplateResult {
  const { page, table, on } = parts;
  const { strings } = page;
  const over = isOver(table);
  return html`
    <div class="table" data-phase=${table.phase} data-record=${table.record}>
      <div class="table-head">
        <h2>${heading(strings, table)}</h2>
        ${iconButton("tell", strings.text("play-say-all"), on?.tellAll)}
        ${iconButton("settings", strings.text("play-settings"), on?.settings)}
      </div>
      ${told(parts)} ${over ? showdown(parts) : [felt(parts), table.phase === "out" ? nothing : [ownHand(parts), actionButtons(parts)], out(parts)]} ${hint(parts)} ${helpers(parts)}
    </div>
    ${log(parts)} ${footer(parts)}
  `;
}

const iconButton = (name: "tell" | "settings", label: string, action: (() => void) | undefined): TemplateResult =>
  html`<button type="button" class="icon-tool" data-tool=${name} aria-label=${label} title=${label} @click=${action}>
    ${icon(name)}
  </button>`;

function told({ state }: TableParts): TemplateResult | typeof nothing {
  return state.told.length > 0
    ? html`<div class="told" tabindex="-1">${state.told.map((sentence) => html`<p>${sentence}</p>`)}</div>`
    : nothing;
}

function felt(parts: TableParts): TemplateResult {
  const { table, page } = parts;
  const { strings } = page;
  const game = gameOf(table.game);
  const seats = others(table);
  const open = openCards(game, table);
  const inStrip = table.seats >= STRIP_FROM;
  return html`<div
    class=${classMap({ felt: true, "is-strip": inStrip, "is-round": !inStrip && open.length === 0, "is-row": !inStrip && open.length > 0 })}
    data-others=${seats.length}
  >
    <ol class="others" aria-label=${strings.text("play-others")} tabindex=${inStrip ? "0" : nothing} role=${inStrip ? "list" : nothing}>
      ${seats.map((seat) => other(parts, seat))}
    </ol>
    ${game.middle(
      page,
      table,
      open.map((code) => cardButton(parts, "open", code)),
    )}
    ${sayLine(parts)}
  </div>`;
}

function other({ table, page }: TableParts, seat: Seat): TemplateResult {
  const { strings, site } = page;
  const game = gameOf(table.game);
  const isAway = isOut(table, seat);
  const isActing = table.to_act === seat && (table.phase === "others" || table.phase === "out");
  return html`<li
    class=${classMap({ other: true, "is-acting": isActing, "is-out": isAway })}
    data-seat=${seat}
    aria-label=${seatLabel(strings, game, table, seat)}
  >
    <span class="hand" aria-hidden="true">${(table.hands[seat - 1] ?? []).map((code) => card(site.sprite, code))}</span>
    <span class="other-name" aria-hidden="true"
      ><b>${seat}</b> ${table.dealer === seat
        ? html`<span class="seat-dealer">${strings.text("dealer")}</span>`
        : strings.text(`play-kind-${table.kinds[seat - 1] ?? "human"}`)}</span
    >
    <span class="other-standing" aria-hidden="true">${standingAtTable(page, game, table, seat)}</span>
  </li>`;
}

/** What happened last, and whose turn it is. */
function sayLine({ table, page: { strings } }: TableParts): TemplateResult {
  const game = gameOf(table.game);
  return html`<p class="say" tabindex="-1">${latest(strings, game, table)} <b>${turnSentence(strings, game, table)}</b></p>`;
}

/** A card that can be chosen: of your hand, or of those that lie open for all. */
function cardButton({ state, table, page: { strings, site }, on }: TableParts, where: keyof Picked, code: CardCode): TemplateResult {
  const chosen = state.picked[where].includes(code);
  const moved = gameOf(table.game).arrived(table).includes(code);
  return html`<button
    type="button"
    class="${where}-card"
    data-card=${code}
    aria-pressed=${chosen ? "true" : "false"}
    aria-label=${cardName(strings, code)}
    @click=${() => on?.pick(where, code)}
  >
    ${card(site.sprite, code, { chosen, moved })}
  </button>`;
}

function ownHand(parts: TableParts): TemplateResult {
  const { table, page } = parts;
  const { strings } = page;
  const game = gameOf(table.game);
  const mine = table.hands[table.seat - 1] ?? [];
  return html`<div class="own" data-cards=${mine.length}>
    <div class="hand" role="group" aria-label=${strings.text("play-your-hand")}>
      ${mine.map((code) => (code === null ? nothing : cardButton(parts, "own", code)))}
    </div>
    <p class="now">
      ${table.rank ? strings.text("play-now", { hand: handName(strings, game, table.rank) }) : nothing}
      ${table.rank ? html`<span aria-hidden="true">·</span>` : nothing}
      <span aria-hidden="true"
        >${table.dealer === table.seat ? html`<span class="seat-dealer">${strings.text("dealer")}</span> · ` : nothing}${standingAtTable(page, game, table, table.seat)}</span
      ><span class="visually-hidden">${seatLabel(strings, game, table, table.seat)}</span>
    </p>
  </div>`;
}

function actionButtons(parts: TableParts): TemplateResult {
  const { state, table, page } = parts;
  const { strings } = page;
  const shown = actions(gameOf(table.game), table);
  const { refusal } = state;
  return html`
    <div class="actions" data-count=${shown.length}>${shown.map((action) => actionButton(parts, action))}</div>
    <div class="refusal">
      ${refusal === null
        ? nothing
        : "problem" in refusal
          ? problemLine(parts, refusal.problem)
          : html`<p class="problem">${strings.text(refusal.missing)}</p>`}
    </div>
  `;
}

function actionButton({ state, table, page, on }: TableParts, action: MoveAction): TemplateResult {
  const { strings } = page;
  const game = gameOf(table.game);
  const possible = possibleNow(state, action);
  const canMove = possible !== null && "move" in possible;
  const reason = reasonAgainst(page, possible);
  return html`<button
    type="button"
    class=${classMap({ action: true, "is-main": canMove && game.main.includes(action) })}
    data-action=${action}
    aria-disabled=${canMove ? "false" : "true"}
    aria-describedby=${reason ? `reason-${action}` : nothing}
    @click=${() => on?.act(action)}
  >
    ${strings.text(`action-${action}`)} <small>${actionDetail(strings, game, table, state.picked, action)}</small>
  </button>
  ${reason ? html`<span class="visually-hidden" id="reason-${action}">${reason}</span>` : nothing}`;
}

/** Why a button would do nothing, in words. */
function reasonAgainst({ strings }: Page, possible: Possible | null): string {
  if (possible === null || "move" in possible) return "";
  if ("missing" in possible) return strings.text(possible.missing);
  const { problem } = possible;
  const rule = problem.rule ? strings.text("rule-link", { rule: problem.rule }) : "";
  return `${problemSentence(strings, problem)} ${rule}`;
}

/** What is left to do without a chip: look on, skip it, or begin anew. */
function out({ state, table, page: { strings }, on }: TableParts): TemplateResult | typeof nothing {
  if (table.phase !== "out") return nothing;
  const choice = (action: string, label: string, isMain: boolean, act: (() => void) | undefined): TemplateResult =>
    html`<button type="button" class=${classMap({ action: true, "is-main": isMain })} data-action=${action} @click=${act}>
      ${strings.text(label)}
    </button>`;
  return html`<div class="out" tabindex="-1">
    <p class="out-words">${strings.text("play-out")}</p>
    <div class="actions" data-count="3">
      ${state.watching ? nothing : choice("watch", "play-out-watch", true, on?.watch)}
      ${choice("to-the-end", "play-out-skip", false, on?.skipToTheEnd)} ${choice("new", "play-new-match", false, on?.start)}
    </div>
  </div>`;
}

function hint({ state, table, page: { strings } }: TableParts): TemplateResult {
  return html`<div class="hint">
    ${state.hint
      ? hintSentences(strings, gameOf(table.game), state.hint).map((sentence) => html`<p>${sentence}</p>`)
      : nothing}
  </div>`;
}

function helpers({ state, table, page: { strings }, on }: TableParts): TemplateResult {
  return html`<div class="helpers">
    ${othersMove(state)
      ? html`<button type="button" class="tool" data-tool="skip" @click=${on?.skip}>${strings.text("play-watch")}</button>`
      : nothing}
    ${isYours(table)
      ? html`<button type="button" class="tool" data-tool="hint" @click=${on?.hint}>${strings.text("play-hint")}</button>`
      : nothing}
    ${state.setup.learning
      ? html`<button type="button" class="tool" data-tool="undo" @click=${on?.undo}>
          ${icon("undo")} ${strings.text("play-undo-move")}
        </button>`
      : nothing}
  </div>`;
}

// --- The end ---------------------------------------------------------------------------------------------------------

function showdown(parts: TableParts): TemplateResult {
  const { table, page, state, on } = parts;
  const { strings } = page;
  const { showdown: shown, match } = table;
  if (!shown) return html``;
  const game = gameOf(table.game);
  const data = resultData(shown);
  const oneDeal = state.setup.length === "deal";
  const action = (name: string, label: string, isMain: boolean, act: (() => void) | undefined): TemplateResult =>
    html`<button type="button" class=${classMap({ action: true, "is-main": isMain })} data-action=${name} @click=${act}>
      ${strings.text(label)}
    </button>`;
  const another = action("new", oneDeal ? "play-new-deal" : "play-new-match", match !== null || oneDeal, on?.start);
  const next = action("next", "play-next-deal", !oneDeal, on?.nextDeal);
  const toTheEnd = isOutOfMatch(table) ? action("to-the-end", "play-out-skip", false, on?.skipToTheEnd) : nothing;
  const choices = match ? [another] : oneDeal ? [another, next] : [next, toTheEnd, another];
  return html`<div class="showdown">
    <div
      class="result"
      tabindex="-1"
      data-winner=${data.winner ?? nothing}
      data-net=${data.net ?? nothing}
      data-loses=${data.loses ?? nothing}
      data-chips=${data.chips ?? nothing}
    >
      ${match ? html`<p class="match-winner">${matchSentence(page, table, match.winners)}</p>` : nothing}
      <p class="outcome-winner">${headline(strings, game, shown, table.seat)}</p>
      <ol class="settlement">
        ${settlement(strings, game, shown, table.seat).map(({ text, rule }) => html`<li>${text} ${rule ? ruleLink(page, game.id, rule) : nothing}</li>`)}
      </ol>
    </div>
    <ol class="seats">
      ${shown.hands.map((hand, index) => shownSeat(parts, index + 1, hand?.cards ?? []))}
    </ol>
    <div class="actions">${choices}</div>
  </div>`;
}

/** Who has won the match. */
function matchSentence({ strings }: Page, table: TableView, winners: readonly Seat[]): string {
  const more = matchLength(strings, table);
  const won =
    winners.length > 1
      ? strings.text("match-shared", { seats: strings.listAll(winners.map(String)) })
      : winners[0] === table.seat
        ? strings.text("match-won-you")
        : strings.text("match-won", { seat: winners[0] ?? 0 });
  return `${won} ${more}`.trim();
}

function shownSeat({ table, page }: TableParts, seat: Seat, cards: readonly CardCode[]): TemplateResult {
  const { strings } = page;
  const { showdown: shown } = table;
  const game = gameOf(table.game);
  const rank = shown?.hands[seat - 1];
  const isYou = seat === table.seat;
  const isOut = cards.length === 0;
  return html`<li
    class=${classMap({ ...rowClasses(game, shown, seat), "is-you": isYou, "is-out": isOut })}
    data-seat=${seat}
  >
    <span class="seat-name"
      ><span class="visually-hidden">${isYou ? strings.text("seat-you") : strings.text("seat", { seat })}</span
      ><span aria-hidden="true">${seat}</span>
      ${isYou ? html`<small aria-hidden="true">${strings.text("seat-you")}</small>` : nothing}
      ${table.dealer === seat ? html`<small class="seat-dealer">${strings.text("dealer")}</small>` : nothing}</span
    >
    ${isOut
      ? html`<span class="seat-out">${strings.text("out")}</span>`
      : html`${openHand(page, cards, { counted: countedOf(rank) })}
          <span class="seat-end">${handWords(page, game, rank)} ${standingOf(game).mark(strings, table, seat, table.options["chips"])}</span>`}
  </li>`;
}

// --- Below the table -------------------------------------------------------------------------------------------------

function log({ table, page: { strings } }: TableParts): TemplateResult {
  return html`<details class="log">
    <summary>${strings.text("play-log")}</summary>
    <ol>
      ${logSentences(strings, gameOf(table.game), table.events, table.dealer, table.seat).map((sentence) => html`<li>${sentence}</li>`)}
    </ol>
  </details>`;
}

function footer({ state, table, page, on }: TableParts): TemplateResult {
  const { strings } = page;
  return html`<div class="play-foot">
    <p class="seed">${strings.text("play-seed", { seed: table.seed })} <small>${strings.text("play-seed-help")}</small></p>
    <button type="button" class="tool" data-tool="share" @click=${on?.share}>${strings.text("play-share")}</button>
    ${reportButton(page, "play-report", on?.report)} ${passedOn(page, state.shared)}
  </div>`;
}
