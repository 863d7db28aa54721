import type { JournalStore } from "./store.ts";
import type { EncryptedRecord, Lock } from "./vault.ts";

/** Stores the records while the page is open: for browsers that store nothing, and for tests. */
export function memoryStore(): JournalStore {
  let lock: Lock | undefined;
  let records = new Map<string, EncryptedRecord>();
  return {
    lasting: false,
    readLock: async () => lock,
    async begin(newLock, first) {
      if (lock !== undefined) return false;
      lock = newLock;
      records = new Map(first.map((record) => [record.id, record]));
      return true;
    },
    async changeLock(newLock) {
      lock = newLock;
    },
    all: async () => [...records.values()],
    one: async (id) => records.get(id),
    async put(record, basedOn) {
      if (records.get(record.id)?.revision !== basedOn) return false;
      records.set(record.id, record);
      return true;
    },
    async addAll(added) {
      if (added.some(({ id }) => records.has(id))) throw new Error("an id is taken");
      for (const record of added) records.set(record.id, record);
    },
    async remove(id, basedOn) {
      if (records.get(id)?.revision !== basedOn) return false;
      return records.delete(id);
    },
    async erase() {
      lock = undefined;
      records = new Map();
    },
    close: () => undefined,
  };
}
