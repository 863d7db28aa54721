import { resolve } from "node:path";
import { sql, type Transaction } from "kysely";
import { type Clock, instantNow } from "#platform/clock/clock.ts";
import { dataKeyPlace, type KeySettings, loadDataKeys } from "#platform/crypto/data-key.ts";
import { createFieldCipher, type FieldCipher } from "#platform/crypto/field-cipher.ts";
import { opensKeyCheck } from "#platform/crypto/key-check.ts";
import { keyIdOf } from "#platform/crypto/key-ring.ts";
import type { Tables } from "#platform/database/tables.ts";
import { limitsTable } from "#platform/http/limits.ts";
import { release } from "#platform/release.ts";
import { BackupError } from "./backup-error.ts";
import {
  type BackedTable,
  type BackupHeader,
  backupForm,
  type Cell,
  checkBackup,
  writeBackup,
} from "./backup-file.ts";
import { type DataLocation, openForReading } from "./open-copy.ts";
import { countRows, stepsOf, stepTables, tablesOf } from "./tables-of.ts";

export type DataSettings = KeySettings & {
  readonly DATA_DIR: string;
  readonly DATABASE_URL?: string | undefined;
};

/** The key's cipher and where the key is. @throws {BackupError} when there is none. */
function keyFor(settings: DataSettings) {
  const dataDir = resolve(settings.DATA_DIR);
  const place = dataKeyPlace(dataDir, settings);
  if (place === undefined)
    throw new BackupError(`There is no key and so no data in ${dataDir}. Check DATA_DIR and DATA_KEY.`, {
      code: "no_key",
    });
  return { dataDir, place, cipher: createFieldCipher(loadDataKeys(dataDir, settings)) };
}

/**
 * Writes all data into one new file, as a snapshot, while the site is running.
 * @throws {BackupError | DataKeyError} with a message.
 */
export async function writeSnapshot(
  settings: DataSettings,
  { path, clock }: { path: string | ((madeAt: string) => string); clock: Clock },
): Promise<{ header: BackupHeader; path: string; keyPlace: string }> {
  const { dataDir, place: keyPlace, cipher } = keyFor(settings);
  // Taken before reading, so that changes people make meanwhile are repeated rather than missed.
  const madeAt = instantNow(clock);
  const file = typeof path === "string" ? path : path(madeAt);
  const header = await withSnapshot(
    { databaseUrl: settings.DATABASE_URL, dataDir },
    async ({ kind, migrations, keyChecks, tables, rows }) => {
      // The version that signs the file.
      const keyCheck = keyChecks.find((each) => keyIdOf(each) === cipher.writes) ?? keyChecks[0] ?? "";
      if (!opensKeyCheck(cipher, keyCheck))
        throw new BackupError(`The data was written with another key than the one in ${keyPlace}.`, {
          code: "wrong_key",
        });
      const header: BackupHeader = {
        "kinward-backup": backupForm,
        madeAt,
        release,
        database: kind,
        migrations: [...migrations],
        keyCheck,
        tables: tables.map((table) => ({ ...table, columns: [...table.columns] })),
      };
      await writeBackup(file, { header, rows, cipher });
      return header;
    },
  );
  return { header, path: file, keyPlace };
}

/** Reads a written file to its end and verifies checksum and signature. @returns the cipher. @throws {BackupError} */
export async function checkSnapshot(settings: DataSettings, path: string): Promise<FieldCipher> {
  const { cipher } = keyFor(settings);
  await checkBackup(path, { cipher, opensWith: (encrypted) => opensKeyCheck(cipher, encrypted) });
  return cipher;
}

type Snapshot = {
  kind: "sqlite" | "postgres";
  migrations: readonly string[];
  keyChecks: readonly string[];
  tables: readonly BackedTable[];
  rows(table: BackedTable): AsyncIterable<readonly Cell[]>;
};

/** Counters that are worthless an hour later. */
const leftOut: readonly string[] = [...stepTables, limitsTable];

/**
 * Reads everything inside one transaction, for a consistent snapshot while the site keeps writing.
 * @throws {BackupError} when there is no data.
 */
async function withSnapshot<Result>(
  place: DataLocation,
  body: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const { db, kind, close } = openForReading(place);
  try {
    // SQLite reads are consistent by default; PostgreSQL needs a stricter isolation level.
    const transaction =
      kind === "sqlite"
        ? db.transaction()
        : db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
    return await transaction.execute(async (tx) => {
      const found = await tablesOf(tx, kind);
      const migrations = await stepsOf(tx, found);
      if (migrations.length === 0)
        throw new BackupError("There is no data of this site in this database. Check DATABASE_URL.");
      const tables: BackedTable[] = [];
      for (const { name, columns } of found)
        if (!leftOut.includes(name)) tables.push({ name, columns, rows: await countRows(tx, name) });
      const keys = await tx.selectFrom("key_check").select("sealed").orderBy("id").execute();
      return body({
        kind,
        migrations,
        keyChecks: keys.map(({ sealed }) => sealed),
        tables,
        rows: (table) => rowsIn(tx, table),
      });
    });
  } finally {
    await close();
  }
}

async function* rowsIn(
  tx: Transaction<Tables>,
  { name, columns }: BackedTable,
): AsyncGenerator<readonly Cell[]> {
  const rows = tx
    .selectFrom(sql<Record<string, unknown>>`${sql.table(name)}`.as("copied"))
    .selectAll()
    .stream(500);
  for await (const row of rows) yield columns.map((column) => cellOf(row[column], `${name}.${column}`));
}

function cellOf(value: unknown, place: string): Cell {
  if (typeof value === "string" || typeof value === "number" || value === null) return value;
  throw new BackupError(`${place} holds neither text nor a number, which a backup cannot carry.`);
}
