import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { placeMessages } from "#content/groups/places.ts";
import type { FeatureServices } from "#features/index.server.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Store, Tx } from "#platform/database/open.ts";
import { host, openGroup, signUp, takePlace } from "#tests/support/group-places.ts";
import { bothDatabases, databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { groupPlaces, placeUrl } from "./reads/places.server.ts";
import { groupsInMemory, publicGroups } from "./reads/public.server.ts";
import { placePeople } from "./record.server.ts";
import { mostWaiting, type PlaceState } from "./rules/place.ts";
import { announceGroups, expectedRevision } from "./table.server.ts";
import { changeBreak } from "./writes/breaks.server.ts";
import { lockGroup } from "./writes/lock-group.server.ts";
import { placesSource } from "./writes/personal.server.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const email = (name: string | number) => `${name}@example.org`;

async function start(kind: Parameters<typeof openTestApp>[0]): Promise<TestApp> {
  const app = await openTestApp(kind);
  open.push(app);
  return app;
}

/** Puts people into a group as if they had signed up, without a mail. */
async function fill(
  services: FeatureServices,
  groupId: string,
  { state, seats, count }: { state: PlaceState; seats: number; count: number },
): Promise<void> {
  const { store, clock, ids } = services;
  const now = instantNow(clock);
  await store.transact(async (tx) => {
    const group = await lockGroup(tx, { id: groupId });
    const last = group?.last_rank ?? 0;
    for (let at = 1; at <= count; at += 1) {
      const id = ids.next();
      const address = email(`${state}-${last + at}`);
      await tx
        .insertInto("group_places")
        .values({
          ...{ id, group_id: groupId, state, seats, rank: last + at },
          ...{ paused_at: "", break_shown: 0, offered_until: "" },
          ...placePeople.toRow(services, id, { email: address, name: "" }),
          ...{ rules_version: 1, created_at: now, ended_at: null },
        })
        .execute();
    }
    await tx
      .updateTable("support_groups")
      .set({ last_rank: last + count })
      .where("id", "=", groupId)
      .execute();
  });
}

/** How many statements one sign-up and its confirmation make, and how many rows they return. */
async function costOf(
  services: FeatureServices,
  address: string,
): Promise<{ statements: number; rows: number }> {
  const cost = { statements: 0, rows: 0 };
  const counting = (tx: Tx) =>
    tx.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        cost.statements += 1;
        cost.rows += result.rows.length;
        return result;
      },
    });
  const transact: Store["transact"] = (body) => services.store.transact((tx) => body(counting(tx)));
  const counted = { ...services, store: { ...services.store, transact } };
  await takePlace(counted, "tuesday-circle", { email: address, seats: 1 });
  return cost;
}

