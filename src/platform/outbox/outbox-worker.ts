import { type Clock, day, hour, instantAfter, instantNow, minute, second } from "#platform/clock/clock.ts";
import type { Database, Store, Tx } from "#platform/database/open.ts";
import type { Log } from "#platform/log/log.ts";
import type { OutboxRow } from "./enqueue.ts";
import type { Jobs, LongJob, LongJobs } from "./jobs.ts";
import { Postponed } from "./postponed.ts";

export type OutboxWorker = {
  /** Runs everything that is due, long tasks too; returns how many entries were taken. */
  drain(): Promise<number>;
  start(): void;
  /** Takes no new entries and waits for those in progress. */
  stop(): Promise<void>;
};

/** An entry that has ended, with what to record; without that, it runs again in this process. */
type Unsettled = { entry: OutboxRow; values: Partial<OutboxRow> | undefined; repeats: number };

const leaseMs = 2 * minute;
const pollMs = second;
const batch = 10;
/** How many tasks run at once: what a killed process has under way is what it can repeat. */
const atOnce = 3;
/** How often a task whose mail has gone out runs again here before any process may take it. */
const mostRepeatsHere = 5;
const maxAttempts = 23;
/** How long a task can be postponed before it's given up: days, because a slow mail domain takes few mails a minute. */
const longestPostponed = 3 * day;

/** Delay before the next attempt: 5 s, doubling, at most 2 hours, for about a day in total. */
export function backOff(attempts: number): number {
  return Math.min(5 * second * 2 ** (attempts - 1), 2 * hour);
}

