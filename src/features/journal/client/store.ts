/** Where sealed records are kept. Nothing readable ever comes this far down. */
import type { Lock, Sealed } from "./vault.ts";

export type JournalStore = {
  /** Whether what is written outlives the page. */
  lasting: boolean;
  readLock(): Promise<Lock | undefined>;
  /** Makes the journal, all or nothing. `false`: one is here already, and stays as it is. */
  begin(lock: Lock, records: readonly Sealed[]): Promise<boolean>;
  changeLock(lock: Lock): Promise<void>;
  all(): Promise<Sealed[]>;
  one(id: string): Promise<Sealed | undefined>;
  /** Writes a record in the place of the revision it is based on. `false`: another one stands there now. */
  put(record: Sealed, basedOn: string | undefined): Promise<boolean>;
  /** Adds all or none; throws when one of the ids is taken. */
  addAll(records: readonly Sealed[]): Promise<void>;
  /** `false`: it has changed since, and stays. */
  remove(id: string, basedOn: string): Promise<boolean>;
  /** Removes everything. `onBlocked` is called while another tab still holds it. */
  erase(onBlocked: () => void): Promise<void>;
  close(): void;
};
