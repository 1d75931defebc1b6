/** A choice from a short list, with its label above. */
import { html, type TemplateResult } from "lit";

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  /** `null` leaves the list without a choice. */
  readonly chosen: string | null;
  readonly onChoose?: ((value: string) => void) | undefined;
  readonly invalid?: boolean;
}

export const field = ({ name, label, choices, chosen, onChoose, invalid = false }: Field): TemplateResult => html`
  <label class="field"
    ><span>${label}</span>
    <select
      name=${name}
      aria-invalid=${invalid ? "true" : "false"}
      @change=${(event: Event) => onChoose?.((event.target as HTMLSelectElement).value)}
    >
      ${chosen === null ? html`<option value="" selected></option>` : ""}
      ${choices.map((choice) => html`<option value=${choice.value} ?selected=${choice.value === chosen}>${choice.label}</option>`)}
    </select></label
  >
`;

/** The whole numbers from one to another, both included. */
export const numbers = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step);