/** What is due now and taken by nobody. Of the mails that wait for a slow domain, none is while it can't take another. */
export function dueEntries(db: Database | Tx, now: string) {
  const closed = db.selectFrom("mail_pace").select("domain").where("next_at", ">", now);
  return db
    .selectFrom("outbox")
    .select("id")
    .where("state", "=", "queued")
    .where("run_at", "<=", now)
    .where("lease_until", "<=", now)
    .where((row) => row.or([row("lane", "is", null), row("lane", "not in", closed)]));
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
  longJobs = {},
  hasHandedOver = () => false,
}: {
  store: Store;
  clock: Clock;
  log: Log;
  jobs: Jobs;
  longJobs?: LongJobs;
  /** Whether this process has handed over the mail of an entry, so that no other may run it. */
  hasHandedOver?: (id: string) => boolean;
}): OutboxWorker {
  let stopping = false;
  const ending = new AbortController();
  /** Long tasks in progress, by kind. */
  const underWay = new Map<string, Promise<void>>();
  /** Entries whose end the database couldn't be told yet. They stay leased, so that no other process repeats them. */
  const unsettled = new Map<string, Unsettled>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> = Promise.resolve(0);

  /** One read. Claiming would take SQLite's write lock each time, and three statements. */
  async function isSomethingDue(): Promise<boolean> {
    const due = await dueEntries(store.db, instantNow(clock)).limit(1).executeTakeFirst();
    return due !== undefined;
  }

  async function claim(): Promise<OutboxRow[]> {
    const now = instantNow(clock);
    return store.transact(async (tx) => {
      const due = dueEntries(tx, now)
        .$if(underWay.size > 0, (query) => query.where("kind", "not in", [...underWay.keys()]))
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

  /** In a separate transaction, so that entries that finish together share a commit on SQLite. */
  const finish = (entry: OutboxRow, values: Partial<OutboxRow>) =>
    store.transact((tx) =>
      tx
        .updateTable("outbox")
        .set({ ...values, lease_until: "" })
        .where("id", "=", entry.id)
        .execute(),
    );

  /** Records what came of an entry, or keeps it until the database is back. */
  async function writeEntry(entry: OutboxRow, values: Partial<OutboxRow>): Promise<void> {
    try {
      await finish(entry, values);
    } catch (error) {
      unsettled.set(entry.id, { entry, values, repeats: 0 });
      throw error;
    }
  }

  /** First of all when the database is back: records what has ended, and runs again what has handed over its mail. */
  async function offerAllFreeSeats(): Promise<void> {
    for (const kept of [...unsettled.values()]) {
      const { entry, values, repeats } = kept;
      const lease_until = instantAfter(clock, leaseMs);
      const renewed = await store.db
        .updateTable("outbox")
        .set({ lease_until })
        .where("id", "=", entry.id)
        .where("state", "=", "queued")
        .where("lease_until", "=", entry.lease_until)
        .executeTakeFirst();
      unsettled.delete(entry.id);
      // Another process has taken it since, or it had been recorded before the connection was lost.
      if (renewed.numUpdatedRows === 0n) continue;
      if (values) await writeEntry({ ...entry, lease_until }, values);
      else await work({ ...entry, lease_until }, repeats + 1);
    }
  }

  async function work(entry: OutboxRow, repeats = 0): Promise<void> {
    const job = jobs[entry.kind];
    try {
      if (!job) throw new Error(`no job for ${entry.kind}`);
      await job({ id: entry.id, payload: JSON.parse(entry.payload) });
    } catch (error) {
      if (error instanceof Postponed) return postpone(entry, error);
      if (hasHandedOver(entry.id) && repeats < mostRepeatsHere) {
        log.warn({ event: "outbox.retry", id: entry.id, kind: entry.kind, last_error: failureOf(error) });
        unsettled.set(entry.id, { entry, values: undefined, repeats });
        return;
      }
      const dead = entry.attempts >= maxAttempts;
      const last_error = failureOf(error);
      log.warn({ event: dead ? "outbox.dead" : "outbox.retry", id: entry.id, kind: entry.kind, last_error });
      await writeEntry(
        entry,
        dead
          ? { state: "dead", finished_at: instantNow(clock), lane: null, last_error }
          : { run_at: instantAfter(clock, backOff(entry.attempts)), last_error },
      );
      return;
    }
    await writeEntry(entry, { state: "done", finished_at: instantNow(clock), last_error: null });
  }

  /** Puts a task off without counting an attempt, and gives it up if that has gone on for days. */
  async function postpone(entry: OutboxRow, { until, lane, isUnlimited }: Postponed): Promise<void> {
    const attempts = Math.max(0, entry.attempts - 1);
    if (isUnlimited)
      return void (await writeEntry(entry, { attempts, run_at: until, lane, postponed_at: null }));
    const postponed_at = entry.postponed_at ?? instantNow(clock);
    if (postponed_at >= instantAfter(clock, -longestPostponed))
      return void (await writeEntry(entry, { attempts, run_at: until, lane, postponed_at }));
    log.warn({ event: "outbox.dead", id: entry.id, kind: entry.kind, last_error: "Postponed" });
    const last_error = entry.last_error ?? "Postponed";
    await writeEntry(entry, {
      state: "dead",
      finished_at: instantNow(clock),
      attempts,
      lane: null,
      last_error,
    });
  }

  async function workLong(entry: OutboxRow, job: LongJob): Promise<void> {
    const renewal = setInterval(() => {
      const lease_until = instantAfter(clock, leaseMs);
      const renewed = store.db.updateTable("outbox").set({ lease_until }).where("id", "=", entry.id);
      // While the database is away nothing can be renewed; the next round tries again.
      renewed.execute().catch(() => undefined);
    }, leaseMs / 4);
    let failure: unknown;
    let failed = false;
    try {
      await job({ id: entry.id, payload: JSON.parse(entry.payload) }, ending.signal);
    } catch (error) {
      failure = error;
      failed = true;
    } finally {
      clearInterval(renewal);
    }
    if (failed && stopping) {
      await finish(entry, { attempts: Math.max(0, entry.attempts - 1), run_at: instantNow(clock) });
      return;
    }
    if (failed && entry.attempts < maxAttempts) {
      const last_error = failureOf(failure);
      log.warn({ event: "outbox.retry", id: entry.id, kind: entry.kind, last_error });
      await finish(entry, { run_at: instantAfter(clock, backOff(entry.attempts)), last_error });
      return;
    }
    await finish(entry, {
      state: "done",
      finished_at: instantNow(clock),
      last_error: failed ? failureOf(failure) : null,
    });
  }

  /** Long tasks go on by themselves; a second one of the same kind is given back until the first has ended. */
  async function begin(entry: OutboxRow): Promise<void> {
    const job = longJobs[entry.kind];
    if (!job) return work(entry);
    if (underWay.has(entry.kind)) {
      await finish(entry, { attempts: Math.max(0, entry.attempts - 1) });
      return;
    }
    const ended = workLong(entry, job)
      .catch((error: unknown) => log.warn({ event: "outbox.unreachable", reason: failureOf(error) }))
      .finally(() => underWay.delete(entry.kind));
    underWay.set(entry.kind, ended);
  }

  async function takeDue(): Promise<number> {
    let taken = 0;
    await offerAllFreeSeats();
    while (!stopping) {
      const entries = await claim();
      taken += entries.length;
      const waiting = entries.values();
      const failures: unknown[] = [];
      const each = async () => {
        for (const entry of waiting) await begin(entry).catch((error: unknown) => failures.push(error));
      };
      await Promise.all(Array.from({ length: atOnce }, each));
      if (failures.length > 0) throw failures[0];
      if (entries.length < batch) break;
    }
    return taken;
  }

  async function drain(): Promise<number> {
    const taken = await takeDue();
    if (underWay.size === 0) return taken;
    await Promise.all(underWay.values());
    return stopping ? taken : taken + (await drain());
  }

  function schedule(): void {
    if (stopping) return;
    timer = setTimeout(() => {
      running = isSomethingDue()
        .then((isDue) => (isDue || unsettled.size > 0 ? takeDue() : 0))
        .catch((error: unknown) => {
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
      ending.abort();
      await running;
      await Promise.all(underWay.values());
      // What the database can't be told now may be done again by another process.
      await offerAllFreeSeats().catch(() => undefined);
    },
  };
}
