import { sql } from "kysely";
import type { KeyedRows } from "#platform/crypto/keyed-table.ts";
import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";
import type { EncryptedTable } from "./encrypted-texts.ts";
import type { PersonPart } from "./person.ts";

/** One stored value: a name for programs, a label for people. */
type StoredField = { name: string; label: string; text: string };

/** One stored item, such as a message. */
export type StoredItem = { id: string; at: string; fields: readonly StoredField[] };

/** Who reads stored data: the person themselves, by their own link, or an owner on our team. */
export type Reader = "person" | "team";

/** The result of an erasure: the number of items, as people count them, and the id of every row deleted or emptied. */
export type Erased = { count: number; ids: readonly string[] };

/**
 * A place where names, addresses or texts of visitors are stored. Every feature that stores them lists its sources in
 * its `feature.server.ts`; a test fails for tables with encrypted columns that no source lists. Functions get the
 * address normalized.
 */
export type PersonalDataSource = {
  /** The kind of data, in files and certificates: "messages". */
  kind: string;
  tables: readonly string[];
  /**
   * The order of erasure: a person's own rows first, then what others wrote about them, and last what locks the consent
   * log, because every sign-up waits for that lock.
   */
  erased: "first" | "after own rows" | "last";
  /** Rows with an encrypted address in the column `email`; an emptied one has "" there. */
  addressRows?: readonly KeyedRows[];
  /** Encrypted columns that can contain someone else's address. */
  textTables?: readonly EncryptedTable[];
  /**
   * What the team sees of it in the view of one person; null if that needs none of it, or if it can't be found without
   * reading everybody's texts.
   */
  person: PersonPart | null;
  find(services: Services, email: string, reader: Reader): Promise<readonly StoredItem[]>;
  /**
   * Reads what erasing needs, and returns a function that erases it inside a transaction. Absent for proofs without
   * name, address or text.
   */
  prepareErasure?(services: Services, email: string): Promise<(tx: Tx) => Promise<Erased>>;
  /**
   * Repeats the erasure of one item after a restore, by the audit action that erased it and its id.
   * @returns whether it existed.
   */
  eraseAgain?: Readonly<Record<string, (services: Services, tx: Tx, id: string) => Promise<boolean>>>;
};

declare module "#platform/services.ts" {
  interface Contributions {
    personalData: readonly PersonalDataSource[];
  }
}

const order: readonly PersonalDataSource["erased"][] = ["first", "after own rows", "last"];

export function inErasureOrder(sources: readonly PersonalDataSource[]): readonly PersonalDataSource[] {
  return sources.toSorted((one, other) => order.indexOf(one.erased) - order.indexOf(other.erased));
}

/** Repeats the deletion of one row after a restore. */
export function deleteAgain(table: string) {
  return async (_services: Services, tx: Tx, id: string): Promise<boolean> => {
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where id = ${id}`.execute(tx);
    return numAffectedRows > 0n;
  };
}

/** People that a feature knows by their address, and whom a newsletter segment can name. */
export type Audience = {
  /** What can be chosen, newest first. The caller checks permissions. */
  list(services: Services): Promise<readonly { id: string; label: string }[]>;
  /** The addresses behind a choice, normalized for comparison. */
  addresses(services: Pick<Services, "store" | "cipher">, id: string): Promise<readonly string[]>;
};
