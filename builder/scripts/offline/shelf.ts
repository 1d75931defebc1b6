/**
 * Where files are kept: one cache, in which the key of a file carries its revision. So a release is no more than its
 * list: the next one is put beside it without touching it, and what did not change is neither fetched nor stored twice.
 */
import type { Kept, Reason } from "./messages";
import { cacheNameFor, filesOf, partName, PARTS, pathOf, type ListedFile, type Release } from "./release";

/** Files fetched at a time: the page's own requests shall not wait for these. */
const LANES = 4;

/** What was kept, by the name of the part, and whether the reader asked for it. */
type Journal = Readonly<Record<string, boolean>>;

/** The host does not have this release's file (any more). */
class Changed extends Error {}

export class Shelf {
  readonly #release: Release;
  readonly #scope: string;
  readonly #byPath: ReadonlyMap<string, ListedFile>;
  #writing: Promise<unknown> = Promise.resolve();
  #closed = false;

  /** `scope` is the absolute address of the site's root. */
  constructor(release: Release, scope: string) {
    this.#release = release;
    this.#scope = scope;
    this.#byPath = new Map(release.files.map((file) => [file[0], file]));
  }

  /** From now on nothing is put here: a worker serves open pages even after its end. */
  close(): void {
    this.#closed = true;
  }

  get cacheName(): string {
    return cacheNameFor(this.#scope);
  }

  /** The release's file at an address, whatever its query. */
  find(address: string): ListedFile | undefined {
    const path = pathOf(address, this.#scope);
    return path === undefined ? undefined : this.#byPath.get(path);
  }

  /** The key under which a file is kept. */
  keyOf([path, revision]: ListedFile): string {
    return `${this.#scope}${path}?revision=${revision}`;
  }

  /** Whether to keep a response: it holds exactly what the release has at its address. Hosts change under a worker. */
  async wants(address: string, response: Response): Promise<boolean> {
    const file = this.find(address);
    if (!file || !response.ok) return false;
    return (await revisionOf(await response.arrayBuffer())) === file[1] && !this.#closed;
  }

  /** The kept file at a path. */
  async take(path: string): Promise<Response | undefined> {
    const file = this.#byPath.get(path);
    return file && (await caches.match(this.keyOf(file), { cacheName: this.cacheName }));
  }

  /** Which parts are here as a whole. */
  async look(language: string): Promise<Kept> {
    const keys = await this.#keys();
    const whole = (part: string): boolean =>
      filesOf(this.#release, [part]).every((file) => keys.has(this.keyOf(file)));
    return Object.fromEntries(PARTS.map((part) => [part, whole(partName(part, language))])) as Kept;
  }

  /**
   * Fetches what is missing of some parts; `heard` gets bytes so far and in all. What has arrived stays, so that a
   * second try goes on where the first was cut. Throws when something could not be fetched or stored.
   */
  async fill(parts: readonly string[], heard: (loaded: number, total: number) => void = () => undefined): Promise<void> {
    const keys = await this.#keys();
    const files = filesOf(this.#release, parts);
    const total = files.reduce((sum, [, , bytes]) => sum + bytes, 0);
    const missing = files.filter((file) => !keys.has(this.keyOf(file)));
    let loaded = total - missing.reduce((sum, [, , bytes]) => sum + bytes, 0);
    const count = (bytes: number): void => heard((loaded += bytes), total);
    count(0);
    const cache = await this.#open();
    const lane = async (): Promise<void> => {
      try {
        for (let file = missing.shift(); file; file = missing.shift()) await this.#fetchInto(cache, file, count);
      } finally {
        missing.length = 0;
      }
    };
    // When one lane fails, the others end with the file they are at: it is not fetched again.
    const ends = await Promise.allSettled(Array.from({ length: LANES }, lane));
    const failure = ends.find((end) => end.status === "rejected");
    if (failure) throw failure.reason;
  }

  async #fetchInto(cache: Cache, file: ListedFile, count: (bytes: number) => void): Promise<void> {
    const [path, revision, , fixed] = file;
    // A name that fixes its content may come from the browser's own cache; of others the host is asked for the newest.
    const response = await fetch(this.#scope + path, { cache: fixed ? "default" : "no-cache", priority: "low" });
    if (!response.ok) throw new Changed(`${path}: ${response.status}`);
    const content = await counted(response.clone(), count);
    if ((await revisionOf(content)) !== revision) throw new Changed(path);
    await cache.put(this.keyOf(file), response);
  }

  /** Notes that parts are wanted, so that the next release brings them too. */
  async note(parts: readonly string[], asked: boolean): Promise<void> {
    await this.#rewrite((journal) => ({
      ...journal,
      ...Object.fromEntries(parts.map((part) => [part, asked || journal[part] === true])),
    }));
  }

  /** Notes what came here by use alone, such as an engine that ran. */
  async noteWhole(language: string): Promise<void> {
    const kept = await this.look(language);
    const journal = await this.journal();
    const unnoted = PARTS.filter((part) => kept[part]).map((part) => partName(part, language));
    const fresh = unnoted.filter((part) => !(part in journal));
    if (fresh.length > 0) await this.note(fresh, false);
  }

  /** Removes everything but the pages, in all languages. */
  async remove(): Promise<void> {
    const isPages = (part: string): boolean => part.startsWith("pages:");
    await this.#rewrite((journal) => Object.fromEntries(Object.entries(journal).filter(([part]) => isPages(part))));
    const parts = Object.keys(this.#release.parts);
    const staying = new Set(filesOf(this.#release, parts.filter(isPages)));
    const cache = await this.#open();
    for (const file of filesOf(this.#release, parts)) if (!staying.has(file)) await cache.delete(this.keyOf(file));
  }

  /** Removes whatever is not of this release. */
  async tidy(): Promise<void> {
    const ours = new Set([this.#journalKey, ...this.#release.files.map((file) => this.keyOf(file))]);
    const cache = await this.#open();
    for (const { url } of await cache.keys()) if (!ours.has(url)) await cache.delete(url);
  }

  get #journalKey(): string {
    return `${this.#scope}?journal`;
  }

  async journal(): Promise<Journal> {
    const response = await caches.match(this.#journalKey, { cacheName: this.cacheName });
    return response ? ((await response.json()) as Journal) : {};
  }

  async #rewrite(change: (journal: Journal) => Journal): Promise<void> {
    // One after another: two tabs may ask at once.
    const written = this.#writing
      .catch(() => undefined)
      .then(async () => {
        const cache = await this.#open();
        await cache.put(this.#journalKey, new Response(JSON.stringify(change(await this.journal()))));
      });
    this.#writing = written;
    await written;
  }

  async #open(): Promise<Cache> {
    if (this.#closed) throw new DOMException("Offline use is switched off.", "SecurityError");
    return caches.open(this.cacheName);
  }

  async #keys(): Promise<ReadonlySet<string>> {
    const cache = await this.#open();
    return new Set((await cache.keys()).map(({ url }) => url));
  }
}

/** What an error says about why something was not kept. */
export function reasonOf(error: unknown): Reason {
  if (error instanceof Changed) return "changed";
  // A line that breaks is a TypeError, before the first byte as well as after it.
  if (error instanceof TypeError) return "cut";
  return error instanceof Error && error.name === "QuotaExceededError" ? "full" : "refused";
}

/** All bytes of a response, heard as they arrive. */
async function counted(response: Response, count: (bytes: number) => void): Promise<ArrayBuffer> {
  const heard = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      count(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(heard) ?? null).arrayBuffer();
}

/** As `builder/hosting/offline.py` writes it: the first sixteen letters of the SHA-256. */
async function revisionOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
