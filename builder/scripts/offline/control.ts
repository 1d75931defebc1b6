/** “Keep for offline” on the page about the site: what is kept, what could be, and the buttons. */
import { EXTRAS, type Answer, type Stored } from "./messages";
import { ask } from "./registration";

export interface Control {
  /** Shows what the worker says; `asked` when it answers the reader, who then hears of success as well. */
  show(answer: Answer, asked: boolean): void;
}

/** Makes the control work, if the page has one. `off`: offline use is switched off; `switchOn` undoes that. */
export function offerControl(scope: string, off: boolean, switchOn: () => void): Control | undefined {
  const box = document.querySelector<HTMLElement>("[data-offline].offline");
  if (!box) return undefined;
  const [store, remove, restore] = [...box.querySelectorAll("button")] as [HTMLButtonElement, HTMLButtonElement, HTMLButtonElement];
  const bar = box.querySelector("progress") as HTMLProgressElement;
  const status = box.querySelector("[role=status]") as HTMLElement;
  const words = box.dataset;
  const number = (style: Intl.NumberFormatOptions): Intl.NumberFormat => new Intl.NumberFormat(words["formats"], style);
  const megabytes = number({ style: "unit", unit: "megabyte", unitDisplay: "short", minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = number({ style: "percent" });

  const setState = (state: string, text = ""): void => {
    words["state"] = state;
    const hadFocus = box.contains(document.activeElement);
    store.hidden = state !== "none" && state !== "failed";
    remove.hidden = state !== "kept";
    restore.hidden = state !== "off";
    bar.hidden = state !== "keeping";
    status.textContent = text;
    // The button that had the focus may be gone: the reader stays here.
    if (hadFocus) ([store, remove, restore].find(({ hidden }) => !hidden) ?? status).focus();
  };
  const mark = (kept: Stored): void => {
    let missing = 0;
    for (const row of box.querySelectorAll<HTMLElement>("[data-part]")) {
      const isKept = kept[row.dataset["part"] as keyof Stored];
      row.dataset["kept"] = String(isKept);
      (row.querySelector("small") as HTMLElement).textContent = words[isKept ? "here" : "absent"] ?? "";
      if (!isKept) missing += Number(row.querySelector("data")?.value);
    }
    // The button says what is still to be fetched.
    (store.querySelector("data") as HTMLDataElement).textContent = megabytes.format(missing).replace(" ", "\u00a0");
  };
  const show = (answer: Answer, asked: boolean): void => {
    // What happens unasked must not speak over what the reader is doing.
    if (!asked && words["state"] === "keeping") return;
    mark(answer.kept);
    if (Object.values(answer.kept).every(Boolean)) setState("kept", words["kept"] ?? "");
    // A line that broke while nobody waited is no news.
    else if (answer.type === "failed" && (asked || answer.reason !== "cut")) setState("failed", words[answer.reason]);
    else setState("none", asked ? words["removed"] : "");
  };

  store.addEventListener("click", async () => {
    setState("keeping", words["keeping"]);
    bar.removeAttribute("value");
    // The browser is asked not to clear it away by itself; nothing waits for its answer, which may be a person's.
    navigator.storage?.persist?.().catch(() => false);
    const answer = await ask(scope, { type: "keep", parts: EXTRAS }, (loaded, total) => {
      bar.max = total;
      bar.value = loaded;
      bar.textContent = percent.format(loaded / total);
    });
    words["state"] = "none";
    show(answer, true);
  });
  remove.addEventListener("click", async () => show(await ask(scope, { type: "remove" }), true));
  restore.addEventListener("click", switchOn);
  if (off) setState("off", words["off"]);
  return { show };
}
