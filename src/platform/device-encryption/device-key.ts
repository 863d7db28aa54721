/** This browser's own key, in its database. Scripts can use it but can't read it. */
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";
import { gcm } from "./cipher.ts";

interface Schema extends DBSchema {
  keys: { key: "device"; value: CryptoKey };
}

const name = "device-keys";

/** Looking must not create an empty database. Undefined if there is none. */
async function connect(create: boolean): Promise<IDBPDatabase<Schema> | undefined> {
  let refused = false;
  try {
    return await openDB<Schema>(name, 1, {
      upgrade(db, _before, _now, transaction) {
        if (create) {
          db.createObjectStore("keys");
          return;
        }
        refused = true;
        transaction.done.catch(() => undefined);
        transaction.abort();
      },
    });
  } catch (error) {
    if (refused) return undefined;
    throw error;
  }
}

/**
 * The key, read anew each time, because another tab may have erased it: what is encrypted with an erased key would be
 * lost. Throws if this browser can't keep a key.
 */
export async function deviceKey(): Promise<CryptoKey> {
  const found = await existingDeviceKey();
  if (found !== undefined) return found;
  // Made before the transaction, which doesn't wait for anything else. If another tab has stored one first, its key is used.
  const made = await crypto.subtle.generateKey({ name: gcm, length: 256 }, false, ["encrypt", "decrypt"]);
  const db = await connect(true);
  if (db === undefined) throw new Error("no database for the key");
  try {
    // What is encrypted from now on needs the key: it must survive a crash of the device.
    const transaction = db.transaction("keys", "readwrite", { durability: "strict" });
    const theirs = await transaction.store.get("device");
    if (theirs === undefined) await transaction.store.put(made, "device");
    await transaction.done;
    return theirs ?? made;
  } finally {
    db.close();
  }
}

/** The key if there is one. Throws if the browser has no database. */
export async function existingDeviceKey(): Promise<CryptoKey | undefined> {
  const db = await connect(false);
  try {
    return await db?.get("keys", "device");
  } finally {
    db?.close();
  }
}

/** Erases the key: what was encrypted with it can never be read again. */
export async function eraseDeviceKey(): Promise<void> {
  await deleteDB(name);
}
