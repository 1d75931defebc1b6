/// <reference lib="webworker" />
/** The worker's script in a site without offline use: whatever worker was there before ends, with all that it kept. */
declare const self: ServiceWorkerGlobalScope;
export {};

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => {
  const clearAway = async (): Promise<void> => {
    for (const name of await caches.keys()) if (name.endsWith(` ${self.registration.scope}`)) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(clearAway());
});
