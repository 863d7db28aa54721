import { type Clock, day, hour, instantAfter, instantNow, minute, second } from "#platform/clock/clock.ts";
import type { Store } from "#platform/database/open.ts";
import type { Log } from "#platform/log/log.ts";
import type { OutboxRow } from "./table.ts";

/** Runs one kind of task. `id` is the same at every attempt. Throwing means: retry later. */
export type Job = (entry: { id: string; payload: Readonly<Record<string, string>> }) => Promise<void>;
export type Jobs = Readonly<Record<string, Job>>;

export type OutboxWorker = {
  /** Runs everything that is due; returns how many entries were taken. */
  drain(): Promise<number>;
  start(): void;
  /** Takes no new entries and waits for those in progress. */
  stop(): Promise<void>;
};

const leaseMs = 2 * minute;
const pollMs = second;
const batch = 10;
const maxAttempts = 15;

/** Delay before the next attempt: 5 s, doubling, at most 2 hours, for about a day in total. */
export function backOff(attempts: number): number {
  return Math.min(5 * second * 2 ** (attempts - 1), 2 * hour);
}

/** A failed job records only its kind of failure, because mail servers put addresses into their responses. */
function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code: unknown = Reflect.get(error, "responseCode") ?? Reflect.get(error, "code");
  return typeof code === "string" || typeof code === "number" ? `${error.name} ${code}` : error.name;
}

/**
 * Claims due entries with a lease (so that no two processes run the same one, and a crashed process's entries are
 * taken over), runs their jobs, backs off on failure, and gives up after about a day (dead letter).
 */
export function createOutboxWorker({
  store,
  clock,
  log,
  jobs,
}: {
  store: Store;
  clock: Clock;
  log: Log;
  jobs: Jobs;
}): OutboxWorker {
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> = Promise.resolve(0);

  async function claim(): Promise<OutboxRow[]> {
    const now = instantNow(clock);
    return store.transact(async (tx) => {
      const due = tx
        .selectFrom("outbox")
        .select("id")
        .where("state", "=", "queued")
        .where("run_at", "<=", now)
        .where("lease_until", "<=", now)
        .orderBy("run_at")
        .limit(batch);
      const locked = store.kind === "postgres" ? due.forUpdate().skipLocked() : due;
      return tx
        .updateTable("outbox")
        .set((row) => ({ lease_until: instantAfter(clock, leaseMs), attempts: row("attempts", "+", 1) }))
        .where("id", "in", locked)
        .returningAll()
        .execute();
    });
  }

  async function work(entry: OutboxRow): Promise<void> {
    const finish = (values: Partial<OutboxRow>) =>
      // A separate transaction, so that entries that finish together share a commit on SQLite.
      store.transact((tx) =>
        tx
          .updateTable("outbox")
          .set({ ...values, lease_until: "" })
          .where("id", "=", entry.id)
          .execute(),
      );
    const job = jobs[entry.kind];
    try {
      if (!job) throw new Error(`no job for ${entry.kind}`);
      await job({ id: entry.id, payload: JSON.parse(entry.payload) });
    } catch (error) {
      const dead = entry.attempts >= maxAttempts;
      const last_error = failureOf(error);
      log.warn({ event: dead ? "outbox.dead" : "outbox.retry", id: entry.id, kind: entry.kind, last_error });
      await finish(
        dead
          ? { state: "dead", finished_at: instantNow(clock), last_error }
          : { run_at: instantAfter(clock, backOff(entry.attempts)), last_error },
      );
      return;
    }
    await finish({ state: "done", finished_at: instantNow(clock), last_error: null });
  }

  async function drain(): Promise<number> {
    let taken = 0;
    while (!stopping) {
      const entries = await claim();
      taken += entries.length;
      await Promise.all(entries.map(work));
      if (entries.length < batch) break;
    }
    return taken;
  }

  function schedule(): void {
    if (stopping) return;
    timer = setTimeout(() => {
      running = drain().catch((error: unknown) => {
        log.warn({ event: "outbox.unreachable", reason: failureOf(error) });
        return 0;
      });
      void running.then(schedule);
    }, pollMs);
  }

  return {
    drain,
    start: schedule,
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Deletes finished entries after a week; dead letters stay until the team has handled them. */
export async function removeFinishedEntries(store: Store, clock: Clock): Promise<number> {
  const result = await store.db
    .deleteFrom("outbox")
    .where("state", "=", "done")
    .where("finished_at", "<", instantAfter(clock, -sentRetentionDays * day))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** How long the entry of a sent email is kept. */
export const sentRetentionDays = 7;
