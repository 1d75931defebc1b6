/** The part after `#` in the address bar, kept to what the page shows. */

/** Safari allows 100 changes in 10 seconds and throws at the next: quick changes become one, when they come to rest. */
const REST = 150;

/** Where a reload of this tab finds what the address did not show yet. */
const KEY = "commerce-address";

let waiting: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Brings the address up to date, at once. */
export function settleAddress(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting === undefined || waiting === location.hash) return;
  try {
    history.replaceState(history.state, "", waiting || location.pathname + location.search);
    waiting = undefined;
  } catch {
    // The browser has had enough for now: the next change, or leaving the page, brings it up to date.
  }
}

/**
 * Shows this in the address (`""` for nothing). Every change is an entry in the browser's own history, so what
 * `passes` is written only when the reader leaves the page or passes its address on.
 */
export function showInAddress(hash: string, passes = false): void {
  waiting = hash;
  if (passes) {
    note([location.hash, hash]);
    return;
  }
  if (timer === undefined) settleAddress();
  clearTimeout(timer);
  timer = setTimeout(settleAddress, REST);
}

function note(behind: readonly [shown: string, waiting: string]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(behind));
  } catch {
    // Then a reload goes back as far as the address does.
  }
}

/** After a reload: what the page showed last, where the address was behind. */
function recover(): void {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (entry?.type === "navigate") return;
  try {
    const behind: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (Array.isArray(behind) && behind[0] === location.hash && /^#[ghr]=/.test(String(behind[1]))) waiting = String(behind[1]);
  } catch {
    // Nothing was noted, or nothing that can be read.
  }
  settleAddress();
}

/** An address that the reader has opened stands as it is. */
function forget(): void {
  clearTimeout(timer);
  timer = waiting = undefined;
}

addEventListener("hashchange", forget);
addEventListener("pagehide", settleAddress);
addEventListener("blur", settleAddress);
document.addEventListener("visibilitychange", () => document.hidden && settleAddress());
recover();
