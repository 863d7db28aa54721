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