describe.each(bothDatabases)("many people in a group on %s", (kind) => {
  it("are read from memory again after a change that was rolled back", async () => {
    const { services } = await start(kind);
    await openGroup(services);
    await groupsInMemory(services);
    const known = expectedRevision(services);
    const undone = services.store.transact(async (tx) => {
      await announceGroups(tx, services);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await groupsInMemory(services);
    expect(expectedRevision(services)).toBe(known);
  });

  if (!databases.includes(kind)) return;

  it("cost a sign-up no more statements and no more rows than a few", async () => {
    const { services } = await start(kind);
    const id = await openGroup(services, { size: 200 });
    await fill(services, id, { state: "held", seats: 2, count: 100 });
    await fill(services, id, { state: "waiting", seats: 1, count: 3 });
    // The first one changes what the page says.
    await costOf(services, email("first"));
    const few = await costOf(services, email("few"));
    await fill(services, id, { state: "waiting", seats: 1, count: 400 });
    const many = await costOf(services, email("many"));
    expect(many).toEqual(few);
    expect(many.statements).toBeLessThan(18);
  });

  it("fill the waiting list, and then everybody is told so, whoever they are", async () => {
    const app = await start(kind);
    const { services } = app;
    const id = await openGroup(services, { size: 1 });
    const places = async () => (await publicGroups(services)).find((group) => group.id === id)?.places;
    expect((await signUp(app, email("ada"))).status).toBe(202);
    await fill(services, id, { state: "waiting", seats: 1, count: mostWaiting(1) - 1 });
    expect(await places()).toBe("none");
    expect((await signUp(app, email("last"))).status).toBe(202);
    expect(await places()).toBe("full");
    for (const name of ["ada", "last", "nobody"]) {
      const answer = await signUp(app, email(name));
      expect([answer.status, (await answer.json()).message], name).toEqual([409, placeMessages.listFull]);
    }
    const [ada] = await groupPlaces(services, host, id);
    const token = new URL(placeUrl(services, ada?.id ?? "")).hash.replace("#token=", "");
    expect((await app.post("/api/group-places/change", { token, action: "cancel" })).status).toBe(200);
    expect(await places()).toBe("none");
    expect((await signUp(app, email("nobody"))).status).toBe(202);
    expect(await places()).toBe("full");
  });

  it("don't keep one person from a seat that no couple fits into", async () => {
    const app = await start(kind);
    const id = await openGroup(app.services, { size: 1 });
    await fill(app.services, id, { state: "waiting", seats: 2, count: mostWaiting(1) });
    expect((await signUp(app, email("couple"), { seats: 2 })).status).toBe(409);
    expect((await signUp(app, email("one"))).status).toBe(202);
  });
});

describe("locks of groups on postgres", () => {
  /** Waits until so many transactions wait for a lock. */
  const waiting = ({ store }: FeatureServices, count: number) =>
    expect
      .poll(
        async () => {
          const { rows } = await sql<{ count: string }>`select count(*) as count from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(store.db);
          return Number(rows[0]?.count);
        },
        { interval: 10 },
      )
      .toBe(count);

  /** Locks a group; what it returns lets the transaction go on with `then` and commits it. */
  async function holding(services: FeatureServices, id: string, then?: (tx: Tx) => Promise<void>) {
    const locked = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const done = services.store.transact(async (tx) => {
      await lockGroup(tx, { id });
      locked.resolve();
      await go.promise;
      await then?.(tx);
    });
    await locked.promise;
    return () => {
      go.resolve();
      return done;
    };
  }

  it("take one connection however many sign up", async () => {
    const app = await start("postgres");
    const { services } = app;
    const id = await openGroup(services, { size: 12 });
    const release = await holding(services, id);
    const asking = Array.from({ length: 32 }, (_, at) => signUp(app, email(at)));
    await waiting(services, 1);
    expect(await services.store.answers()).toBe(true);
    expect(services.store.pool?.waitingCount).toBe(0);
    await release();
    const answers = await Promise.all(asking);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    const ranks = (await groupPlaces(services, host, id)).map(({ rank }) => rank);
    expect(ranks).toEqual(Array.from({ length: 32 }, (_, at) => at + 1));
  });

  it.each(["a break", "an erasure"])("of %s in two groups don't deadlock with a sign-up", async (which) => {
    const app = await start("postgres");
    const { services } = app;
    const [one, two] = [
      await openGroup(services, { size: 1, slug: "one" }),
      await openGroup(services, { size: 2, slug: "two" }),
    ].toSorted();
    if (one === undefined || two === undefined) throw new Error("two groups were made");
    for (const slug of ["one", "two"]) expect((await signUp(app, email("ada"), { slug })).status).toBe(202);
    // Whoever pauses an offer makes a group's seat free, as somebody does who is erased.
    await services.store.db
      .updateTable("group_places")
      .set({ state: "offered", offered_until: "2026-11-22T00:00:00.000Z" })
      .where("group_id", "=", one)
      .execute();
    const release = await holding(services, two, (tx) => announceGroups(tx, services));
    const erase = await placesSource.prepareErasure?.(services, email("ada"));
    const change = services.store.transact(async (tx) => {
      if (which === "an erasure") await erase?.(tx);
      else await changeBreak(tx, services, { email: email("ada"), pauses: () => true });
    });
    await waiting(services, 1);
    const ends = await Promise.allSettled([release(), change]);
    expect(ends.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
    const groups = (await publicGroups(services)).filter(({ id }) => id === one || id === two);
    expect(groups.map(({ places }) => places)).toEqual(["some", "some"]);
  });
});
