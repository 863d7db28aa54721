import { setImmediate } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import { cellOf, contextTable, isAmong, type KeyedRows } from "#platform/crypto/keyed-table.ts";
import type { Services } from "#platform/services.ts";
import { mayMention, notIndexed } from "./address-index.ts";

/**
 * A table whose rows have an id, a creation time, encrypted columns and the indexes of the addresses in them; `json` where
 * the columns hold JSON. `scope` is the column whose values don't share indexes.
 */
export type EncryptedTable = KeyedRows & {
  columns: readonly string[];
  json?: boolean;
  scope?: string;
};

/** One decrypted column: as it is stored, and its text; for JSON, all strings in it. */
export type DecryptedText = { column: string; stored: string; text: string; strings: readonly string[] };
export type DecryptedRow = { id: string; createdAt: string; scope: string; texts: readonly DecryptedText[] };

type Context = Pick<Services, "store" | "cipher">;

/** Rows in memory at a time. */
const step = 200;

/**
 * Decrypts the rows that meet a condition, or a whole table, page by page, because the database can't search encrypted
 * texts. Other work can run between two pages.
 */
export async function* decryptedRows(
  { store, cipher }: Context,
  { columns, json = false, scope: scopeColumn, ...keyed }: EncryptedTable,
  condition?: RawBuilder<boolean>,
): AsyncGenerator<DecryptedRow> {
  const scopes = scopeColumn === undefined ? [] : [scopeColumn];
  const names = sql.join(["id", "created_at", ...scopes, ...columns].map((name) => sql.ref(name)));
  const only = sql`${isAmong(keyed)} and ${condition ?? sql`1 = 1`}`;
  for (let after = ""; ; ) {
    const { rows } = await sql<Record<string, string>>`
      select ${names} from ${sql.table(keyed.table)} where id > ${after} and ${only} order by id limit ${step}
    `.execute(store.db);
    for (const row of rows) {
      const { id = "", created_at: createdAt = "" } = row;
      const texts = columns.flatMap((column) => {
        const stored = row[column] ?? "";
        if (stored === "") return [];
        const text = cipher.decrypt(stored, cellOf(keyed, column, id));
        return [{ column, stored, text, strings: json ? stringsIn(JSON.parse(text)) : [text] }];
      });
      const scope = scopeColumn === undefined ? "" : (row[scopeColumn] ?? "");
      yield { id, createdAt, scope, texts };
    }
    after = rows.at(-1)?.id ?? "";
    if (rows.length < step) return;
    await setImmediate();
  }
}

/**
 * The rows that can contain an address: those whose index has it, and those that haven't been indexed yet. Only they are
 * decrypted.
 */
export async function* rowsWithAddress(
  services: Context,
  source: EncryptedTable,
  email: string,
): AsyncGenerator<DecryptedRow> {
  const { store, cipher } = services;
  const { scope: column } = source;
  const table = contextTable(source);
  yield* decryptedRows(services, source, notIndexed);
  if (column === undefined) {
    yield* decryptedRows(services, source, mayMention(cipher, { table }, email));
    return;
  }
  const { rows } = await sql<{ scope: string }>`
    select distinct ${sql.ref(column)} as scope from ${sql.table(source.table)} where address_indexes <> ''
  `.execute(store.db);
  for (const { scope } of rows) {
    const condition = sql<boolean>`${sql.ref(column)} = ${scope} and ${mayMention(cipher, { table, scope }, email)}`;
    yield* decryptedRows(services, source, condition);
  }
}

/** Every string in a JSON value; property names are ours and are skipped. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(stringsIn);
  return [];
}

/** Maps every string of a decrypted text. */
export function changeStrings(text: string, change: (text: string) => string, json = false): string {
  if (!json) return change(text);
  return JSON.stringify(
    JSON.parse(text, (_name, value: unknown) => (typeof value === "string" ? change(value) : value)),
  );
}
