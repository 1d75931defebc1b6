/// <reference lib="webworker" />
/**
 * The offline worker, `sw.js` at the site's root. Pages are asked of the host first, so that they are fresh; what is
 * kept answers when the host does not, or not soon. Files whose name fixes their content come from the device first.
 */
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, type Strategy } from "workbox-strategies";
import type { FromWorker, ToWorker } from "./messages";
import { languageOf, partName, pathOf, type Release } from "./release";
import { reasonOf, Shelf } from "./shelf";

/** Written in front of this script when the site is built. */
declare const release: Release;
declare const self: ServiceWorkerGlobalScope;

/** How long a bad line may keep a reader waiting for what is on the device, in seconds. */
const PATIENCE = 4;

const scope = self.registration.scope;
const shelf = new Shelf(release, scope);

const settings = {
  cacheName: shelf.cacheName,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }: { request: Request }) => {
        const file = shelf.find(request.url);
        return file ? shelf.keyOf(file) : request;
      },
      // Everything of the release that passes is kept, and nothing else: what is kept is one release.
      cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
        (await shelf.wants(request.url, response.clone())) ? response : null,
      // A host in trouble counts as no host.
      fetchDidSucceed: async ({ response }: { response: Response }) => {
        if (response.status >= 500) throw new Error(`The host answers ${response.status}.`);
        return response;
      },
    },
  ],
};
const freshFirst = new NetworkFirst({ ...settings, networkTimeoutSeconds: PATIENCE, fetchOptions: { cache: "no-cache" } });
const keptFirst = new CacheFirst(settings);

/** Where the browser keeps nothing, or the host fails, the request goes on as if there were no worker. */
const orPlainly =
  (strategy: Strategy) =>
  async ({ event, request }: { event: ExtendableEvent; request: Request }): Promise<Response> => {
    try {
      return await strategy.handle({ event, request });
    } catch {
      return fetch(request);
    }
  };

registerRoute(({ request }) => request.mode === "navigate", async ({ event, request }) => {
  try {
    return await orPlainly(freshFirst)({ event, request });
  } catch (error) {
    const instead = await insteadOf(request.url);
    if (!instead) throw error;
    return instead;
  }
});
registerRoute(({ url }) => shelf.find(url.href)?.[3] === true, orPlainly(keptFirst));
registerRoute(({ url }) => shelf.find(url.href)?.[3] === false, orPlainly(freshFirst));

/**
 * What to show for a page that is not kept: the page of that folder; the page for lost readers where there is none; else
 * the word that there is no connection, in the language of the address or in one that is kept.
 */
async function insteadOf(address: string): Promise<Response | undefined> {
  const path = pathOf(address, scope) ?? "";
  if (path !== "" && (await shelf.take(`${path}/`))) return Response.redirect(`${scope}${path}/`);
  const own = languageOf(path, release);
  const lost = own !== undefined && !shelf.find(address);
  const kept = Object.keys(await shelf.journal()).flatMap((part) => part.match(/^pages:(.+)/)?.[1] ?? []);
  for (const language of [own, ...kept]) {
    const [name, status] = lost && language === own ? ["404", 404] : ["offline", 503];
    const page = language && (await shelf.take(`${language}/${name}.html`));
    if (!page) continue;
    // The page may stand for an address of any depth, in any language, and its links start from its own.
    const text = (await page.text()).replace(/<base href="[^"]*"/, `<base href="${scope}${language}/"`);
    return new Response(text, { status: Number(status), headers: { "Content-Type": "text/html; charset=utf-8" } });
  }
  return undefined;
}

const savesData = (): boolean =>
  (self.navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

self.addEventListener("install", (event) => {
  const bringWhatWasKept = async (): Promise<void> => {
    const journal = await shelf.journal().catch(() => ({}));
    const parts = Object.keys(journal);
    // The old release stays as a whole until the reader has a connection to spare.
    if (parts.length > 0 && savesData() && !Object.values(journal).includes(true)) throw new Error("Save-Data");
    if (parts.length > 0) await shelf.fill(parts);
  };
  event.waitUntil(bringWhatWasKept());
});

self.addEventListener("activate", (event) => {
  const takeOver = async (): Promise<void> => {
    await shelf.tidy().catch(() => undefined);
    await self.clients.claim();
  };
  event.waitUntil(takeOver());
});

self.addEventListener("message", (event) => {
  const message = event.data as ToWorker;
  if (message.type === "replace") {
    event.waitUntil(self.skipWaiting());
    return;
  }
  if (message.type === "end") {
    shelf.close();
    return;
  }
  const port = event.ports[0];
  if (port) event.waitUntil(answer(message, (heard) => port.postMessage(heard)));
});

async function answer(message: Exclude<ToWorker, { type: "replace" | "end" }>, tell: (heard: FromWorker) => void): Promise<void> {
  const { language } = message;
  try {
    if (message.type === "keep") {
      const parts = message.parts.map((part) => partName(part, language));
      // Noted first: when it is cut, the next release goes on with it.
      await shelf.note(parts, message.asked);
      await shelf.fill(parts, sparingly((loaded, total) => tell({ type: "progress", loaded, total })));
    }
    if (message.type === "remove") await shelf.remove();
    else await shelf.noteWhole(language);
    tell({ type: "kept", kept: await shelf.look(language) });
  } catch (error) {
    const reason = reasonOf(error);
    const nothing = { pages: false, search: false, engine: false };
    tell({ type: "failed", reason, kept: await shelf.look(language).catch(() => nothing) });
    if (reason === "changed") await self.registration.update().catch(() => undefined);
  }
}

/** Passes on the first, the last, and some between: bytes arrive far more often than a bar can move. */
function sparingly(heard: (loaded: number, total: number) => void): (loaded: number, total: number) => void {
  let last = -Infinity;
  return (loaded, total) => {
    if (loaded < total && performance.now() - last < 100) return;
    last = performance.now();
    heard(loaded, total);
  };
}
