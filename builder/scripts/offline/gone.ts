/// <reference lib="webworker" />
/** `sw.js` of a site without offline use: whatever worker was there before ends, with all that it kept. */
import { cacheNameFor } from "./release";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => {
  const clearAway = async (): Promise<void> => {
    await caches.delete(cacheNameFor(self.registration.scope));
    await self.registration.unregister();
  };
  event.waitUntil(clearAway());
});
