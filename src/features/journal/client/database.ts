/** The journal in IndexedDB: one store for the key data and one for the encrypted records. */
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";
import type { JournalStore } from "./store.ts";
import type { EncryptedRecord, Lock } from "./vault.ts";

interface Schema extends DBSchema {
  lock: { key: "lock"; value: Lock };
  records: { key: string; value: EncryptedRecord };
}

const name = "journal";
/** Text shown as saved should survive a crash of the device. */
const strict = { durability: "strict" } as const;

/** `onErased` is called when another tab erases the journal. Throws if the browser stores nothing at all. */
export async function openDatabase(onErased: () => void): Promise<JournalStore> {
  let open: Promise<IDBPDatabase<Schema> | undefined> | undefined;

  /** Checking must not create an empty database: someone who only reads the page has written nothing. */
  async function connect(create: boolean): Promise<IDBPDatabase<Schema> | undefined> {
    let refused = false;
    try {
      return await openDB<Schema>(name, 1, {
        upgrade(db, _before, _now, transaction) {
          if (create) {
            db.createObjectStore("lock");
            db.createObjectStore("records", { keyPath: "id" });
            return;
          }
          refused = true;
          transaction.done.catch(() => undefined);
          transaction.abort();
        },
        blocking(_now, _next, event) {
          if (event.target instanceof IDBDatabase) event.target.close();
          open = undefined;
          onErased();
        },
        terminated() {
          open = undefined;
        },
      });
    } catch (error) {
      if (refused) return undefined;
      throw error;
    }
  }

  async function existing(): Promise<IDBPDatabase<Schema> | undefined> {
    open ??= connect(false);
    const trying = open;
    try {
      const db = await trying;
      if (db === undefined && open === trying) open = undefined;
      return db;
    } catch (error) {
      open = undefined;
      throw error;
    }
  }

  async function here(): Promise<IDBPDatabase<Schema>> {
    const db = await existing();
    if (db === undefined) throw new Error("the journal is no longer in this browser");
    return db;
  }

  // Some browsers report only here that they store nothing.
  await existing();

  return {
    lasting: true,
    readLock: async () => (await existing())?.get("lock", "lock"),
    async begin(lock, records) {
      if ((await existing()) === undefined) open = connect(true);
      const transaction = (await here()).transaction(["lock", "records"], "readwrite", strict);
      const lockStore = transaction.objectStore("lock");
      const taken = (await lockStore.get("lock")) !== undefined;
      if (!taken) {
        const writes = records.map((record) => transaction.objectStore("records").add(record));
        await Promise.all([lockStore.put(lock, "lock"), ...writes, transaction.done]);
      }
      await transaction.done;
      return !taken;
    },
    async changeLock(lock) {
      const transaction = (await here()).transaction("lock", "readwrite", strict);
      await Promise.all([transaction.store.put(lock, "lock"), transaction.done]);
    },
    all: async () => (await here()).getAll("records"),
    one: async (id) => (await here()).get("records", id),
    async put(record, basedOn) {
      const transaction = (await here()).transaction("records", "readwrite", strict);
      const fits = (await transaction.store.get(record.id))?.revision === basedOn;
      if (fits) await Promise.all([transaction.store.put(record), transaction.done]);
      await transaction.done;
      return fits;
    },
    async addAll(records) {
      const transaction = (await here()).transaction("records", "readwrite", strict);
      await Promise.all([...records.map((record) => transaction.store.add(record)), transaction.done]);
    },
    async remove(id, basedOn) {
      const transaction = (await here()).transaction("records", "readwrite", strict);
      const fits = (await transaction.store.get(id))?.revision === basedOn;
      if (fits) await Promise.all([transaction.store.delete(id), transaction.done]);
      await transaction.done;
      return fits;
    },
    async erase(onBlocked) {
      (await existing())?.close();
      open = undefined;
      await deleteDB(name, { blocked: onBlocked });
    },
    close() {
      open?.then((db) => db?.close()).catch(() => undefined);
      open = undefined;
    },
  };
}
