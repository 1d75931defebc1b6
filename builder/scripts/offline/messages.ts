/** What a page asks of the offline worker, and what it hears: plain values through a port of its own. */
import type { Part } from "./release";

export type ToWorker =
  | { readonly type: "look"; readonly language: string }
  /** `asked`: the reader wants it; else it is kept because the page was visited. */
  | { readonly type: "keep"; readonly language: string; readonly parts: readonly Part[]; readonly asked: boolean }
  /** Everything that was kept beyond the pages, in all languages. */
  | { readonly type: "remove"; readonly language: string }
  /** A new release that waits takes over. */
  | { readonly type: "replace" }
  /** Offline use is switched off: from now on nothing is kept. */
  | { readonly type: "end" };

/** Which parts are on the device as a whole. */
export type Kept = Readonly<Record<Part, boolean>>;

/**
 * Why something could not be kept: no room; no connection; the host has another release by now; or the browser keeps
 * nothing at all.
 */
export type Reason = "full" | "cut" | "changed" | "refused";

export type FromWorker =
  | { readonly type: "progress"; readonly loaded: number; readonly total: number }
  | { readonly type: "kept"; readonly kept: Kept }
  | { readonly type: "failed"; readonly reason: Reason; readonly kept: Kept };
