import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Services } from "#platform/services.ts";

/** A table whose rows have an id, a creation time and encrypted columns; `json` where those hold JSON. */
export type EncryptedTable = { table: string; columns: readonly string[]; json?: boolean };

/** One decrypted column: as it is stored, and its text; for JSON, all strings in it. */
export type DecryptedText = { column: string; stored: string; text: string; strings: readonly string[] };
type DecryptedRow = { id: string; createdAt: string; texts: readonly DecryptedText[] };

type Context = Pick<Services, "store" | "cipher">;

/** Rows in memory at a time. */
const step = 200;

/**
 * Decrypts a whole table page by page, because the database can't search encrypted texts. Other work can run between
 * two pages.
 */
export async function* decryptedRows(
  { store, cipher }: Context,
  { table, columns, json = false }: EncryptedTable,
): AsyncGenerator<DecryptedRow> {
  const names = sql.join(["id", "created_at", ...columns].map((name) => sql.ref(name)));
  for (let after = ""; ; ) {
    const { rows } = await sql<Record<string, string>>`
      select ${names} from ${sql.table(table)} where id > ${after} order by id limit ${step}
    `.execute(store.db);
    for (const row of rows) {
      const { id = "", created_at: createdAt = "" } = row;
      const texts = columns.flatMap((column) => {
        const stored = row[column] ?? "";
        if (stored === "") return [];
        const text = cipher.decrypt(stored, { table, column, id });
        return [{ column, stored, text, strings: json ? stringsIn(JSON.parse(text)) : [text] }];
      });
      yield { id, createdAt, texts };
    }
    after = rows.at(-1)?.id ?? "";
    if (rows.length < step) return;
    await setImmediate();
  }
}

/** Every string in a JSON value; property names are ours and are skipped. */
function stringsIn(value: unknown): string[] {
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
