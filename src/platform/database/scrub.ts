import { type Kysely, sql } from "kysely";
import type { Log } from "#platform/log/log.ts";
import type { Tables } from "./tables.ts";

/** Marks a file whose free pages are known to be empty (PRAGMA user_version). */
const cleanFile = 1;
const attempts = 4;
const pauseMs = 100;

/**
 * Makes erased data unreadable in SQLite's files. `secure_delete` overwrites it in the database, but old pages stay
 * in the write-ahead log until it is checkpointed and truncated, which happens here. A file older than
 * `secure_delete` is rewritten once. If another process is using the file, the next nightly run does it.
 */
export async function scrubFile(db: Kysely<Tables>, log: Log): Promise<void> {
  try {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      if (await db.connection().execute(scrubOnce)) return;
      await new Promise((later) => setTimeout(later, pauseMs));
    }
    log.info({ event: "database.scrub_waits" });
  } catch (error) {
    // The disk is full or the file is in use: no harm done, the site goes on.
    log.warn({ event: "database.not_scrubbed", error: String(error) });
  }
}

async function scrubOnce(db: Kysely<Tables>): Promise<boolean> {
  // Queries block this process, so try again later rather than wait for another one.
  await sql`pragma busy_timeout = 0`.execute(db);
  try {
    const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
    if (rows[0]?.user_version !== cleanFile) {
      await sql`vacuum`.execute(db);
      await sql`pragma user_version = ${sql.lit(cleanFile)}`.execute(db);
    }
    const checkpoint = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    return checkpoint.rows[0]?.busy === 0;
  } finally {
    await sql`pragma busy_timeout = ${sql.lit(busyTimeoutMs)}`.execute(db);
  }
}

/** How long a query waits for another process that has locked the file. */
export const busyTimeoutMs = 5_000;
