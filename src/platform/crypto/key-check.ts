import type { Database } from "#platform/database/open.ts";
import { DataKeyError } from "./data-key.ts";
import { lookupKeysFromText } from "./derived-keys.ts";
import { type FieldCipher, unknownKey } from "./field-cipher.ts";
import { firstKeyId, keyIdOf } from "./key-ring.ts";
import type { KeyedTable } from "./keyed-table.ts";

/**
 * One version of the data key: `open` where it only reads, `writes` once a process has written with it, `retired` when
 * nothing is left under it. `sealed` is a known text encrypted with it; `kept` has the lookup keys of a retired one.
 */
type KeyCheckRow = { id: string; sealed: string; state: "open" | "writes" | "retired"; kept: string };

declare module "#platform/database/tables.ts" {
  interface Tables {
    key_check: KeyCheckRow;
  }
}

/** Its known texts stay: each is there to check its own version. */
export const keyCheckTable: KeyedTable = { table: "key_check", columns: ["kept"] };

// The first version's row is older than the ids.
const rowIdOf = (keyId: string) => (keyId === firstKeyId ? "key" : keyId);

/** The version that a row of key_check is about. */
export function keyOfRow(rowId: string): string {
  return rowId === "key" ? firstKeyId : rowId;
}

const checkPlace = (keyId: string) => ({ table: "key_check", column: "sealed", id: rowIdOf(keyId) });

/** Where the lookup keys of a retired version are stored. */
const keptPlace = (keyId: string) => ({ table: "key_check", column: "kept", id: rowIdOf(keyId) });

const knownText = "written with this key";

/**
 * Stores one encrypted row for each version of the key the first time it's there, and decrypts it on every later start.
 * Then the cipher gets the lookup keys of retired versions.
 * @throws {DataKeyError} when the data was written with another key, or with a version that isn't open here.
 */
export async function checkKey(db: Database, cipher: FieldCipher): Promise<void> {
  for (const keyId of cipher.open)
    await db
      .insertInto("key_check")
      .values({
        id: rowIdOf(keyId),
        sealed: cipher.encrypt(knownText, checkPlace(keyId), keyId),
        state: "open",
        kept: "",
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
  const rows = await db.selectFrom("key_check").selectAll().execute();
  for (const { id, sealed, state } of rows) {
    const keyId = keyOfRow(id);
    if (cipher.open.includes(keyId)) {
      if (!opensKeyCheck(cipher, sealed)) throw new DataKeyError(wrongKey(keyId));
      if (keyId === cipher.writes && state === "retired") throw new DataKeyError(writesRetired(keyId));
    } else if (state === "writes") throw new DataKeyError(unknownKey(keyId, "This data"));
  }
  await db
    .updateTable("key_check")
    .set({ state: "writes" })
    .where("id", "=", rowIdOf(cipher.writes))
    .where("state", "=", "open")
    .execute();
  cipher.keepRetired(
    rows
      .filter(({ kept }) => kept !== "")
      .map(({ id, kept }) => lookupKeysFromText(keyOfRow(id), cipher.decrypt(kept, keptPlace(keyOfRow(id))))),
  );
}

/** Marks a version as retired and keeps its lookup keys, encrypted with the writing version. */
export async function retireKey(db: Database, cipher: FieldCipher, keyId: string): Promise<void> {
  await db
    .updateTable("key_check")
    .set({ state: "retired", kept: cipher.encrypt(cipher.lookupKeysOf(keyId), keptPlace(keyId)) })
    .where("id", "=", rowIdOf(keyId))
    .execute();
}

/** Whether a version's known text can be decrypted with these keys. */
export function opensKeyCheck(cipher: Pick<FieldCipher, "decrypt">, encrypted: string): boolean {
  try {
    return cipher.decrypt(encrypted, checkPlace(keyIdOf(encrypted))) === knownText;
  } catch {
    return false;
  }
}

function wrongKey(keyId: string): string {
  const which = keyId === firstKeyId ? "" : ` than the ${keyId} that is set`;
  return `The data was written with another key${which}. Start with the DATA_KEY (or DATA_DIR/key) that belongs to it; nothing was changed.`;
}

function writesRetired(keyId: string): string {
  return `Version ${keyId} of the data key is retired, so it can't be the first, which writes. Put a newer one in front; nothing was changed.`;
}
