import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  sql,
  type Transaction,
} from "kysely";
import pg from "pg";
import type { Log } from "#platform/log/log.ts";
import { followChanges, type LocalFollowers, notifyingFollowers, siteConnections } from "./changes.ts";
import { createGroupCommit } from "./group-commit.ts";
import { busyTimeoutMs, scrubFile } from "./scrub.ts";
import { createSharedTransactions, sharedLanes } from "./shared-transaction.ts";
import type { Tables } from "./tables.ts";
import { insideTransaction, outsideTransactions } from "./transaction-guard.ts";

export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** An open store: the query handle, its kind, and operations for the platform only. */
export type Store = {
  db: Database;
  kind: "sqlite" | "postgres";
  /** PostgreSQL only: shared rate limits use the same pool. */
  pool?: pg.Pool;
  /** Runs a transaction; pass `tx` to everything called inside. */
  transact<T>(body: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * The same for a body that only inserts rows of its own, and may run twice: on PostgreSQL, those that arrive together
   * share one transaction.
   */
  insertBatched<T>(body: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Calls `changed` after this or another process has announced a change of this topic (changes.ts): another one's within
   * half a second, or five while PostgreSQL can't notify. @returns a function that stops it.
   */
  follow(topic: string, changed: () => Promise<void>): () => Promise<void>;
  /** Whether the database answers queries now. */
  answers(): Promise<boolean>;
  /** Makes erased data unreadable in SQLite's files; on PostgreSQL that is up to the server. Never throws. */
  scrub(): Promise<void>;
  close(): Promise<void>;
};

const poolSize = 20;
const waitMs = 3_000;

/**
 * Opens PostgreSQL if there is an address, else SQLite in the data folder. The rest of the code is the same for both.
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
  const pool = databaseUrl ? openPool(databaseUrl, log, { max: poolSize }) : undefined;
  // No connection is opened before the first form is sent.
  const pipelined = databaseUrl
    ? openPool(databaseUrl, log, { max: sharedLanes, min: 0, pipeline: true })
    : undefined;
  const dialect = pool
    ? new PostgresDialect({ pool })
    : new WritingDialect({ database: openFile(join(dataDir, "kinward.sqlite")) });
  const inner: Database = new Kysely<Tables>({ dialect });
  const db = inner.withPlugin(outsideTransactions);
  const local: LocalFollowers = new Map();
  const alone: Store["transact"] = pool
    ? (body) => inner.transaction().execute((tx) => insideTransaction(() => body(tx)))
    : createGroupCommit(inner);
  return {
    db,
    kind: pool ? "postgres" : "sqlite",
    ...(pool ? { pool } : {}),
    transact: notifyingFollowers(alone, local),
    insertBatched: notifyingFollowers(pipelined ? createSharedTransactions(pipelined, alone) : alone, local),
    follow: (topic, changed) => followChanges({ db, databaseUrl, log, local }, topic, changed),
    answers: () =>
      sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ),
    scrub: () => (pool ? Promise.resolve() : scrubFile(inner, log)),
    async close() {
      await pipelined?.end();
      await db.destroy();
    },
  };
}

function openFile(path: string): SqliteDatabase {
  createForOwner(path);
  const file = new SQLite(path);
  file.pragma("journal_mode = WAL");
  // An acknowledged message must survive a power loss, not only a crash of the process.
  file.pragma("synchronous = FULL");
  file.pragma(`busy_timeout = ${busyTimeoutMs}`);
  // Deleted data is overwritten, not only unlinked.
  file.pragma("secure_delete = ON");
  file.pragma("foreign_keys = ON");
  return withKeptWrites(file);
}

/** How many statements are kept; clearing them costs less than remembering which were used last. */
const mostStatements = 300;

/** Compiles each write once. Kysely prepares every statement again, which takes longer than a small write itself. */
function withKeptWrites(file: SQLite.Database): SqliteDatabase {
  const writes = new Map<string, SQLite.Statement>();
  return {
    close: () => void file.close(),
    prepare(source) {
      const known = writes.get(source);
      if (known) return known;
      const statement = file.prepare(source);
      // Reads can be under way several times at once.
      if (statement.reader) return statement;
      if (writes.size >= mostStatements) writes.clear();
      writes.set(source, statement);
      return statement;
    },
  };
}

/**
 * Transactions take SQLite's write lock when they begin. One that reads first and then writes fails at once with
 * "database is locked" while another process (a command, a second server) writes; this way it waits for its turn.
 */
class WritingDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

class WritingDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new WritingDriver(this.#config);
  }
}

function openPool(connectionString: string, log: Log, own: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    // A restore refuses to run while connections of this name exist; one stays open so that an idle site is detected
    // too.
    application_name: siteConnections,
    min: 1,
    connectionTimeoutMillis: waitMs,
    query_timeout: waitMs,
    statement_timeout: waitMs,
    idle_in_transaction_session_timeout: waitMs,
    idleTimeoutMillis: 30_000,
    ...own,
  });
  // Without a listener, an idle connection closed by the server would crash this process.
  pool.on("error", (error) => log.warn({ event: "database.connection_lost", reason: error.message }));
  // The same for a busy connection: its query fails and is handled, and this event reports it again.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

/**
 * Creates SQLite's file readable by its owner only, if there is none. SQLite itself would let everybody read it, and gives
 * its write-ahead log the same mode.
 */
export function createForOwner(path: string): void {
  closeSync(openSync(path, "a", 0o600));
}

type TableWithId = {
  [Table in keyof Tables]: Tables[Table] extends { id: string } ? Table : never;
}[keyof Tables];

export function rowById<Table extends TableWithId>(db: Database, table: Table, id: string) {
  return db.selectFrom(db.dynamic.table(table).as("row")).selectAll().where(sql.ref("row.id"), "=", id);
}
