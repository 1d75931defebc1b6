/** A game's options: chosen in a panel, carried in an address. */
import { html, type TemplateResult } from "lit";
import type { Options } from "../engine/answers";
import type { Game, Option } from "../games/game";
import { GAMES } from "../games/games";
import { field } from "./field";
import type { Page } from "./page";

const isSwitch = ({ values }: Option): boolean => values.length === 2 && values.includes(0);

/** Those that are not as usual, and belong to the game. */
export const chosenOptions = (game: Game, options: Options): Options =>
  Object.fromEntries(
    game.options.flatMap(({ id, default: usual }) => {
      const value = options[id] ?? usual;
      return value === usual ? [] : [[id, value]];
    }),
  );

/** `&low=1&pounce=1`: the options that are not as usual, of those named. */
export const optionsInHash = (game: Game, options: Options, which: (option: Option) => boolean): string =>
  game.options
    .filter((option) => which(option) && (options[option.id] ?? option.default) !== option.default)
    .map(({ id, short }) => `&${short}=${options[id]}`)
    .join("");

/** Reads them again; `null` when one is no number. What the numbers may be, the engine knows. */
export function readOptions(
  game: Game,
  read: (name: string) => string | null,
  which: (option: Option) => boolean,
): Options | null {
  const found: Record<string, number> = {};
  for (const { id, short } of game.options.filter(which)) {
    const written = read(short);
    if (written === null) continue;
    if (!/^\d{1,2}$/.test(written)) return null;
    found[id] = Number(written);
  }
  return found;
}

/** A panel that opens. Its line says what is chosen, so that nobody need open it to see. */
export function optionsPanel(
  { strings }: Page,
  game: Game,
  options: Options,
  which: (option: Option) => boolean,
  onChoose: ((id: string, value: number) => void) | undefined,
  more: { readonly fields: readonly TemplateResult[]; readonly chosen: readonly string[] } = { fields: [], chosen: [] },
): TemplateResult {
  const shown = game.options.filter(which);
  const switches = shown.filter(isSwitch);
  const lists = shown.filter((option) => !isSwitch(option));
  const valueOf = ({ id, default: usual }: Option): number => options[id] ?? usual;
  const chosen = [
    ...more.chosen,
    ...lists
      .filter((option) => valueOf(option) !== option.default)
      .map((option) => `${strings.text(`option-${option.id}`)}: ${wordFor(option, valueOf(option))}`),
    ...switches.filter((option) => valueOf(option) === 1).map(({ id }) => strings.text(`option-${id}.short`)),
  ];
  function wordFor({ id }: Option, value: number): string {
    return strings.has(`option-${id}-count`) ? strings.text(`option-${id}-count`, { count: value }) : String(value);
  }
  return html`<details class="options">
    <summary>
      ${chosen.length > 0 ? strings.text("options-chosen", { options: chosen.join(", ") }) : strings.text("options-usual")}
    </summary>
    <div class="fields">
      ${more.fields}
      ${lists.map((option) =>
        field({
          name: option.id,
          label: strings.text(`option-${option.id}`),
          choices: option.values.map((value) => ({ value: String(value), label: wordFor(option, value) })),
          chosen: String(valueOf(option)),
          onChoose: (value) => onChoose?.(option.id, Number(value)),
        }),
      )}
    </div>
    ${switches.map(
      (option) => html`<label class="checkbox"
        ><input
          type="checkbox"
          name=${option.id}
          ?checked=${valueOf(option) === 1}
          @change=${(event: Event) => onChoose?.(option.id, (event.target as HTMLInputElement).checked ? 1 : 0)}
        />
        <span>${strings.text(`option-${option.id}`)}</span></label
      >`,
    )}
  </details>`;
}

/** The choice of the game itself. */
export const gameField = ({ strings }: Page, chosen: string, onChoose: ((id: string) => void) | undefined): TemplateResult =>
  field({
    name: "game",
    label: strings.text("choose-game"),
    choices: GAMES.map(({ id }) => ({ value: id, label: strings.text(`game-name-${id}`) })),
    chosen,
    onChoose,
  });
