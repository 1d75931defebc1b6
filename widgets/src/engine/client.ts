/** The page's one engine: a worker shared by every widget, started on demand, watched, restarted when it dies. */
import { siteData, type SiteData } from "../page/site";
import type { Answer } from "./answers";
import type { FromWorker, ToWorker } from "./messages";

export type EnginePhase = "idle" | "downloading" | "starting" | "ready" | "failed";

export interface EngineStatus {
  readonly phase: EnginePhase;
  /** Bytes so far and in all. */
  readonly loaded: number;
  readonly total: number;
  /** The reader stopped it; or it failed for good, since the device cannot run it. */
  readonly because: "stopped" | "device" | null;
}

/** How long nothing at all may be heard while loading, while Python starts, and while it answers, in milliseconds. */
const SILENCE = { downloading: 25_000, starting: 60_000, ready: 20_000 };
/** A worker that dies is started again by itself this often; then the reader is asked. */
const RESTARTS = 1;

interface Waiting {
  readonly request: string;
  readonly answer: (answer: string) => void;
}

/** A module worker; `null` where the browser knows none, or nothing that it could run. */
function moduleWorker(address: string): Worker | null {
  if (typeof WebAssembly === "undefined" || typeof Worker === "undefined") return null;
  let knowsModules = false;
  const options: WorkerOptions = {
    get type() {
      knowsModules = true;
      return "module" as const;
    },
  };
  try {
    const worker = new Worker(address, options);
    if (knowsModules) return worker;
    worker.terminate();
  } catch {
    // Some browsers forbid workers instead of lacking them.
  }
  return null;
}

export class Engine extends EventTarget {
  readonly #site: SiteData;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #phase: EnginePhase = "idle";
  #because: EngineStatus["because"] = null;
  #loaded = 0;
  #restarts = 0;
  #lastId = 0;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  /** Ends the wait for the worker's death. */
  #unmourned: AbortController | undefined;
  /** It ran when the reader left the page. */
  #left = false;

  constructor(site: SiteData) {
    super();
    this.#site = site;
    addEventListener("pagehide", this.#leave);
    addEventListener("pageshow", this.#return);
  }

  get status(): EngineStatus {
    const total = this.#site.runtime.files.reduce((sum, file) => sum + file.bytes, 0);
    return { phase: this.#phase, loaded: Math.min(this.#loaded, total), total, because: this.#because };
  }

  /** Starts the engine unless it runs already, or never can. Whatever waits for it is asked again. */
  start(): void {
    if (this.#worker || this.#because === "device") return;
    this.#loaded = 0;
    const worker = moduleWorker(this.#site.worker);
    if (!worker) {
      this.#become("failed", "device");
      return;
    }
    this.#become("downloading");
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      // What an ended worker said last comes too late.
      if (worker === this.#worker) this.#hear(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.#die();
    };
    worker.onmessageerror = () => this.#die();
    const { base, files } = this.#site.runtime;
    this.#tell({ type: "start", runtime: { base: new URL(base, document.baseURI).href, files } });
    this.#watch();
  }

  /** Begins anew after a failure. */
  retry(): void {
    this.#restarts = 0;
    this.#end();
    this.start();
  }

  /** Ends the engine. Whoever waits for an answer gets it after the next start. */
  stop(): void {
    this.#end();
    this.#become("idle", "stopped");
  }

  /** Asks one verb; starts the engine if need be. The promise waits through stops, restarts and retries. */
  async ask<Result>(verb: string, fields: object = {}): Promise<Answer<Result>> {
    const request = JSON.stringify({ verb, ...fields });
    const answer = await new Promise<string>((resolve) => {
      const id = ++this.#lastId;
      this.#waiting.set(id, { request, answer: resolve });
      if (this.#phase === "ready") this.#send(id, request);
      else if (this.#phase !== "failed") this.start();
    });
    return JSON.parse(answer) as Answer<Result>;
  }

  #tell(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  #send(id: number, request: string): void {
    this.#tell({ type: "ask", id, request });
    this.#watch();
  }

  #hear(message: FromWorker): void {
    switch (message.type) {
      case "progress":
        this.#loaded = message.loaded;
        this.#become(this.#loaded < this.status.total ? "downloading" : "starting");
        break;
      case "alive":
        this.#mourn(message.lock);
        break;
      case "starting":
        this.#become("starting");
        break;
      case "ready":
        this.#become("ready");
        for (const [id, { request }] of this.#waiting) this.#send(id, request);
        break;
      case "answer":
        this.#restarts = 0;
        this.#waiting.get(message.id)?.answer(message.answer);
        this.#waiting.delete(message.id);
        break;
      case "fatal":
        this.#die(message.device ? "device" : null);
        return;
    }
    this.#watch();
  }

  /** Notices at once that the worker is gone: the lock that it holds while it lives is free. */
  #mourn(lock: string): void {
    const { signal } = (this.#unmourned = new AbortController());
    navigator.locks
      .request(lock, { signal }, () => {
        if (!signal.aborted) this.#die();
      })
      .catch(() => undefined);
  }

  /** A worker can fail without a word, so silence counts as failure too. */
  #watch(): void {
    clearTimeout(this.#watchdog);
    const phase = this.#phase;
    if (phase === "failed" || phase === "idle" || (phase === "ready" && this.#waiting.size === 0)) return;
    this.#watchdog = setTimeout(() => this.#die(), SILENCE[phase]);
  }

  #die(because: EngineStatus["because"] = null): void {
    const ran = this.#phase === "ready";
    this.#end();
    // What never started would hardly start at once a second time; what ran before may.
    if (ran && this.#restarts < RESTARTS) {
      this.#restarts += 1;
      this.start();
    } else {
      this.#become("failed", because);
    }
  }

  /** A page that only rests in the browser's memory keeps no engine there: phones have room for few. */
  #leave = (): void => {
    this.#left = this.#worker !== undefined;
    if (!this.#left) return;
    this.#end();
    this.#become("idle");
  };

  #return = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && this.#left) this.start();
  };

  #end(): void {
    clearTimeout(this.#watchdog);
    this.#unmourned?.abort();
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #become(phase: EnginePhase, because: EngineStatus["because"] = null): void {
    this.#phase = phase;
    this.#because = because;
    this.dispatchEvent(new Event("change"));
  }
}

let engine: Engine | undefined;

/** The one engine of this page. */
export const pageEngine = (): Engine => (engine ??= new Engine(siteData()));
