import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import SQLite from "better-sqlite3";
import { Kysely, PostgresDialect, SqliteAdapter, SqliteDialect, sql } from "kysely";
import pg from "pg";
import Cursor from "pg-cursor";
import { siteConnections } from "#platform/database/changes.ts";
import { createForOwner, type Store } from "#platform/database/open.ts";
import type { Tables } from "#platform/database/tables.ts";
import { BackupError } from "./backup-error.ts";

/** Where the data is: a database server, or SQLite's file in the data folder. */
export type DataLocation = { databaseUrl: string | undefined; dataDir: string };

/** A separate connection to the data, without the site's short timeouts. */
export type Copy = {
  db: Kysely<Tables>;
  kind: Store["kind"];
  close(): Promise<void>;
};

export function sqlitePath({ dataDir }: Pick<DataLocation, "dataDir">): string {
  return join(dataDir, "kinward.sqlite");
}

/** Opens the data for reading while the site runs. @throws {BackupError} when there is none. */
export function openForReading(place: DataLocation): Copy {
  if (place.databaseUrl) return openServer(place.databaseUrl);
  const path = sqlitePath(place);
  if (!existsSync(path))
    throw new BackupError(`There is no data in ${place.dataDir}. Check DATA_DIR and DATABASE_URL.`);
  return openFile(new SQLite(path, { readonly: true }));
}

/**
 * Opens the data for replacing it and locks out everyone else until it is closed.
 * @throws {BackupError} while a site is running on it.
 */
export async function openAlone(place: DataLocation): Promise<Copy> {
  return place.databaseUrl ? openServerAlone(place.databaseUrl) : openFileAlone(sqlitePath(place));
}

const inUse = (what: string) =>
  new BackupError(
    `A running site uses ${what}. Stop it (all its processes), then restore; nothing was changed.`,
  );

function openFileAlone(path: string): Copy {
  createForOwner(path);
  const file = new SQLite(path, { timeout: 500 });
  try {
    // In this mode the first write locks the whole file, which fails while any other process has it open.
    file.pragma("locking_mode = EXCLUSIVE");
    file.pragma("journal_mode = WAL");
    file.exec("begin exclusive; commit");
  } catch (error) {
    file.close();
    throw isBusy(error) ? inUse(path) : error;
  }
  file.pragma("synchronous = FULL");
  file.pragma("secure_delete = ON");
  file.pragma("foreign_keys = ON");
  return openFile(file);
}

/** A server still lists connections for a moment after a site has closed them. */
const closing = { looks: 20, pauseMs: 100 };

async function openServerAlone(databaseUrl: string): Promise<Copy> {
  const copy = openServer(databaseUrl);
  const others = async () => {
    const { rows } = await sql<{ others: number | string }>`
      select count(*) as others from pg_stat_activity
      where datname = current_database() and application_name = ${siteConnections} and pid <> pg_backend_pid()
    `.execute(copy.db);
    return Number(rows[0]?.others);
  };
  for (let look = 0; look < closing.looks; look += 1) {
    if ((await others()) === 0) return copy;
    await pause(closing.pauseMs);
  }
  await copy.close();
  throw inUse("this database");
}

function openServer(connectionString: string): Copy {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: 5_000,
    application_name: "kinward-backup",
  });
  pool.on("error", () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool, cursor: Cursor }) });
  return { db, kind: "postgres", close: () => db.destroy() };
}

function openFile(database: SQLite.Database): Copy {
  const db = new Kysely<Tables>({ dialect: new OneTransactionDialect({ database }) });
  return { db, kind: "sqlite", close: () => db.destroy() };
}

/** SQLite can change the schema inside a transaction, but Kysely has to be told so. */
class OneTransactionDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new OneTransactionAdapter();
  }
}

class OneTransactionAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && String(Reflect.get(error, "code")).startsWith("SQLITE_BUSY");
}
