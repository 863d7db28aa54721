import { join } from "node:path";
import SQLite from "better-sqlite3";
import { Kysely, PostgresDialect, SqliteDialect, sql, type Transaction } from "kysely";
import pg from "pg";
import type { Log } from "#platform/log/log.ts";
import { createGroupCommit } from "./group-commit.ts";
import { busyTimeoutMs, scrubFile } from "./scrub.ts";
import type { Tables } from "./tables.ts";
import { insideTransaction, outsideTransactions } from "./transaction-guard.ts";

export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** An open store: the handle, what it is, and what only the machinery does with it. */
export type Store = {
  db: Database;
  kind: "sqlite" | "postgres";
  /** Present on PostgreSQL: shared limits use the same pool. */
  pool?: pg.Pool;
  /** All or nothing; pass `tx` to everything called inside. */
  transact<T>(body: (tx: Tx) => Promise<T>): Promise<T>;
  /** Whether a query gets an answer now. */
  answers(): Promise<boolean>;
  /** Makes what was erased unreadable in SQLite's files; PostgreSQL's server looks after its own. Never throws. */
  scrub(): Promise<void>;
  close(): Promise<void>;
};

/** How the site's connections are called in PostgreSQL. */
export const siteConnections = "kinward";
const poolSize = 20;
const waitMs = 3_000;

/**
 * Opens PostgreSQL when there is an address, else SQLite in the data folder: one code for both.
 */
export function openStore({
  databaseUrl,
  dataDir,
  log,
}: {
  databaseUrl: string | undefined;
  dataDir: string;
  log: Log;
}): Store {
  const pool = databaseUrl ? openPool(databaseUrl, log) : undefined;
  const dialect = pool
    ? new PostgresDialect({ pool })
    : new SqliteDialect({ database: openFile(join(dataDir, "kinward.sqlite")) });
  const inner: Database = new Kysely<Tables>({ dialect });
  const db = inner.withPlugin(outsideTransactions);
  return {
    db,
    kind: pool ? "postgres" : "sqlite",
    ...(pool ? { pool } : {}),
    transact: pool
      ? (body) => inner.transaction().execute((tx) => insideTransaction(() => body(tx)))
      : createGroupCommit(inner),
    answers: () =>
      sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ),
    scrub: () => (pool ? Promise.resolve() : scrubFile(inner, log)),
    close: () => db.destroy(),
  };
}

function openFile(path: string) {
  const file = new SQLite(path);
  file.pragma("journal_mode = WAL");
  // An acknowledged message must survive the power going, not only the process.
  file.pragma("synchronous = FULL");
  file.pragma(`busy_timeout = ${busyTimeoutMs}`);
  // What is erased is overwritten, not only let go of.
  file.pragma("secure_delete = ON");
  file.pragma("foreign_keys = ON");
  return file;
}

function openPool(connectionString: string, log: Log): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    // A restore looks for connections of this name and refuses; one always stays open, so that it finds an idle site.
    application_name: siteConnections,
    min: 1,
    max: poolSize,
    connectionTimeoutMillis: waitMs,
    query_timeout: waitMs,
    statement_timeout: waitMs,
    idle_in_transaction_session_timeout: waitMs,
    idleTimeoutMillis: 30_000,
  });
  // Without a listener an idle connection that the server ends would end this process.
  pool.on("error", (error) => log.warn({ event: "database.connection_lost", reason: error.message }));
  // The same for one at work: its query is refused and answered, and this event says it once more.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
