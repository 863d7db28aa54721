import type { FieldPlace } from "./field-cipher.ts";

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

/** Where a value is, for the field cipher. */
export function placeOf(
  { table, context = {} }: Pick<KeyedTable, "table" | "context">,
  column: string,
  id: string,
): FieldPlace {
  return { table: context.table ?? table, column: context.columns?.[column] ?? column, id };
}

/** The same for whoever knows a table by its name only. */
export function placeIn(
  keyedTables: readonly KeyedTable[],
  table: string,
  column: string,
  id: string,
): FieldPlace {
  return placeOf(keyedTables.find((each) => each.table === table && each.columns) ?? { table }, column, id);
}

/**
 * What a table stores under the data key. Every feature lists its own (`keyed` in `feature.server.ts`), for the rotation
 * of the key; a test compares the lists with the code.
 */
export type KeyedTable = {
  table: string;
  /** The names that its values are encrypted for, if table or columns were renamed since. */
  context?: CipherContext;
  /** Its primary key, if that isn't `id`. Joined with a colon it's the id in a value's place. */
  key?: readonly string[];
  /** Columns encrypted with the field cipher. */
  columns?: readonly string[];
  indexes?: readonly RecomputedIndex[];
  /** Blind indexes that a rotation empties: a background task computes them again, and null means that it will. */
  indexedAgain?: readonly string[];
  /** Columns that better-auth encrypts. */
  authColumns?: readonly string[];
  /** Fingerprints whose text isn't stored. They stay as they are, and a retired version's lookup keys find them. */
  lasting?: readonly string[];
  /** Fingerprints in rows that expire within days; they are found as long as their version is known. */
  passing?: readonly string[];
};

declare module "#platform/services.ts" {
  interface Contributions {
    /** Everything stored under the data key. */
    keyedTables: readonly KeyedTable[];
    /** Re-sign what has one signature for a whole table, after a rotation and before an old version is retired. */
    resign: readonly ((services: Services) => Promise<void>)[];
  }
}
