/** Use without a connection, from the page's side: the worker, the reader's switch, and news of a new release. */
import { keep, recall } from "../storage";
import { say } from "../toast";
import { offerControl } from "./control";
import { ask, clearAway, failed, register, registered, type Answer, type Place } from "./link";
import type { Reason, ToWorker } from "./messages";

interface Site {
  readonly language: string;
  /** The worker's script; absent in a site without offline use. */
  readonly offline?: string;
}

const SWITCH = "offline";
/** The reader has put off the new release, and is not told of it again in this tab. */
const LATER = "later";
/** A page that stays open for long asks this often whether there is a new release, in milliseconds. */
const HOUR = 3_600_000;

export function offerOffline(): void {
  const text = document.getElementById("commerce-site")?.textContent;
  const site = text ? (JSON.parse(text) as Site) : undefined;
  if (!site?.offline) return;
  const script = new URL(site.offline, location.href).href;
  const place: Place = { script, scope: new URL("./", script).href };

  obeyAddress();
  const off = recall(SWITCH) === "off";
  const control = offerControl(place, site.language, off, () => {
    keep(SWITCH, null);
    location.reload();
  });
  if (off) {
    void clearAway(place).then(() => become("off"));
    return;
  }
  const hear = (answer: Answer): void => {
    become(answer.type === "failed" ? answer.reason : answer.kept.pages ? "kept" : "unasked");
    control?.show(answer, false);
  };
  whenIdle(async () => {
    // With Save-Data nothing is fetched unasked: neither the worker nor what it would keep.
    const there = await registered(place).catch(() => undefined);
    if (savesData() && !there) {
      become("unasked");
      return;
    }
    try {
      announceReleases(there ?? (await register(place)));
    } catch {
      // The site works without; the control says so.
      hear(failed("refused"));
      return;
    }
    const { language } = site;
    const looking: ToWorker = { type: "look", language };
    hear(await ask(place, savesData() ? looking : { type: "keep", language, parts: ["pages"], asked: false }));
  });
}

/** Says on the page itself whether its language is on the device: `kept`, `unasked`, `off`, or why it is not. */
const become = (state: Reason | "kept" | "unasked" | "off"): void => {
  document.documentElement.dataset["offline"] = state;
};

/** `?sw=off` in any page's address switches offline use off on this device, `?sw=on` on again. */
function obeyAddress(): void {
  const address = new URL(location.href);
  const wish = address.searchParams.get("sw");
  if (wish !== "off" && wish !== "on") return;
  keep(SWITCH, wish === "off" ? "off" : null);
  address.searchParams.delete("sw");
  history.replaceState(history.state, "", address);
  const texts = document.querySelector<HTMLElement>(".news")?.dataset;
  say(texts?.[wish] ?? "");
}

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** After the page has loaded and come to rest, so that nothing here delays what the reader came for. */
function whenIdle(start: () => Promise<void>): void {
  const rest = (): void => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => void start(), { timeout: 5000 });
    else setTimeout(() => void start(), 500);
  };
  if (document.readyState === "complete") rest();
  else addEventListener("load", rest, { once: true });
}

/** Says when a new release is ready. It takes over when the reader says so, or when no page of the site is open. */
function announceReleases(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  const hadOne = serviceWorker.controller !== null;
  let asked = false;
  const announce = (): void => {
    if (!registration.waiting || !serviceWorker.controller || recall(LATER, "in-this-tab")) return;
    showNews(() => {
      asked = true;
      keep(LATER, null, "in-this-tab");
      if (registration.waiting) registration.waiting.postMessage({ type: "replace" } satisfies ToWorker);
      // Another tab was faster.
      else location.reload();
    });
  };
  announce();
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed") announce();
    });
  });
  serviceWorker.addEventListener("controllerchange", () => {
    // Only the tab in which the reader asked is loaded again: in another one a deal may be going on.
    if (asked) location.reload();
    else if (hadOne) showNews(() => location.reload());
  });
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - last < HOUR || savesData()) return;
    last = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** The quiet line that says so, with two buttons; it stays until the reader has chosen. */
function showNews(reload: () => void): void {
  const news = document.querySelector<HTMLElement>(".news");
  if (!news || !news.hidden) return;
  const { ready = "", reload: reloadWord = "", later = "" } = news.dataset;
  const words = document.createElement("span");
  const now = button(reloadWord, reload);
  const close = button("×", () => {
    news.hidden = true;
    keep(LATER, "yes", "in-this-tab");
  });
  now.className = "is-main";
  close.setAttribute("aria-label", later);
  close.title = later;
  news.replaceChildren(words, now, close);
  news.hidden = false;
  // Written after it is shown, so that it is spoken.
  requestAnimationFrame(() => (words.textContent = ready));
}

function button(text: string, pressed: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.addEventListener("click", pressed);
  return made;
}
