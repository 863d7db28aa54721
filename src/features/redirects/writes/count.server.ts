import { sql } from "kysely";
import { dayOfQuarter, type Quarter, quarterOf } from "#platform/clock/calendar-days.ts";
import { second } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";
import { removedBefore, teamZone } from "#platform/settings/stored-settings.ts";
import {
  countEverySeconds,
  missingRetention,
  mostMissing,
  mostMissingAtOnce,
  smallestShown,
} from "../rules.ts";

/** Counts since the last write: uses and the last time by redirect, requests by time and unknown path. */
type Tally = {
  hits: Map<string, { count: number; at: Quarter }>;
  missing: Map<Quarter, Map<string, number>>;
};

const emptyTally = (): Tally => ({ hits: new Map(), missing: new Map() });

// One tally per opened store, so that tests with several sites in one process stay separate.
const tallies = new WeakMap<Services["store"], Tally>();

function tallyOf({ store }: Services): Tally {
  const known = tallies.get(store);
  if (known) return known;
  const created = emptyTally();
  tallies.set(store, created);
  return created;
}

const quarterNow = ({ clock }: Services): Quarter => quarterOf(clock.now());

/** Counts a use of a redirect in memory, without delaying the response. */
export function countHit(services: Services, id: string): void {
  addHits(tallyOf(services), id, { count: 1, at: quarterNow(services) });
}

/** Counts a request of an unknown address in memory, up to a limit. */
export function countMissing(services: Services, path: string): void {
  addMissing(tallyOf(services), quarterNow(services), { path, count: 1 });
}

function addHits({ hits }: Tally, id: string, { count, at }: { count: number; at: Quarter }): void {
  const known = hits.get(id);
  hits.set(id, { count: (known?.count ?? 0) + count, at: Math.max(at, known?.at ?? 0) });
}

function addMissing({ missing }: Tally, at: Quarter, { path, count }: { path: string; count: number }): void {
  const paths = missing.get(at) ?? new Map<string, number>();
  missing.set(at, paths);
  const known = paths.get(path);
  if (known === undefined && paths.size >= mostMissingAtOnce) return;
  paths.set(path, (known ?? 0) + count);
}

/** Writes the counts. What can't be written now is kept for the next time. */
export async function writeCounts(services: Services): Promise<void> {
  const { store, log } = services;
  const tally = tallyOf(services);
  if (tally.hits.size === 0 && tally.missing.size === 0) return;
  tallies.set(store, emptyTally());
  try {
    const zone = await teamZone(services);
    const dayOf = (at: Quarter) => dayOfQuarter(at, zone);
    await store.transact(async (tx) => {
      for (const [id, { count, at }] of [...tally.hits].toSorted())
        await writeHits(tx, id, { count, day: dayOf(at) });
      for (const [at, paths] of tally.missing) await writeMissing(tx, services, { day: dayOf(at), paths });
    });
  } catch (error) {
    log.warn({ event: "redirects.counts_wait", error: String(error) });
    const now = tallyOf(services);
    for (const [id, hit] of tally.hits) addHits(now, id, hit);
    for (const [at, paths] of tally.missing)
      for (const [path, count] of paths) addMissing(now, at, { path, count });
  }
}

/** Writes counts every few seconds; returns a function that stops it and writes the rest. */
export function startCounting(services: Services): () => Promise<void> {
  const timer = setInterval(() => void writeCounts(services), countEverySeconds * second).unref();
  return async () => {
    clearInterval(timer);
    await writeCounts(services);
  };
}

async function writeHits(tx: Tx, id: string, { count, day }: { count: number; day: string }): Promise<void> {
  await tx
    .updateTable("redirects")
    .set({
      hits: sql<number>`hits + ${count}`,
      used_on: sql<string>`case when used_on < ${day} then ${day} else used_on end`,
    })
    .where("id", "=", id)
    .execute();
}

async function writeMissing(
  tx: Tx,
  { cipher }: Services,
  { day, paths }: { day: string; paths: ReadonlyMap<string, number> },
): Promise<void> {
  if (paths.size === 0) return;
  const counted = [...paths]
    .map(([path, count]) => ({ mark: addressHash(cipher, path), day, path, count }))
    .toSorted((one, other) => (one.mark < other.mark ? -1 : 1));
  await tx
    .insertInto("missing_addresses")
    .values(counted.map((row) => ({ ...row, path: "" })))
    .onConflict((conflict) =>
      conflict.columns(["mark", "day"]).doUpdateSet({
        count: sql<number>`missing_addresses.count + excluded.count`,
      }),
    )
    .execute();
  await nameThoseToldOf(tx, counted);
  await keepTheMostAskedFor(tx);
}

/** All keyed hashes that an unknown path can have: one for each version of the key. */
export function addressHashes(cipher: Services["cipher"], path: string): readonly string[] {
  return cipher.blindIndexes("missing_addresses", path);
}

function addressHash(cipher: Services["cipher"], path: string): string {
  return cipher.blindIndex("missing_addresses", path);
}

// One or two requests may be one person's typo and reveal something about them. Repeated requests mean an old link.
async function nameThoseToldOf(tx: Tx, counted: readonly { mark: string; path: string }[]): Promise<void> {
  const often = await tx
    .selectFrom("missing_addresses")
    .select("mark")
    .where(
      "mark",
      "in",
      counted.map(({ mark }) => mark),
    )
    .groupBy("mark")
    .having(sql<number>`sum(count)`, ">=", smallestShown)
    .having(sql<string>`min(path)`, "=", "")
    .orderBy("mark")
    .execute();
  for (const { mark } of often) {
    const path = counted.find((each) => each.mark === mark)?.path ?? "";
    await tx.updateTable("missing_addresses").set({ path }).where("mark", "=", mark).execute();
  }
}

// Limits the table: the least requested go first, and of these the oldest.
async function keepTheMostAskedFor(tx: Tx): Promise<void> {
  const all = await tx
    .selectFrom("missing_addresses")
    .select("mark")
    .groupBy("mark")
    .orderBy(sql`sum(count)`, "desc")
    .orderBy(sql`max(day)`, "desc")
    .orderBy("mark")
    .execute();
  const tooMany = all.slice(mostMissing).map(({ mark }) => mark);
  if (tooMany.length > 0) await tx.deleteFrom("missing_addresses").where("mark", "in", tooMany).execute();
}

/** Deletes expired counts of addresses not found; addresses with few requests left are hashed again. */
export async function removeOldMissing(services: Services): Promise<number> {
  const before = await removedBefore(services, missingRetention);
  return services.store.transact(async (tx) => {
    const deleted = await tx.deleteFrom("missing_addresses").where("day", "<", before).executeTakeFirst();
    await tx
      .updateTable("missing_addresses")
      .set({ path: "" })
      .where("mark", "in", (few) =>
        few
          .selectFrom("missing_addresses")
          .select("mark")
          .groupBy("mark")
          .having(sql<number>`sum(count)`, "<", smallestShown),
      )
      .execute();
    return Number(deleted.numDeletedRows);
  });
}
