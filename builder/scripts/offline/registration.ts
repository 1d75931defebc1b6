/** The page's end of the line to the offline workers: one for each language, and one at the site's root. */
import { EXTRAS, type Answer, type FromWorker, type Reason, type ToWorker } from "./messages";

/** The worker says something at least this often while it fetches, in milliseconds. */
const SILENCE = 30_000;
/** What a worker said last may come so much later than the news of its end, in milliseconds. */
const LAST_WORD = 2000;

type Heard = (loaded: number, total: number) => void;

/** What is known when no worker can be asked. */
export const failed = (reason: Reason): Answer => ({
  type: "failed",
  reason,
  kept: { pages: false, search: false, engine: false },
});

/** The registration of exactly this scope, if there is one. */
export async function registered(scope: string): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker?.getRegistration(scope);
  return found?.scope === scope ? found : undefined;
}

/** Registers the worker of a scope; gives the registration when it is at work, or why there is none. */
export async function register(scope: string): Promise<ServiceWorkerRegistration | Reason> {
  // Not even there in private windows of some browsers, and at addresses without https.
  if (!navigator.serviceWorker) return "refused";
  const listening = new AbortController();
  const reason = new Promise<Reason>((resolve) => {
    const hear = ({ data }: MessageEvent<FromWorker>): void => {
      if (data.type === "failed") resolve(data.reason);
    };
    navigator.serviceWorker.addEventListener("message", hear, { signal: listening.signal });
    navigator.serviceWorker.startMessages();
  });
  try {
    const registration = await navigator.serviceWorker.register(`${scope}sw.js`, { scope });
    const coming = registration.active ? null : (registration.installing ?? registration.waiting);
    if (coming)
      await new Promise<void>((resolve) => {
        coming.addEventListener("statechange", () => {
          if (coming.state === "activated" || coming.state === "redundant") resolve();
        });
      });
    if (registration.active) return registration;
    return await Promise.race([reason, new Promise<Reason>((resolve) => setTimeout(resolve, LAST_WORD, "refused"))]);
  } catch {
    return whyRefused(`${scope}sw.js`);
  } finally {
    listening.abort();
  }
}

/** The browser does not say why it will not have a worker: no connection, no such script, or no workers at all. */
async function whyRefused(script: string): Promise<Reason> {
  const response = await fetch(script, { cache: "no-store" }).catch(() => undefined);
  if (!response) return "cut";
  const isScript = response.ok && !response.redirected && /javascript/.test(response.headers.get("content-type") ?? "");
  return isScript ? "refused" : "altered";
}

/** Asks the worker of a scope, which is registered if need be; a failure is an answer as well. */
export async function ask(scope: string, message: ToWorker, heard: Heard = () => undefined): Promise<Answer> {
  const registration = await register(scope).catch(() => "refused" as const);
  if (typeof registration === "string") return failed(registration);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    let watchdog = 0;
    const listen = (): void => {
      clearTimeout(watchdog);
      watchdog = window.setTimeout(() => resolve(failed("cut")), SILENCE);
    };
    port1.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      listen();
      if (data.type === "progress") return heard(data.loaded, data.total);
      clearTimeout(watchdog);
      port1.close();
      resolve(data);
    };
    listen();
    registration.active?.postMessage(message, [port2]);
  });
}

/** Ends the workers of these scopes and removes all that they kept; what another site on the same host keeps stays. */
export async function clearAway(scopes: readonly string[]): Promise<void> {
  try {
    for (const name of await caches.keys()) if (scopes.some((scope) => name.endsWith(` ${scope}`))) await caches.delete(name);
    for (const scope of scopes) await (await registered(scope))?.unregister();
  } catch {
    // Where nothing may be kept, nothing is there.
  }
}

/**
 * 0.1.0 had one worker and one cache for all languages. What a reader kept with it is fetched for each of these
 * languages anew; only when all of it is there the old cache goes. Until then the worker at the root answers from it.
 */
export async function comeOver(root: string, languages: readonly string[]): Promise<void> {
  const cacheName = `commerce ${root}`;
  const journal = await caches.match(`${root}?journal`, { cacheName });
  if (!journal) return;
  const noted = (await journal.json()) as Readonly<Record<string, boolean>>;
  for (const language of languages.filter((tag) => `pages:${tag}` in noted)) {
    const parts = EXTRAS.filter((part) => (part === "engine" ? part : `${part}:${language}`) in noted);
    const answer = await ask(`${root}${language}/`, { type: "keep", parts });
    if (answer.type === "failed") return;
  }
  await (await registered(root))?.update();
  await caches.delete(cacheName);
}
