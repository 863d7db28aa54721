import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";

/** One line of what is held: a name for programs, a label for people. */
export type HeldField = { name: string; label: string; text: string };

/** One thing that is held, such as a message. */
export type HeldItem = { id: string; at: string; fields: readonly HeldField[] };

/** What an erasure removed: how many things, as a person counts them, and the id of every row that went or was emptied. */
export type Erased = { count: number; ids: readonly string[] };

/**
 * A place where words, names or addresses of visitors are kept. Every feature that keeps such things declares one, and
 * a test refuses a table with sealed columns that none of them names. Both functions get the address as it is compared.
 */
export type PersonalHolder = {
  /** What is held here, in files and certificates: "messages". */
  kind: string;
  /** The tables it answers for. */
  tables: readonly string[];
  find(services: Services, email: string): Promise<readonly HeldItem[]>;
  /**
   * Reads what erasing needs, and answers what erases it inside a transaction. Absent where what is kept is a proof
   * that holds no name, no address and no words.
   */
  prepareErasure?(services: Services, email: string): Promise<(tx: Tx) => Promise<Erased>>;
};
