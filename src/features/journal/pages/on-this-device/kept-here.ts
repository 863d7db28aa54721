/** Lists and erases what this browser stores, without network requests. */
import type { DeviceKind } from "#content/pages/on-this-device.ts";
import { eraseDeviceKey, existingDeviceKey } from "#platform/device-encryption/device-key.ts";
import { openDatabase } from "../../client/database.ts";

/** How much of a kind is stored, or undefined. Files and the key are counted, all others are bytes. */
export type StoredSize = number | undefined;

function isOfKind({ keys }: Pick<DeviceKind, "keys">, name: string): boolean {
  return keys.some((key) => (/[:-]$/.test(key) ? name.startsWith(key) : name === key));
}

/** If the browser denies access, nothing can have been stored. */
export async function keptOf(kind: DeviceKind): Promise<StoredSize> {
  try {
    if (kind.store === "journal") return await keptJournal();
    if (kind.store === "key") return (await existingDeviceKey()) && 1;
    if (kind.store === "files") return (await keptFiles(kind)) || undefined;
    const storage = storageOf(kind.store);
    const names = namesIn(storage, kind);
    return names.length === 0 ? undefined : names.reduce((sum, name) => sum + sizeIn(storage, name), 0);
  } catch {
    return undefined;
  }
}

/** Throws if the browser refuses. */
export async function erase(kind: DeviceKind): Promise<void> {
  if (kind.store === "journal") return eraseJournal();
  if (kind.store === "key") return eraseDeviceKey();
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

async function keptJournal(): Promise<StoredSize> {
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
  // Other tabs are asked to close the database. If one still keeps it open, the reader is told.
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

/** Unregisters the service worker with its files. The next visit installs both again. */
async function eraseFiles(kind: DeviceKind): Promise<void> {
  for (const name of await cachesOf(kind)) await caches.delete(name);
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) await worker.unregister();
}
