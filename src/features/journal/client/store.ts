/** Stores encrypted records. It never sees readable text. */
import type { EncryptedRecord, Lock } from "./vault.ts";

export type JournalStore = {
  /** Whether data outlives the page. */
  lasting: boolean;
  readLock(): Promise<Lock | undefined>;
  /** Creates the journal, all or nothing. `false` if one exists already; it stays as it is. */
  begin(lock: Lock, records: readonly EncryptedRecord[]): Promise<boolean>;
  changeLock(lock: Lock): Promise<void>;
  all(): Promise<EncryptedRecord[]>;
  one(id: string): Promise<EncryptedRecord | undefined>;
  /** Replaces the revision a record is based on. `false` if the store has a different one. */
  put(record: EncryptedRecord, basedOn: string | undefined): Promise<boolean>;
  /** Adds all or none; throws if an id is taken. */
  addAll(records: readonly EncryptedRecord[]): Promise<void>;
  /** `false` if it has changed; then it stays. */
  remove(id: string, basedOn: string): Promise<boolean>;
  /** Removes everything. `onBlocked` is called while another tab still has it open. */
  erase(onBlocked: () => void): Promise<void>;
  close(): void;
};

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
