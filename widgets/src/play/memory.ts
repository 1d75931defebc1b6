/** What the browser keeps of a practice deal. Storage may be refused or emptied at any time: then nothing is remembered. */
import type { Setup } from "./state";

const KEY = "commerce-practice";

export interface Remembered {
  readonly record: string | null;
  readonly setup: Partial<Setup>;
}

const NOTHING: Remembered = { record: null, setup: {} };

export function recall(): Remembered {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Remembered> | null;
    return { ...NOTHING, ...kept };
  } catch {
    return NOTHING;
  }
}

export function remember(kept: Remembered): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // The link in the address bar holds the same deal.
  }
}
