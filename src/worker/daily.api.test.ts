import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { day, hour } from "#platform/clock/clock.ts";
import { bothDatabases, databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { dailyJob, planDailyJob } from "./daily.ts";
import { createWorker } from "./worker.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const signup = { email: "robin@example.org", consentToNewsletter: true };

describe.each(bothDatabases)("the daily job on %s", (kind) => {
  async function start() {
    const app = await openTestApp(kind);
    open.push(app);
    const { db } = app.services.store;
    const planned = () =>
      db
        .selectFrom("outbox")
        .select(["id", "state", "run_at"])
        .where("kind", "=", dailyJob)
        .orderBy("run_at")
        .execute();
    return { ...app, db, planned };
  }

  it("waits once for the coming night, however many processes plan it", async () => {
    const { services, planned, clock } = await start();
    await Promise.all([1, 2, 3, 4].map(() => planDailyJob(services)));
    const tonight = { id: `${dailyJob}:2026-11-22`, state: "queued", run_at: "2026-11-22T03:30:00.000Z" };
    expect(await planned()).toEqual([tonight]);
    clock.advance(15 * hour);
    await planDailyJob(services);
    expect(await planned()).toEqual([tonight]);
  });

  it("is carried out once by several workers and plans the next one", async () => {
    const { services, planned, clock, worker } = await start();
    await planDailyJob(services);
    clock.advance(day);
    const taken = await Promise.all([worker.drain(), createWorker(services).drain()]);
    expect(taken.reduce((sum, each) => sum + each)).toBe(1);
    expect((await planned()).map(({ id, state }) => [id, state])).toEqual([
      [`${dailyJob}:2026-11-22`, "done"],
      [`${dailyJob}:2026-11-23`, "queued"],
    ]);
  });

  if (!databases.includes(kind)) return;

  it("plans the next one also when something could not be removed", async () => {
    const { services, planned, clock, worker, db } = await start();
    await db.schema.dropTable("suspected_subscribers").execute();
    await planDailyJob(services);
    clock.advance(day);
    await worker.drain();
    expect((await planned()).map(({ state }) => state)).toEqual(["queued", "queued"]);
  });

  it("removes mails that were written to files after a week", async () => {
    const { clock, worker, post, dataDir, services } = await start();
    await planDailyJob(services);
    await post("/api/newsletter/signup", signup);
    await worker.drain();
    const files = () => readdirSync(join(dataDir, "mail"));
    expect(files()).toHaveLength(1);
    clock.advance(6 * day);
    await worker.drain();
    expect(files()).toHaveLength(1);
    clock.advance(2 * day);
    await worker.drain();
    expect(files()).toEqual([]);
  });

  it("forgets sign-ups of robots after thirty days, keys after two, finished work after a week", async () => {
    const { services, clock, worker, post, db } = await start();
    await planDailyJob(services);
    await post("/api/newsletter/signup", { ...signup, website: "x" });
    await post("/api/newsletter/signup", signup, { "idempotency-key": "one" });
    const left = async () => {
      const count = async (table: "suspected_subscribers" | "idempotency" | "subscribers") =>
        (await db.selectFrom(table).selectAll().execute()).length;
      const mails = await db
        .selectFrom("outbox")
        .select("id")
        .where("kind", "=", "newsletter.welcome")
        .execute();
      return {
        robots: await count("suspected_subscribers"),
        keys: await count("idempotency"),
        mails: mails.length,
        people: await count("subscribers"),
      };
    };
    const leftAfter = async (days: number) => {
      clock.advance(days * day);
      await worker.drain();
      return left();
    };
    expect(await leftAfter(1)).toEqual({ robots: 1, keys: 1, mails: 1, people: 1 });
    expect(await leftAfter(2)).toEqual({ robots: 1, keys: 0, mails: 1, people: 1 });
    expect(await leftAfter(7)).toEqual({ robots: 1, keys: 0, mails: 0, people: 1 });
    expect(await leftAfter(21)).toEqual({ robots: 0, keys: 0, mails: 0, people: 1 });
  });
});
