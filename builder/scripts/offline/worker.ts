/// <reference lib="webworker" />
/**
 * The offline worker of one language, `<language>/sw.js`, and with another list that of the site's root, `sw.js`.
 * Workbox keeps the list's pages as one release: the next one is fetched beside it, and replaces it once it is whole.
 */
import type { WorkboxPlugin } from "workbox-core/types.js";
import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { registerRoute, setCatchHandler, setDefaultHandler } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import { askedCache, EXTRAS, type Extra, type FromWorker, type Reason, type Stored, type ToWorker } from "./messages";

/** `revision` is the beginning of the content's SHA-256; the address is seen from the worker's script. */
interface ListedFile {
  readonly url: string;
  readonly revision: string;
  readonly bytes: number;
}

/** Written in front of this script when the site is built. `languages` are those below this worker's folder. */
declare const release: Readonly<Record<"pages" | Extra, readonly ListedFile[]>> & { readonly languages: readonly string[] };
declare const self: ServiceWorkerGlobalScope;

const { scope } = self.registration;
const cacheOf = (part: "pages" | Extra): string => `commerce ${part} ${scope}`;
const listed = new Map(["pages" as const, ...EXTRAS].flatMap((part) => release[part]).map((file) => [new URL(file.url, scope).href, file]));

/** The host, or something on the way, sends other content than this release has. */
class Different extends Error {}

/** Whether a response holds exactly what this release has at its address: hosts change under a worker. */
async function isPublished({ url }: Request, response: Response): Promise<boolean> {
  if (!response.ok) return false;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer()));
  const revision = Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return listed.get(url.replace(/[?#].*/, ""))?.revision === revision;
}

/**
 * Workbox's precaching of one part. Not its `integrity`: a browser hands such a response over only when all of it is
 * there, so no byte could be counted, and does not tell a wrong one from a line that broke.
 */
function precaching(part: "pages" | Extra, heard: (bytes: number) => void = () => undefined): PrecacheController {
  const asPublished: WorkboxPlugin = {
    // The host is asked whether what the browser has is still right; the page's own requests go first.
    requestWillFetch: async ({ request }) => new Request(request, { cache: "no-cache", priority: "low" }),
    fetchDidSucceed: async ({ response }) => counted(response, heard),
    cacheWillUpdate: async ({ request, response }) => {
      if (!(await isPublished(request, response))) throw new Different(request.url);
      return response;
    },
  };
  const controller = new PrecacheController({ cacheName: cacheOf(part), plugins: [asPublished] });
  controller.addToCacheList([...release[part]]);
  return controller;
}

/** The same response, its bytes heard as they pass. */
function counted(response: Response, heard: (bytes: number) => void): Response {
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      heard(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(count) ?? null, response);
}

/** Workbox stores during an installation only. What the reader asks for later is one too. */
const asInstallation = (event: ExtendableEvent): ExtendableEvent =>
  ({ type: "install", waitUntil: (work: Promise<unknown>) => event.waitUntil(work) }) as ExtendableEvent;

// --- Answering requests ---

const anyQuery = { ignoreURLParametersMatching: [/./], cleanURLs: false };
const pages = precaching("pages");
registerRoute(new PrecacheRoute(pages, anyQuery));
for (const part of EXTRAS) {
  // What is used stays. It streams to the page while it comes: a slow line must see its progress.
  const whenUsed = new CacheFirst({
    cacheName: cacheOf(part),
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ params }) => params?.["cacheKey"] as string,
        cacheWillUpdate: async ({ request, response }) => ((await isPublished(request, response)) ? response : null),
      },
    ],
  });
  registerRoute(new PrecacheRoute(precaching(part), anyQuery).match, async (options) =>
    // A worker serves open pages even after its end, and then nothing is put here any more.
    (await caches.has(cacheOf("pages"))) ? whenUsed.handle(options) : fetch(options.request),
  );
}

/** The network, as if there were no worker; and where there is none, whatever of the site is on the device. */
const plainly = async ({ request }: { request: Request }): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (error) {
    const instead = await insteadOf(request).catch(() => undefined);
    if (!instead) throw error;
    return instead;
  }
};
setDefaultHandler(plainly);
setCatchHandler(plainly);

/**
 * The page of that folder; what 0.1.0 kept, until the language has a worker of its own; for a page, the 404 page of the
 * worker's language, or the word that there is no connection in a language that is kept.
 */
