/** What crosses the border between the page and its worker: plain values, and JSON text for the engine itself. */
import type { SiteData } from "../page/site";

export type ToWorker =
  /** `base` and the worker's other addresses are absolute: a worker resolves against its own script. */
  | { readonly type: "start"; readonly runtime: SiteData["runtime"] }
  | { readonly type: "ask"; readonly id: number; readonly request: string };

export type FromWorker =
  /** The worker holds this lock as long as it lives. */
  | { readonly type: "alive"; readonly lock: string }
  | { readonly type: "progress"; readonly loaded: number }
  | { readonly type: "starting" }
  | { readonly type: "ready" }
  | { readonly type: "answer"; readonly id: number; readonly answer: string }
  /** The runtime is of no use any more; `device`: and never will be on this device. */
  | { readonly type: "fatal"; readonly reason: string; readonly device: boolean };
