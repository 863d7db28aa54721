import { type Clock, instantNow } from "#platform/clock/clock.ts";
import type { Database, Tx } from "#platform/database/open.ts";

/** How many tasks were given up. */
export async function deadMails(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("state", "=", "dead")
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The kind of a task that waits or was given up. */
export async function entryKind(tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom("outbox")
    .select("kind")
    .where("id", "=", id)
    .where("state", "in", ["dead", "queued"])
    .executeTakeFirst();
  return row?.kind;
}

/** Makes a task due now, with all its attempts. @returns whether it was waiting or given up, and nobody has it. */
export async function retryEntry(tx: Tx, clock: Clock, id: string): Promise<boolean> {
  const now = instantNow(clock);
  const { numUpdatedRows } = await tx
    .updateTable("outbox")
    .set({
      state: "queued",
      attempts: 0,
      run_at: now,
      lease_until: "",
      finished_at: null,
      lane: null,
      postponed_at: null,
    })
    .where("id", "=", id)
    .where("state", "in", ["dead", "queued"])
    .where("lease_until", "<=", now)
    .where((row) =>
      row.or([row("state", "=", "dead"), row("attempts", ">", 0), row("postponed_at", "is not", null)]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a task that waits or was given up. @returns whether nobody had it. */
export async function stopEntry(tx: Tx, clock: Clock, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("outbox")
    .where("id", "=", id)
    .where("state", "in", ["dead", "queued"])
    .where("lease_until", "<=", instantNow(clock))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
