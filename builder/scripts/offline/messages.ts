/** What a page asks of its offline worker, and what it hears: plain values. */

/** What a reader can keep beyond the pages. */
export const EXTRAS = ["search", "engine"] as const;
export type Extra = (typeof EXTRAS)[number];

export type ToWorker =
  | { readonly type: "look" }
  | { readonly type: "keep"; readonly parts: readonly Extra[] }
  /** The search and the engine are removed; the pages stay. */
  | { readonly type: "remove" }
  /** A new release that waits takes over. */
  | { readonly type: "replace" };

/** Which parts are on the device as a whole. */
export type Stored = Readonly<Record<"pages" | Extra, boolean>>;

/**
 * Why something could not be kept: no room; no connection; the host has another release by now; something on the way
 * changes what the site sends; the browser keeps nothing at all; or the device is to save data, and nobody has asked.
 */
export type Reason = "full" | "cut" | "changed" | "altered" | "refused" | "unasked";

export type FromWorker =
  | { readonly type: "progress"; readonly loaded: number; readonly total: number }
  | { readonly type: "kept"; readonly kept: Stored }
  | { readonly type: "failed"; readonly reason: Reason; readonly kept: Stored };

export type Answer = Exclude<FromWorker, { type: "progress" }>;

/** With Save-Data a new release is fetched only after the reader has asked for it, which a cache of this name says. */
export const askedCache = (scope: string): string => `commerce asked ${scope}`;
