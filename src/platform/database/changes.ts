/** Tells every process of a site, this one too, that one of them has changed what they have in memory. */
import { type Kysely, sql, type Transaction } from "kysely";
import pg from "pg";
import { second } from "#platform/clock/clock.ts";
import type { Log } from "#platform/log/log.ts";
import type { Transact } from "./gather.ts";
import type { Tables } from "./tables.ts";

/** The name of the site's connections in PostgreSQL. */
export const siteConnections = "kinward";
/** The notifications of all topics. */
const channel = "kinward_changes";
const waitMs = 3 * second;
/** How long after a lost or refused connection PostgreSQL is asked for another one. */
const reconnectMs = second;
/** PostgreSQL is asked so often without a notification: it gives none while the connection is down. */
const withoutNoticeMs = 5 * second;
/** SQLite has no notifications, but a number for what other connections have written; reading it reads no table. */
const sqliteMs = second / 5;

const announced = new WeakMap<Transaction<Tables>, Set<string>>();

/** Notifies the processes that follow this topic, once the transaction is committed. */
export async function announceChange(
  kind: "sqlite" | "postgres",
  tx: Transaction<Tables>,
  topic: string,
): Promise<void> {
  announced.set(tx, (announced.get(tx) ?? new Set()).add(topic));
  // Others see from SQLite's file that something was written.
  if (kind === "postgres") await sql`select pg_notify(${channel}, ${topic})`.execute(tx);
}

/** This process's own followers, by topic. */
export type LocalFollowers = Map<string, Set<() => void>>;

/**
 * Runs transactions, and afterwards tells this process's own followers what they have announced: SQLite's number leaves
 * out what this process writes itself.
 */
export function notifyingFollowers(transact: Transact, local: LocalFollowers): Transact {
  return async (body) => {
    let topics: ReadonlySet<string> | undefined;
    const value = await transact(async (tx) => {
      const made = await body(tx);
      topics = announced.get(tx);
      return made;
    });
    for (const topic of topics ?? []) for (const notice of local.get(topic) ?? []) notice();
    return value;
  };
}

type Following = { db: Kysely<Tables>; databaseUrl: string | undefined; log: Log; local: LocalFollowers };

/**
 * Calls `changed` when this or another process may have changed something of this topic, and again later if that has
 * failed.
 * @returns a function that stops it.
 */
export function followChanges(
  { db, databaseUrl, log, local }: Following,
  topic: string,
  changed: () => Promise<void>,
): () => Promise<void> {
  let isDue = false;
  let running: Promise<void> | undefined;
  async function run(): Promise<void> {
    while (isDue) {
      isDue = false;
      try {
        await changed();
      } catch (error) {
        // What is in memory counts until then.
        isDue = true;
        log.warn({ event: "database.change_unread", topic, error: String(error) });
        return;
      }
    }
  }
  function catchUp(): void {
    if (!isDue) return;
    running ??= run().finally(() => {
      running = undefined;
    });
  }
  function notice(): void {
    isDue = true;
    catchUp();
  }
  local.set(topic, (local.get(topic) ?? new Set()).add(notice));
  const stop = databaseUrl
    ? listen(databaseUrl, log, { topic, notice, catchUp })
    : watchFile(db, { notice, catchUp });
  return async () => {
    local.get(topic)?.delete(notice);
    await stop();
    await running;
  };
}

/** `notice` says that something may have changed, `catchUp` tries again what has failed. */
type Listener = { notice(): void; catchUp(): void };

function watchFile(db: Kysely<Tables>, { notice, catchUp }: Listener): () => Promise<void> {
  let known: number | undefined;
  let reading: Promise<void> | undefined;
  async function read(): Promise<void> {
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db);
    const version = rows[0]?.data_version;
    if (version !== known) notice();
    else catchUp();
    known = version;
  }
  const timer = setInterval(() => {
    reading ??= read()
      // The file is locked, or its disk is gone; the next round reads it again.
      .catch(() => undefined)
      .finally(() => {
        reading = undefined;
      });
  }, sqliteMs).unref();
  return async () => {
    clearInterval(timer);
    await reading;
  };
}

function listen(
  connectionString: string,
  log: Log,
  { topic, notice, catchUp }: Listener & { topic: string },
): () => Promise<void> {
  let isStopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let connecting: Promise<void> = Promise.resolve();

  async function connect(): Promise<void> {
    const own = new pg.Client({
      connectionString,
      application_name: siteConnections,
      connectionTimeoutMillis: waitMs,
      query_timeout: waitMs,
      keepAlive: true,
    });
    client = own;
    const lost = (reason: string) => {
      if (client !== own) return;
      client = undefined;
      void own.end().catch(() => undefined);
      if (isStopped) return;
      log.warn({ event: "database.listening_lost", reason });
      retry = setTimeout(() => {
        connecting = connect();
      }, reconnectMs).unref();
    };
    own.on("notification", ({ payload }) => {
      if (payload === topic) notice();
    });
    own.on("error", ({ message }) => lost(message));
    own.once("end", () => lost("The server has ended the connection."));
    try {
      await own.connect();
      await own.query(`listen ${channel}`);
      // What has changed while nobody listened.
      notice();
    } catch (error) {
      lost(error instanceof Error ? error.message : String(error));
    }
  }

  connecting = connect();
  const asking = setInterval(notice, withoutNoticeMs).unref();
  const catchingUp = setInterval(catchUp, reconnectMs).unref();
  return async () => {
    isStopped = true;
    clearTimeout(retry);
    clearInterval(asking);
    clearInterval(catchingUp);
    await connecting;
    await client?.end().catch(() => undefined);
  };
}
