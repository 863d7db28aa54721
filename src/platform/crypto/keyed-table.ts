import { type RawBuilder, sql } from "kysely";
import type { FieldCell } from "./field-cipher.ts";

/** A blind index that can be computed again from an encrypted column of the same row. */
type RecomputedIndex = {
  column: string;
  /** The encrypted column with its text. */
  from: string;
  purpose: string;
  /** What is indexed of the decrypted text. */
  text(decrypted: string): string;
};

/** The names of a table and its columns in the context of encryption, which outlive a renaming. */
export type CipherContext = { table?: string; columns?: Readonly<Record<string, string>> };

/** Rows of one table that are encrypted alike: all of them, or those with a value in a column. */
export type KeyedRows = {
  table: string;
  only?: { column: string; is: string };
  /** The names that its values are encrypted for, if table or columns were renamed since. */
  context?: CipherContext;
};

/** The name by which the values of these rows are encrypted and indexed. */
export const contextTable = ({ table, context }: KeyedRows): string => context?.table ?? table;

/** Where a value is, for the field cipher. */
export function cellOf(rows: KeyedRows, column: string, id: string): FieldCell {
  return { table: contextTable(rows), column: rows.context?.columns?.[column] ?? column, id };
}

/** Whether a row of the table is one of these. */
export const isKeyedRow = ({ only }: KeyedRows, row: Readonly<Record<string, unknown>>): boolean =>
  only === undefined || row[only.column] === only.is;

/**
 * The condition for these rows of their table, for walks in the order of their ids. Compared as an expression, so that no
 * index of the column is used: the rows would be sorted by id anew for each page.
 */
export const isAmong = ({ only }: KeyedRows): RawBuilder<boolean> =>
  only ? sql`${sql.ref(only.column)} || '' = ${only.is}` : sql`1 = 1`;

/**
 * What a table stores under the data key. Every feature lists its own (`keyed` in `feature.server.ts`), for the rotation
 * of the key; a test compares the lists with the code.
 */
export type KeyedTable = KeyedRows & {
  /** Its primary key, if that isn't `id`. Joined with a colon it's the id in a value's place. */
  key?: readonly string[];
  /** Columns encrypted with the field cipher. */
  columns?: readonly string[];
  indexes?: readonly RecomputedIndex[];
  /** Blind indexes that a rotation empties: a background task computes them again, and null means that it will. */
  indexedAgain?: readonly string[];
  /** Fingerprints whose text isn't stored. They stay as they are, and a retired version's lookup keys find them. */
  lasting?: readonly string[];
  /** Fingerprints in rows that expire within days; they are found as long as their version is known. */
  passing?: readonly string[];
};

declare module "#platform/services.ts" {
  interface Contributions {
    keyedTables: readonly KeyedTable[];
    /** Re-sign what has one signature for a whole table, after a rotation and before an old version is retired. */
    resign: readonly ((services: Services) => Promise<void>)[];
  }
}
