/** On a bad line the static form is there before its script: what a reader does to it meanwhile is not lost. */

interface Named {
  readonly name: string;
  readonly value: string;
}

/** Which buttons were tapped, what was chosen in which list, and which boxes and choices were ticked or cleared. */
export interface Touched {
  readonly taps: readonly string[];
  readonly choices: readonly Named[];
  readonly ticks: readonly Named[];
}

/** What a button is for: its data, which no change of state touches, else its name. */
export const purpose = (button: HTMLButtonElement): string =>
  Object.keys(button.dataset).length > 0 ? JSON.stringify(button.dataset) : (button.ariaLabel ?? "");

/** Notes what happens to a static widget; calling the result ends that and gives the notes. */
export function watchEarly(widget: HTMLElement): () => Touched {
  const taps: string[] = [];
  const note = (event: Event): void => {
    const button = (event.target as Element).closest("button");
    if (!button) return;
    // A form without its script would only load the page anew.
    event.preventDefault();
    taps.push(purpose(button));
  };
  widget.addEventListener("click", note);
  return () => {
    widget.removeEventListener("click", note);
    const choices = [...widget.querySelectorAll("select")]
      .filter((select) => select.querySelector("option[selected]")?.getAttribute("value") !== select.value)
      .map(({ name, value }) => ({ name, value }));
    const ticks = [...widget.querySelectorAll<HTMLInputElement>("input:is([type=radio], [type=checkbox])")]
      // Of a group of choices only the new one is of interest.
      .filter((input) => input.checked !== input.hasAttribute("checked") && (input.checked || input.type === "checkbox"))
      .map(({ name, value }) => ({ name, value }));
    return { taps, choices, ticks };
  };
}

/** Does to the living widget what was done to its static form, which had the same buttons and lists. */
export async function replay(widget: HTMLElement, { taps, choices, ticks }: Touched): Promise<void> {
  const settled = (): Promise<unknown> => (widget as HTMLElement & { updateComplete: Promise<unknown> }).updateComplete;
  await settled();
  for (const { name, value } of choices) {
    const select = widget.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
    if (!select) continue;
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await settled();
  }
  for (const { name, value } of ticks) {
    [...widget.querySelectorAll("input")].find((input) => input.name === name && input.value === value)?.click();
    await settled();
  }
  for (const tapped of taps) {
    [...widget.querySelectorAll("button")].find((button) => purpose(button) === tapped)?.click();
    await settled();
  }
}
