/** News of a new release: it takes over when the reader says so, or when no page of the language is open. */
import { keep, recall } from "../storage";
import { askedCache, type FromWorker, type ToWorker } from "./messages";

/** The reader has put off the new release, and is not told of it again in this tab. */
const LATER = "later";
/** A page that stays open for long asks this often whether there is a new release, in milliseconds. */
const HOUR = 3_600_000;

export function announceReleases(registration: ServiceWorkerRegistration, savesData: () => boolean): void {
  const { serviceWorker } = navigator;
  // The worker of 0.1.0 at the site's root gives way without a word.
  const hadOne = serviceWorker.controller?.scriptURL.startsWith(registration.scope) === true;
  let asked = false;
  const takeOver = (): void => {
    asked = true;
    keep(LATER, null, "in-this-tab");
    if (registration.waiting) registration.waiting.postMessage({ type: "replace" } satisfies ToWorker);
    // Another tab was faster.
    else location.reload();
  };
  const announce = (): void => {
    if (!registration.waiting || !hadOne) return;
    if (asked) takeOver();
    else if (!recall(LATER, "in-this-tab")) showNews(takeOver);
  };
  announce();
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed") announce();
    });
  });
  serviceWorker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    if (data.type !== "failed" || data.reason !== "unasked" || recall(LATER, "in-this-tab")) return;
    // With Save-Data the new release is only known; now it is wanted.
    showNews(async () => {
      asked = true;
      await caches.open(askedCache(registration.scope));
      await registration.update();
    });
  });
  serviceWorker.startMessages();
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
function showNews(load: () => void): void {
  const news = document.querySelector<HTMLElement>(".news");
  if (!news?.hidden) return;
  const { ready = "", reload = "", later = "" } = news.dataset;
  const words = document.createElement("span");
  const now = button(reload, load);
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
