/** “Keep for offline” on the page about the site: what is kept, what could be, and the two buttons. */
import { ask, type Answer, type Place } from "./link";
import type { Kept } from "./messages";
import { PARTS } from "./release";

export interface Control {
  /** Shows what the worker says; `asked` when it answers the reader, who then hears of success as well. */
  show(answer: Answer, asked: boolean): void;
}

/** Makes the control work, if the page has one. `off`: offline use is switched off; `switchOn` undoes that. */
export function offerControl(place: Place, language: string, off: boolean, switchOn: () => void): Control | undefined {
  const box = document.querySelector<HTMLElement>("[data-offline]");
  const button = (name: string): HTMLButtonElement | null => box?.querySelector(`[data-offline-act="${name}"]`) ?? null;
  const [keepIt, remove, restore] = [button("keep"), button("remove"), button("restore")];
  const bar = box?.querySelector("progress");
  const status = box?.querySelector<HTMLElement>("[role=status]");
  if (!box || !keepIt || !remove || !restore || !bar || !status) return undefined;
  const texts = box.dataset;
  const megabytes = new Intl.NumberFormat(texts["formats"], {
    style: "unit",
    unit: "megabyte",
    unitDisplay: "short",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const percent = new Intl.NumberFormat(texts["formats"], { style: "percent" });

  const become = (state: string, words: string): void => {
    box.dataset["state"] = state;
    const hadFocus = box.contains(document.activeElement);
    keepIt.hidden = state !== "none" && state !== "failed";
    remove.hidden = state !== "kept";
    restore.hidden = state !== "off";
    bar.hidden = state !== "keeping";
    status.textContent = words;
    // The button that had the focus may be gone: the reader stays here.
    if (hadFocus) ([keepIt, remove, restore].find(({ hidden }) => !hidden) ?? status).focus();
  };
  const mark = (kept: Kept): void => {
    let missing = 0;
    for (const part of PARTS) {
      const row = box.querySelector<HTMLElement>(`[data-part="${part}"]`);
      const word = row?.querySelector("small");
      if (!row || !word) continue;
      row.dataset["kept"] = String(kept[part]);
      word.textContent = (kept[part] ? texts["here"] : texts["absent"]) ?? "";
      if (!kept[part]) missing += Number(row.querySelector("data")?.value);
    }
    // The button says what is still to be fetched.
    const size = keepIt.querySelector("data");
    if (size) size.textContent = megabytes.format(missing).replace(" ", "\u00a0");
  };
  const show = (answer: Answer, asked: boolean): void => {
    // What happens unasked must not speak over what the reader is doing.
    if (!asked && box.dataset["state"] === "keeping") return;
    mark(answer.kept);
    if (PARTS.every((part) => answer.kept[part])) become("kept", texts["kept"] ?? "");
    else if (answer.type === "failed" && (asked || answer.reason === "refused"))
      become("failed", texts[answer.reason] ?? "");
    else become("none", asked ? (texts["removed"] ?? "") : "");
  };

  keepIt.addEventListener("click", async () => {
    become("keeping", texts["keeping"] ?? "");
    bar.removeAttribute("value");
    const heard = (loaded: number, total: number): void => {
      bar.max = total;
      bar.value = loaded;
      bar.textContent = percent.format(loaded / total);
    };
    // The browser is asked not to clear it away by itself; nothing waits for its answer, which may be a person's.
    navigator.storage?.persist?.().catch(() => false);
    const answer = await ask(place, { type: "keep", language, parts: PARTS, asked: true }, heard);
    box.dataset["state"] = "none";
    show(answer, true);
  });
  remove.addEventListener("click", async () => show(await ask(place, { type: "remove", language }), true));
  restore.addEventListener("click", switchOn);
  if (off) become("off", texts["off"] ?? "");
  return { show };
}
