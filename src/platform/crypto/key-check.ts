import type { Migrations } from "#platform/database/migrate.ts";
import type { Database } from "#platform/database/open.ts";
import { DataKeyError } from "./data-key.ts";
import type { FieldCipher } from "./field-cipher.ts";

type KeyCheckRow = { id: string; sealed: string };

declare module "#platform/database/tables.ts" {
  interface Tables {
    key_check: KeyCheckRow;
  }
}

export const keyCheckMigrations: Migrations = {
  "2026-11-21-01-key-check": {
    up: (db) =>
      db.schema
        .createTable("key_check")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("sealed", "text", (column) => column.notNull())
        .execute(),
  },
};

const place = { table: "key_check", column: "sealed", id: "key" };
const knownText = "written with this key";

/**
 * Stores one encrypted row on the first start and decrypts it on every later one.
 * @throws {DataKeyError} when the data was written with another key.
 */
export async function checkKey(db: Database, cipher: FieldCipher): Promise<void> {
  await db
    .insertInto("key_check")
    .values({ id: place.id, sealed: cipher.encrypt(knownText, place) })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const row = await db.selectFrom("key_check").select("sealed").where("id", "=", place.id).executeTakeFirst();
  if (!row || !opensKeyCheck(cipher, row.sealed)) throw new DataKeyError(wrongKey);
}

/** Whether the known text from the first start can be decrypted with this key. */
export function opensKeyCheck(cipher: Pick<FieldCipher, "decrypt">, encrypted: string): boolean {
  try {
    return cipher.decrypt(encrypted, place) === knownText;
  } catch {
    return false;
  }
}

const wrongKey =
  "The data was written with another key. Start with the DATA_KEY (or DATA_DIR/key) that belongs to it; nothing was changed.";
