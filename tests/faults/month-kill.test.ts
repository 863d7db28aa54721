import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { countMonth } from "#features/month-report/reads/counted.server.ts";
import { figureIds } from "#features/month-report/rules/figures.ts";
import { monthOf, monthsAfter } from "#features/month-report/rules/months.ts";
import { assemble } from "#server/assemble.ts";
import { countFaults, databaseNames } from "#tests/support/fault-counts.ts";
import { startApi } from "#tests/support/start-api.ts";
import { bothDatabases, placeWithTables } from "#tests/support/test-app.ts";
import { dailyJob } from "#worker/daily.ts";

const months = 20;
const kills = 6;

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

describe.each(bothDatabases)("the night that keeps months, and kill -9 in the middle, on %s", (kind) => {
  it("keeps all of a night's months or none, and the next night the same, with two processes at once", {
    timeout: 240_000,
  }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "kinward-months-"));
    ends.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const environment = {
      SITE_URL: "http://kinward.test",
      DATA_DIR: dataDir,
      DATA_KEY: randomBytes(32).toString("base64"),
      LOG_LEVEL: "silent",
      ...(await placeWithTables(kind, dataDir)),
    };
    const services = await assemble(environment);
    ends.push(() => services.store.close());
    const { db } = services.store;
    const last = monthsAfter(monthOf(new Date(), "America/New_York"), -1);
    for (let back = 0; back < months; back += 1)
      await db
        .insertInto("visit_counts")
        .values({ day: `${monthsAfter(last, -back)}-15`, section: "home", count: 10 + back })
        .execute();
    const night = async (name: string) => {
      const now = new Date().toISOString();
      const values = {
        payload: "{}",
        state: "queued",
        attempts: 0,
        lease_until: "",
        created_at: now,
      } as const;
      await db
        .insertInto("outbox")
        .values({
          id: `${dailyJob}:${name}`,
          kind: dailyJob,
          run_at: now,
          ...values,
          finished_at: null,
          last_error: null,
        })
        .execute();
    };
    const entryOf = (name: string) =>
      db.selectFrom("outbox").selectAll().where("id", "=", `${dailyJob}:${name}`).executeTakeFirst();
    const isUnderWay = async (name: string) => Number((await entryOf(name))?.attempts ?? 0) > 0;
    const isDone = async (name: string) => (await entryOf(name))?.state === "done";
    const kept = async () => {
      const rows = await db
        .selectFrom("month_figures")
        .selectAll()
        .orderBy("month")
        .orderBy("figure")
        .execute();
      return rows.map(({ month, figure, count }) => `${month} ${figure} ${count}`);
    };
    let empty = 0;
    for (let at = 0; at < kills; at += 1) {
      await db.deleteFrom("month_figures").execute();
      await night(`killed-${at}`);
      const doomed = await startApi(environment, { ends });
      await expect.poll(() => isUnderWay(`killed-${at}`), { timeout: 60_000, interval: 1 }).toBe(true);
      await new Promise((resolve) => setTimeout(resolve, at * 150));
      await doomed.kill();
      const rows = await kept();
      const found = new Set(rows.map((row) => row.slice(0, 7))).size;
      expect([0, months]).toContain(found);
      if (found === 0) empty += 1;
    }
    await night("whole");
    const two = await Promise.all([startApi(environment, { ends }), startApi(environment, { ends })]);
    await expect.poll(() => isDone("whole"), { timeout: 120_000, interval: 50 }).toBe(true);
    const rows = await kept();
    // The newest month's replies are kept once it's a week old.
    expect(rows.length).toBeGreaterThanOrEqual((months - 1) * figureIds.length);
    const earlier = monthsAfter(last, -3);
    expect(rows).toContain(`${earlier} visits ${(await countMonth(services, earlier)).visits}`);
    await night("again");
    await expect.poll(() => isDone("again"), { timeout: 120_000, interval: 50 }).toBe(true);
    expect(await kept()).toEqual(rows);
    for (const each of two) await each.kill();
    countFaults({
      what: `A process killed with SIGKILL on ${databaseNames[kind]} in the night that keeps months`,
      kills,
      faults: 0,
      inputs: months,
      lost: 0,
      measured: `${empty} of ${kills} before anything was kept; never a part`,
    });
  });
});
