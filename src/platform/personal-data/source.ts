import { sql } from "kysely";
import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";
import type { EncryptedTable } from "./encrypted-texts.ts";

/** One line of what is stored: a name for programs, a label for people. */
type HeldField = { name: string; label: string; text: string };

/** One stored thing, such as a message. */
export type HeldItem = { id: string; at: string; fields: readonly HeldField[] };

/** What an erasure removed: how many things, as a person counts them, and the id of every row deleted or emptied. */
export type Erased = { count: number; ids: readonly string[] };

/**
 * A place where names, addresses or words of visitors are stored. Every feature that stores such things lists its
 * sources in its `feature.server.ts`; a test refuses a table with encrypted columns that none of them names. Functions
 * get the address in the form in which addresses are compared.
 */
export type PersonalDataSource = {
  /** What is stored here, in files and certificates: "messages". */
  kind: string;
  /** The tables it answers for. */
  tables: readonly string[];
  /**
   * When an erasure gets to it: a person's own rows first, then what others wrote about them, and last what takes the
   * consent log's lock, for which every sign-up waits.
   */
  erased: "first" | "after own rows" | "last";
  /** Tables with an encrypted address in the column `email`; an emptied row has "" there. */
  addressTables?: readonly string[];
  /** Encrypted columns in which somebody can have written somebody else's address. */
  textTables?: readonly EncryptedTable[];
  find(services: Services, email: string): Promise<readonly HeldItem[]>;
  /**
   * Reads what erasing needs, and returns a function that erases it inside a transaction. Absent where what is stored
   * is a proof without name, address or words.
   */
  prepareErasure?(services: Services, email: string): Promise<(tx: Tx) => Promise<Erased>>;
  /**
   * Erases one thing again after a restore, by the audit action with which it was erased and its id.
   * @returns whether it was there.
   */
  eraseAgain?: Readonly<Record<string, (services: Services, tx: Tx, id: string) => Promise<boolean>>>;
};

declare module "#platform/services.ts" {
  interface Contributions {
    personalData: readonly PersonalDataSource[];
  }
}

const order: readonly PersonalDataSource["erased"][] = ["first", "after own rows", "last"];

/** The sources of all features in the order in which an erasure goes through them. */
export function inErasureOrder(sources: readonly PersonalDataSource[]): readonly PersonalDataSource[] {
  return sources.toSorted((one, other) => order.indexOf(one.erased) - order.indexOf(other.erased));
}

/** Deletes one row of a table again after a restore. */
export function deleteAgain(table: string) {
  return async (_services: Services, tx: Tx, id: string): Promise<boolean> => {
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where id = ${id}`.execute(tx);
    return numAffectedRows > 0n;
  };
}
