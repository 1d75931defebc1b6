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
}

/** How long nothing at all may be heard while loading, and while Python starts or answers, in milliseconds. */
const SILENCE = { loading: 25_000, working: 60_000 };
/** A worker that dies is started again by itself this often; then the reader is asked. */
const RESTARTS = 1;

interface Waiting {
  readonly request: string;
  readonly resolve: (answer: string) => void;
  readonly reject: (reason: Error) => void;
}

/** The reader stopped the engine while something waited for it. */
export class Stopped extends Error {}

export class Engine extends EventTarget {
  readonly #site: SiteData;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #phase: EnginePhase = "idle";
  #loaded = 0;
  #restarts = 0;
  #lastId = 0;
  #watchdog: ReturnType<typeof setTimeout> | undefined;

  constructor(site: SiteData) {
    super();
    this.#site = site;
  }

  get status(): EngineStatus {
    const total = this.#site.runtime.files.reduce((sum, file) => sum + file.bytes, 0);
    return { phase: this.#phase, loaded: Math.min(this.#loaded, total), total };
  }

  /** Starts the engine unless it runs already. */
  start(): void {
    if (this.#worker) return;
    this.#loaded = 0;
    this.#become("downloading");
    const worker = new Worker(this.#site.worker, { type: "module" });
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#die();
    };
    worker.onmessageerror = () => this.#die();
    const { base, files } = this.#site.runtime;
    this.#tell({ type: "start", runtime: { base: new URL(base, document.baseURI).href, files } });
    this.#watch();
  }

  /** Begins anew after a failure; everything that waited is asked again. */
  retry(): void {
    this.#restarts = 0;
    this.#end();
    this.start();
  }

  /** Ends the engine. Whoever waits is told so. */
  stop(): void {
    this.#end();
    this.#become("idle");
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(new Stopped());
  }

  /** Asks one verb; starts the engine if need be. The promise waits through restarts and retries. */
  async ask<Result>(verb: string, fields: object = {}): Promise<Answer<Result>> {
    const request = JSON.stringify({ verb, ...fields });
    const answer = await new Promise<string>((resolve, reject) => {
      const id = ++this.#lastId;
      this.#waiting.set(id, { request, resolve, reject });
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
      case "starting":
        this.#become("starting");
        break;
      case "ready":
        this.#become("ready");
        for (const [id, { request }] of this.#waiting) this.#send(id, request);
        break;
      case "answer":
        this.#restarts = 0;
        this.#waiting.get(message.id)?.resolve(message.answer);
        this.#waiting.delete(message.id);
        break;
      case "fatal":
        this.#die();
        return;
    }
    this.#watch();
  }

  /** A worker can fail without a word, so silence counts as failure too. */
  #watch(): void {
    clearTimeout(this.#watchdog);
    if (this.#phase === "failed" || (this.#phase === "ready" && this.#waiting.size === 0)) return;
    const patience = this.#phase === "downloading" ? SILENCE.loading : SILENCE.working;
    this.#watchdog = setTimeout(() => this.#die(), patience);
  }

  #die(): void {
    const ran = this.#phase === "ready";
    this.#end();
    // What never started would hardly start at once a second time; what ran before may.
    if (ran && this.#restarts < RESTARTS) {
      this.#restarts += 1;
      this.start();
    } else {
      this.#become("failed");
    }
  }

  #end(): void {
    clearTimeout(this.#watchdog);
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #become(phase: EnginePhase): void {
    this.#phase = phase;
    this.dispatchEvent(new Event("change"));
  }
}

let engine: Engine | undefined;

/** The one engine of this page. */
export const pageEngine = (): Engine => (engine ??= new Engine(siteData()));
