/** Takes the place of the service worker when OFFLINE is off: removes everything it has kept, then itself. */
import { storePrefix, type WorkerScope } from "./worker-scope.ts";

declare const self: WorkerScope;

async function leaveNothing(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(storePrefix)).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.disable();
  await self.registration.unregister();
}

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(leaveNothing()));
