/** Looks at what this browser keeps and erases it. Nothing here asks the network for anything. */
import type { DeviceKind } from "#content/pages/on-this-device.ts";
import { openDatabase } from "#features/journal/client/database.ts";

/** How much of a kind is kept; undefined where nothing is. `files` counts, all others are bytes. */
export type Kept = number | undefined;

/** Whether a name that is kept belongs to the kind. */
export function isOfKind({ keys }: Pick<DeviceKind, "keys">, name: string): boolean {
  return keys.some((key) => (/[:-]$/.test(key) ? name.startsWith(key) : name === key));
}

/** Where the browser allows no look, nothing can have been kept. */
export async function keptOf(kind: DeviceKind): Promise<Kept> {
  try {
    if (kind.store === "journal") return await keptJournal();
    if (kind.store === "files") return (await keptFiles(kind)) || undefined;
    const storage = storageOf(kind.store);
    const names = namesIn(storage, kind);
    return names.length === 0 ? undefined : names.reduce((sum, name) => sum + sizeIn(storage, name), 0);
  } catch {
    return undefined;
  }
}

/** Removes a kind; throws when the browser refuses. */
export async function erase(kind: DeviceKind): Promise<void> {
  if (kind.store === "journal") return eraseJournal();
  if (kind.store === "files") return eraseFiles(kind);
  const storage = storageOf(kind.store);
  for (const name of namesIn(storage, kind)) storage.removeItem(name);
}

function storageOf(store: "local" | "session"): Storage {
  return store === "local" ? localStorage : sessionStorage;
}

function namesIn(storage: Storage, kind: DeviceKind): string[] {
  return Object.keys(storage).filter((name) => isOfKind(kind, name));
}

function sizeIn(storage: Storage, name: string): number {
  return new Blob([name, storage.getItem(name) ?? ""]).size;
}

async function keptJournal(): Promise<Kept> {
  const store = await openDatabase(() => undefined);
  try {
    if ((await store.readLock()) === undefined) return undefined;
    return (await store.all()).reduce((sum, { data }) => sum + data.length, 0);
  } finally {
    store.close();
  }
}

async function eraseJournal(): Promise<void> {
  const store = await openDatabase(() => undefined);
  // A tab that does not let go is asked to; what still holds it after that is said to the reader.
  const blocked = new Promise<never>((_, reject) =>
    setTimeout(reject, 5_000, new Error("still open elsewhere")),
  );
  await Promise.race([store.erase(() => undefined), blocked]);
}

async function cachesOf(kind: DeviceKind): Promise<string[]> {
  if (typeof caches === "undefined") return [];
  return (await caches.keys()).filter((name) => isOfKind(kind, name));
}

async function keptFiles(kind: DeviceKind): Promise<number> {
  let count = 0;
  for (const name of await cachesOf(kind)) count += (await (await caches.open(name)).keys()).length;
  return count;
}

/** The worker goes with its files: without them it could only stand in the way, and the next visit brings both. */
async function eraseFiles(kind: DeviceKind): Promise<void> {
  for (const name of await cachesOf(kind)) await caches.delete(name);
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) await worker.unregister();
}
