/** Use without a connection, from the page's side: its worker, and the reader's switch. */
import { keep, recall } from "../storage";
import { say } from "../toast";
import { offerControl } from "./control";
import type { Answer } from "./messages";
import { announceReleases } from "./news";
import { ask, clearAway, comeOver, failed, register, registered } from "./registration";

interface Site {
  readonly language: string;
  /** The root of the language's pages. */
  readonly root: string;
  /** Every language of the site. */
  readonly languages: readonly string[];
  readonly offline: boolean;
}

const SWITCH = "offline";

export function offerOffline(): void {
  const text = document.getElementById("commerce-site")?.textContent;
  if (!text) return;
  const site = JSON.parse(text) as Site;
  const root = new URL(`${site.root}../`, location.href).href;
  const scopes = ["", ...site.languages.map((tag) => `${tag}/`)].map((path) => root + path);
  const scope = `${root}${site.language}/`;
  const show = (state: string): void => {
    document.documentElement.dataset["offline"] = state;
  };

  obeyAddress();
  const off = recall(SWITCH) === "off";
  const control = offerControl(scope, off, () => {
    keep(SWITCH, null);
    location.reload();
  });
  const hear = (answer: Answer): void => {
    show(answer.type === "failed" ? answer.reason : "kept");
    control?.show(answer, false);
  };
  whenIdle(async () => {
    if (off || !site.offline) {
      await clearAway(scopes);
      show("off");
      return;
    }
    const there = await registered(scope).catch(() => undefined);
    // Nothing is fetched unasked: neither the worker nor what it would keep.
    if (savesData() && !there) {
      show("unasked");
      return;
    }
    const registration = await register(scope);
    if (typeof registration === "string") {
      // The site works without; the control says so.
      hear(failed(registration));
      return;
    }
    announceReleases(registration, savesData);
    hear(await ask(scope, { type: "look" }));
    if (!(await registered(root))) await register(root);
    await comeOver(root, site.languages).catch(() => undefined);
  });
}

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
