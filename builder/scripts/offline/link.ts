/** The page's end of the line to the offline worker. */
import type { FromWorker, Reason, ToWorker } from "./messages";
import { cacheNameFor } from "./release";

/** The worker says something at least this often while it fetches, in milliseconds. */
const SILENCE = 30_000;

/** Where the worker's script is and what it is to serve, as absolute addresses. */
export interface Place {
  readonly script: string;
  readonly scope: string;
}

export type Answer = Exclude<FromWorker, { type: "progress" }>;
type Heard = (loaded: number, total: number) => void;

/** What is known when no worker can be asked. */
export const failed = (reason: Reason): Answer => ({
  type: "failed",
  reason,
  kept: { pages: false, search: false, engine: false },
});

/** Registers the worker. Throws where the browser has none, or will not have this one. */
export async function register({ script, scope }: Place): Promise<ServiceWorkerRegistration> {
  // Not even there in private windows of some browsers, and at addresses without https.
  if (!navigator.serviceWorker) throw new DOMException("This browser has no service workers.", "SecurityError");
  return navigator.serviceWorker.register(script, { scope });
}

/** Our registration, if there is one. */
export async function registered({ scope }: Place): Promise<ServiceWorkerRegistration | undefined> {
  if (!navigator.serviceWorker) return undefined;
  const found = await navigator.serviceWorker.getRegistration(scope);
  return found?.scope === scope ? found : undefined;
}

/** Asks the worker, which is registered if need be; a failure is an answer as well. */
export async function ask(place: Place, message: ToWorker, heard: Heard = () => undefined): Promise<Answer> {
  try {
    const worker = await activeWorker(await register(place));
    return await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      let watchdog = 0;
      const listen = (): void => {
        clearTimeout(watchdog);
        watchdog = window.setTimeout(() => resolve(failed("cut")), SILENCE);
      };
      port1.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        listen();
        if (data.type === "progress") {
          heard(data.loaded, data.total);
          return;
        }
        clearTimeout(watchdog);
        port1.close();
        resolve(data);
      };
      listen();
      worker.postMessage(message, [port2]);
    });
  } catch (error) {
    // Without a connection the script itself cannot be fetched.
    return failed(error instanceof TypeError ? "cut" : "refused");
  }
}

/** The worker that serves, or will in a moment. */
async function activeWorker(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  if (registration.active) return registration.active;
  const coming = registration.installing ?? registration.waiting;
  if (!coming) throw new DOMException("There is no worker.", "SecurityError");
  await new Promise<void>((resolve, reject) => {
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated") resolve();
      if (coming.state === "redundant") reject(new DOMException("The worker did not start.", "SecurityError"));
    });
  });
  return coming;
}

/** Ends the worker and removes all that it kept; what another site on the same host keeps stays. */
export async function clearAway(place: Place): Promise<void> {
  try {
    const registration = await registered(place);
    registration?.active?.postMessage({ type: "end" } satisfies ToWorker);
    await registration?.unregister();
    await caches.delete(cacheNameFor(place.scope));
  } catch {
    // Where nothing may be kept, nothing is there.
  }
}
