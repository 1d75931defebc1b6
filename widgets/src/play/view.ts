/** Practice deal: the table, your hand, what you may do, and what happened. */
import { html, nothing, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { card } from "../cards/card";
import { countedOf, handWords, openHand } from "../cards/hand";
import { cardName, cardNames, shortCard } from "../cards/names";
import type { CardCode, Move, MoveAction, Problem, Seat, Showdown, TableView } from "../engine/answers";
import { engineStatus, type EngineHandlers } from "../engine/status";
import { field, numbers } from "../page/field";
import { icon } from "../page/icons";
import { ruleLink, type Page } from "../page/page";
import {
  handName,
  hintSentences,
  logSentences,
  paymentSentence,
  problemSentence,
  reasons,
  winnerSentence,
} from "../results/sentences";
import {
  arrived,
  FEWEST,
  isOver,
  MOST,
  moveOf,
  others,
  shownActions,
  STRIP_FROM,
  type PlayState,
  type Setup,
} from "./state";

export interface PlayHandlers extends EngineHandlers {
  readonly setUp: (part: Partial<Setup>) => void;
  readonly start: () => void;
  readonly resume: () => void;
  readonly chooseCard: (card: CardCode) => void;
  readonly act: (action: MoveAction) => void;
  readonly skip: () => void;
  readonly undo: () => void;
  readonly hint: () => void;
  readonly tellAll: () => void;
  readonly nextDeal: () => void;
  readonly settings: () => void;
  readonly share: () => void;
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

const problemLine = ({ page, state }: Parts, problem: Problem): TemplateResult => html`<p class="problem">
  ${problemSentence(page.strings, problem)} ${problem.rule ? ruleLink(page, state.game, problem.rule) : nothing}
</p>`;

function notices(parts: Parts): TemplateResult {
  const { state, page } = parts;
  return html`<div class="problems">
    ${state.notice ? html`<p class="problem">${page.strings.text(state.notice)}</p>` : nothing}
    ${state.problems.map((problem) => problemLine(parts, problem))}
  </div>`;
}

// --- Before the deal -------------------------------------------------------------------------------------------------

function setupForm({ state, page: { strings }, on }: Parts): TemplateResult {
  const { setup } = state;
  const seats = numbers(1, setup.players);
  return html`<form
    class="setup"
    @submit=${(event: Event) => {
      event.preventDefault();
      on?.start();
    }}
  >
    <h2>${strings.text("play-setup")}</h2>
    <div class="fields">
      ${field({
        name: "players",
        label: strings.text("play-players"),
        choices: numbers(FEWEST, MOST).map((count) => ({ value: String(count), label: String(count) })),
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
        choices: (["easy", "steady", "mixed"] as const).map((kind) => ({
          value: kind,
          label: strings.text(`play-bots-${kind}`),
        })),
        chosen: setup.bots,
        onChoose: (value) => on?.setUp({ bots: value as Setup["bots"] }),
      })}
      ${field({
        name: "length",
        label: strings.text("play-length"),
        choices: (["match", "deal"] as const).map((length) => ({
          value: length,
          label: strings.text(`play-length-${length}`, { count: setup.players }),
        })),
        chosen: setup.length,
        onChoose: (value) => on?.setUp({ length: value as Setup["length"] }),
      })}
    </div>
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
      <button type="submit" class="action is-main" data-action="start" aria-disabled=${state.waiting ? "true" : "false"}>
        ${strings.text("play-start")}
      </button>
      <button type="button" class="action" data-action="resume" ?hidden=${state.saved === null} @click=${on?.resume}>
        ${strings.text("play-continue")}
      </button>
    </div>
    <p class="quiet" ?hidden=${!state.waiting || state.engine.phase === "ready"}>${strings.text("play-loading")}</p>
  </form>`;
}

// --- The table -------------------------------------------------------------------------------------------------------

function atTable(parts: TableParts): TemplateResult {
  const { page, table, on } = parts;
  const { strings } = page;
  const over = isOver(table);
  return html`
    <div class="table" data-phase=${table.phase}>
      <div class="table-head">
        <h2>${strings.text("play-deal-of", { deal: table.deal, deals: table.deals })}</h2>
        ${iconButton("tell", strings.text("play-say-all"), on?.tellAll)}
        ${iconButton("settings", strings.text("play-settings"), on?.settings)}
      </div>
      ${told(parts)} ${over ? showdown(parts) : [felt(parts), ownHand(parts), actions(parts)]} ${hint(parts)} ${helpers(parts)}
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
  const seats = others(table);
  const inStrip = table.seats >= STRIP_FROM;
  return html`<div class=${classMap({ felt: true, "is-strip": inStrip })} data-others=${seats.length}>
    <ol class="others" aria-label=${strings.text("play-others")} tabindex=${inStrip ? "0" : nothing} role=${inStrip ? "list" : nothing}>
      ${seats.map((seat) => other(parts, seat))}
    </ol>
    <div class="middle">
      <span class="stock">${card(page.site.sprite, null)} <span>${strings.text("play-stock", { count: table.stock })}</span></span>
      <span class="pool"><b>${table.pool}</b> <span>${strings.text("pool")}</span></span>
    </div>
    ${sayLine(parts)}
  </div>`;
}

function other({ table, page }: TableParts, seat: Seat): TemplateResult {
  const { strings, site } = page;
  const balance = strings.signed(table.balances[seat - 1] ?? 0);
  const isDealer = table.dealer === seat;
  return html`<li
    class=${classMap({ other: true, "is-acting": table.to_act === seat })}
    data-seat=${seat}
    aria-label=${strings.text(isDealer ? "play-seat-label-dealer" : "play-seat-label", { seat, balance })}
  >
    <span class="hand" aria-hidden="true">${(table.hands[seat - 1] ?? []).map((code) => card(site.sprite, code))}</span>
    <span class="other-name" aria-hidden="true"
      ><b>${seat}</b> ${isDealer
        ? html`<span class="seat-dealer">${strings.text("dealer")}</span>`
        : strings.text(`play-kind-${table.kinds[seat - 1] ?? "human"}`)}</span
    >
    <span class="other-balance" aria-hidden="true">${strings.text("balance-is", { balance })}</span>
  </li>`;
}

/** What happened last, and whose turn it is. */
function sayLine({ table, page: { strings } }: TableParts): TemplateResult {
  const told = logSentences(strings, table.events, table.dealer, table.seat).at(-1) ?? "";
  const turn =
    table.phase === "your-turn"
      ? strings.text("play-your-turn")
      : table.phase === "answer-offer"
        ? strings.text("play-offered")
        : table.to_act === null
          ? ""
          : strings.text("play-others-turn", { seat: table.to_act });
  return html`<p class="say" tabindex="-1">${told} <b>${turn}</b></p>`;
}

function ownHand({ state, table, page, on }: TableParts): TemplateResult {
  const { strings, site } = page;
  const mine = table.hands[table.seat - 1] ?? [];
  const fresh = arrived(table);
  const balance = strings.signed(table.balances[table.seat - 1] ?? 0);
  return html`<div class="own">
    <div class="hand" role="group" aria-label=${strings.text("play-your-hand")}>
      ${mine.map((code) =>
        code === null
          ? nothing
          : html`<button
              type="button"
              class="own-card"
              data-card=${code}
              aria-pressed=${state.chosen === code ? "true" : "false"}
              aria-label=${cardName(strings, code)}
              @click=${() => on?.chooseCard(code)}
            >
              ${card(site.sprite, code, { chosen: state.chosen === code, moved: fresh.includes(code) })}
            </button>`,
      )}
    </div>
    <p class="now">
      ${table.rank ? strings.text("play-now", { hand: handName(strings, table.rank) }) : nothing}
      <span>${table.dealer === table.seat ? html`<span class="seat-dealer">${strings.text("dealer")}</span> · ` : nothing}${strings.text("balance-is", { balance })}</span>
    </p>
  </div>`;
}

function actions(parts: TableParts): TemplateResult {
  const { state, table, page } = parts;
  const { strings } = page;
  return html`
    <div class="actions" data-count=${shownActions(table).length}>${shownActions(table).map((action) => actionButton(parts, action))}</div>
    <div class="refusal">
      ${state.refusal
        ? state.refusal.problem
          ? problemLine(parts, state.refusal.problem)
          : html`<p class="problem">${strings.text("play-choose-card")}</p>`
        : nothing}
    </div>
  `;
}

const isProblem = (move: Move | "card" | Problem | null): move is Problem =>
  move !== null && typeof move === "object" && "code" in move;

function actionButton({ state, table, page, on }: TableParts, action: MoveAction): TemplateResult {
  const { strings } = page;
  const move = moveOf(state, action);
  const possible = move !== null && typeof move === "object" && "action" in move;
  const reason = isProblem(move)
    ? `${problemSentence(strings, move)} ${move.rule ? strings.text("rule-link", { rule: move.rule }) : ""}`
    : move === "card"
      ? strings.text("play-choose-card")
      : "";
  return html`<button
    type="button"
    class=${classMap({ action: true, "is-main": possible && action !== "knock" && action !== "refuse" && action !== "barter" })}
    data-action=${action}
    aria-disabled=${possible ? "false" : "true"}
    aria-describedby=${reason ? `reason-${action}` : nothing}
    @click=${() => on?.act(action)}
  >
    ${strings.text(`action-${action}`)} <small>${actionDetail(parts(state, page, table), action)}</small>
  </button>
  ${reason ? html`<span class="visually-hidden" id="reason-${action}">${reason}</span>` : nothing}`;
}

const parts = (state: PlayState, page: Page, table: TableView): TableParts => ({ state, page, table, on: undefined });

/** The small line of an action: the card it moves and where to. */
function actionDetail({ state, table, page: { strings } }: TableParts, action: MoveAction): string {
  const left = (table.seat % table.seats) + 1;
  const seat = action === "give" ? (table.offer?.from ?? 0) : left;
  if (table.phase === "others") return strings.text("action-not-now");
  if (action === "knock" || action === "refuse") return strings.text(`action-${action}.with`);
  if (state.chosen === null) return strings.text("action-choose");
  const form = action === "buy" && table.dealer === table.seat ? "free" : "with";
  return strings.text(`action-${action}.${form}`, { card: shortCard(strings, state.chosen), seat });
}

function hint({ state, page: { strings } }: TableParts): TemplateResult {
  return html`<div class="hint">
    ${state.hint ? hintSentences(strings, state.hint).map((sentence) => html`<p>${sentence}</p>`) : nothing}
  </div>`;
}

function helpers({ state, table, page: { strings }, on }: TableParts): TemplateResult {
  const yours = table.phase === "your-turn" || table.phase === "answer-offer";
  return html`<div class="helpers">
    ${table.phase === "others"
      ? html`<button type="button" class="tool" data-tool="skip" @click=${on?.skip}>${strings.text("play-watch")}</button>`
      : nothing}
    ${yours
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
  const won = match
    ? match.winners.length > 1
      ? strings.text("match-shared", { seats: strings.listAll(match.winners.map(String)) })
      : match.winners[0] === table.seat
        ? strings.text("match-won-you")
        : strings.text("match-won", { seat: match.winners[0] ?? 0 })
    : null;
  const another = html`<button
    type="button"
    class=${classMap({ action: true, "is-main": match !== null || state.setup.length === "deal" })}
    data-action="new"
    @click=${on?.start}
  >
    ${strings.text(state.setup.length === "deal" ? "play-new-deal" : "play-new-match")}
  </button>`;
  const next = html`<button
    type="button"
    class=${classMap({ action: true, "is-main": state.setup.length === "match" })}
    data-action="next"
    @click=${on?.nextDeal}
  >
    ${strings.text("play-next-deal")}
  </button>`;
  return html`<div class="showdown">
    <div class="result" tabindex="-1" data-winner=${shown.winner} data-net=${shown.net.join(" ")}>
      ${won ? html`<p class="match-winner">${won}</p>` : nothing}
      <p class="outcome-winner">${winnerSentence(strings, shown.winner, table.seat)}</p>
      ${settlement(page, shown, table.seat)}
    </div>
    <ol class="seats">
      ${shown.hands.map((hand, index) => shownSeat(parts, index + 1, hand.cards))}
    </ol>
    <div class="actions" data-count="2">${match ? another : state.setup.length === "deal" ? [another, next] : [next, another]}</div>
  </div>`;
}

/** How the deal is settled, step by step: why the winner wins, what that means for the dealer, and every payment. */
function settlement(page: Page, shown: Showdown, you: Seat): TemplateResult {
  const { strings } = page;
  const steps = [
    ...reasons(strings, shown),
    ...shown.payments.map((payment) => ({ text: paymentSentence(strings, payment, you), rule: payment.rule })),
  ];
  return html`<ol class="settlement">
    ${steps.map(({ text, rule }) => html`<li>${text} ${rule ? ruleLink(page, shown.game, rule) : nothing}</li>`)}
  </ol>`;
}

function shownSeat({ table, page }: TableParts, seat: Seat, cards: readonly CardCode[]): TemplateResult {
  const { strings } = page;
  const { showdown: shown } = table;
  const rank = shown?.hands[seat - 1];
  const isYou = seat === table.seat;
  return html`<li class=${classMap({ seat: true, "is-winner": shown?.winner === seat, "is-you": isYou })} data-seat=${seat}>
    <span class="seat-name"
      ><span class="visually-hidden">${isYou ? strings.text("seat-you") : strings.text("seat", { seat })}</span
      ><span aria-hidden="true">${seat}</span>
      ${isYou ? html`<small aria-hidden="true">${strings.text("seat-you")}</small>` : nothing}
      ${table.dealer === seat ? html`<small class="seat-dealer">${strings.text("dealer")}</small>` : nothing}</span
    >
    ${openHand(page, cards, { counted: countedOf(rank) })}
    <span class="seat-end"
      >${handWords(page, rank)}
      <span class="seat-balance"
        ><small>${strings.text("balance")}</small> <b>${strings.signed(table.balances[seat - 1] ?? 0)}</b></span
      ></span
    >
  </li>`;
}

// --- Below the table -------------------------------------------------------------------------------------------------

function log({ table, page: { strings } }: TableParts): TemplateResult {
  return html`<details class="log">
    <summary>${strings.text("play-log")}</summary>
    <ol>
      ${logSentences(strings, table.events, table.dealer, table.seat).map((sentence) => html`<li>${sentence}</li>`)}
    </ol>
  </details>`;
}

function footer({ state, table, page: { strings }, on }: TableParts): TemplateResult {
  return html`<div class="play-foot">
    <p class="seed">${strings.text("play-seed", { seed: table.seed })} <small>${strings.text("play-seed-help")}</small></p>
    <button type="button" class="tool" data-tool="share" @click=${on?.share}>${strings.text("play-share")}</button>
    ${state.shared
      ? html`<p class="shared">
          ${state.shared === "copied" ? strings.text("copied") : strings.text("copy-by-hand", { link: state.shared })}
        </p>`
      : nothing}
  </div>`;
}

/** The whole table, sentence by sentence. */
export function tableInWords({ strings }: Page, table: TableView): readonly string[] {
  const mine = (table.hands[table.seat - 1] ?? []).filter((code) => code !== null);
  return [
    strings.text(table.dealer === table.seat ? "tell-deal-you" : "tell-deal", {
      deal: table.deal,
      deals: table.deals,
      seat: table.dealer,
    }),
    ...(table.rank
      ? [strings.text("tell-hand", { cards: cardNames(strings, mine), hand: handName(strings, table.rank) })]
      : []),
    strings.text("tell-stock", { count: table.stock, pool: table.pool }),
    ...table.balances.map((balance, index) =>
      index + 1 === table.seat
        ? strings.text("tell-balance-you", { balance: strings.signed(balance) })
        : strings.text("tell-balance", { seat: index + 1, balance: strings.signed(balance) }),
    ),
    ...logSentences(strings, table.events, table.dealer, table.seat).slice(-1),
  ];
}