async function insteadOf(request: Request): Promise<Response | undefined> {
  const onDevice = (address: string): Promise<Response | undefined> =>
    caches.match(address, { ignoreSearch: true, ignoreVary: true });
  const found = await onDevice(request.url);
  if (found || request.mode !== "navigate") return found;
  const folder = request.url.replace(/\/?([?#].*)?$/, "/");
  if (await onDevice(`${folder}index.html`)) return Response.redirect(folder);
  const own = release.languages.length === 0;
  const names = own ? ["404.html"] : release.languages.map((language) => `${language}/offline.html`);
  for (const name of names) {
    const page = await onDevice(scope + name);
    if (!page) continue;
    // It stands for an address of any depth, in any language, and its links start from its own.
    const text = (await page.text()).replace(/<base href="[^"]*"/, `<base href="${new URL("./", scope + name).href}"`);
    return new Response(text, { status: own ? 404 : 503, headers: { "Content-Type": "text/html; charset=utf-8" } });
  }
  return undefined;
}

// --- One release after the other ---

self.addEventListener("install", (event) => {
  const install = async (): Promise<void> => {
    const { connection } = self.navigator as { connection?: { saveData?: boolean } };
    // The old release stays as a whole until the reader wants the new one.
    if (connection?.saveData && self.registration.active && !(await caches.has(askedCache(scope))))
      throw new DOMException("Save-Data", "NotAllowedError");
    await pages.install(event);
    for (const part of EXTRAS) if (await caches.has(cacheOf(part))) await precaching(part).install(event);
    await caches.delete(askedCache(scope));
    // The root's pages stand each for itself.
    if (release.languages.length > 0) await self.skipWaiting();
  };
  const tellWhyNot = async (error: unknown): Promise<never> => {
    const message: FromWorker = { type: "failed", reason: reasonOf(error), kept: NOTHING };
    for (const client of await self.clients.matchAll({ includeUncontrolled: true }))
      if (client.url.startsWith(scope)) client.postMessage(message);
    throw error;
  };
  event.waitUntil(install().catch(tellWhyNot));
});

self.addEventListener("activate", (event) => {
  const activate = async (): Promise<void> => {
    await pages.activate(event);
    for (const part of EXTRAS) if (await caches.has(cacheOf(part))) await precaching(part).activate(event);
    await self.clients.claim();
  };
  event.waitUntil(activate());
});

// --- What the page asks ---

const NOTHING: Stored = { pages: false, search: false, engine: false };

self.addEventListener("message", (event) => {
  const message = event.data as ToWorker;
  const [port] = event.ports;
  if (message.type === "replace") event.waitUntil(self.skipWaiting());
  else if (port) event.waitUntil(answer(event, message, (heard) => port.postMessage(heard)));
});

async function answer(event: ExtendableEvent, message: ToWorker, tell: (heard: FromWorker) => void): Promise<void> {
  try {
    if (message.type === "keep") await keep(event, message.parts, tell);
    if (message.type === "remove") for (const part of EXTRAS) await caches.delete(cacheOf(part));
    tell({ type: "kept", kept: await stored() });
  } catch (error) {
    let reason = reasonOf(error);
    if (reason === "altered") {
      // Either the host has another release by now, and then another worker too; or something changes what it sends.
      await self.registration.update().catch(() => undefined);
      if (self.registration.installing ?? self.registration.waiting) reason = "changed";
    }
    tell({ type: "failed", reason, kept: await stored().catch(() => NOTHING) });
  }
}

async function keep(event: ExtendableEvent, parts: readonly Extra[], tell: (heard: FromWorker) => void): Promise<void> {
  const bytesOf = (files: readonly ListedFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);
  const total = bytesOf(parts.flatMap((part) => release[part]));
  let loaded = total - bytesOf((await Promise.all(parts.map(missing))).flat());
  let told = 0;
  const heard = (bytes: number): void => {
    loaded += bytes;
    // Bytes arrive far more often than a bar can move.
    if (loaded < total && performance.now() - told < 100) return;
    told = performance.now();
    tell({ type: "progress", loaded, total });
  };
  heard(0);
  for (const part of parts) await precaching(part, heard).install(asInstallation(event));
}

/** What of a part is not on the device. */
async function missing(part: "pages" | Extra): Promise<ListedFile[]> {
  const keys = (await caches.has(cacheOf(part))) ? await (await caches.open(cacheOf(part))).keys() : [];
  const here = new Set(keys.map(({ url }) => url));
  const controller = precaching(part);
  return release[part].filter(({ url }) => !here.has(controller.getCacheKeyForURL(new URL(url, scope).href) ?? ""));
}

async function stored(): Promise<Stored> {
  const whole = async (part: "pages" | Extra): Promise<boolean> => (await missing(part)).length === 0;
  return { pages: await whole("pages"), search: await whole("search"), engine: await whole("engine") };
}

/** What an error says about why something was not kept. */
function reasonOf(error: unknown): Reason {
  if (error instanceof Different) return "altered";
  // A line that breaks is a TypeError, before the first byte as well as after it.
  if (error instanceof TypeError) return "cut";
  const name = error instanceof Error ? error.name : "";
  return name === "QuotaExceededError" ? "full" : name === "NotAllowedError" ? "unasked" : "refused";
}
