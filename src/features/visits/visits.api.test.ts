import { request } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { overview } from "#features/dashboard/reads/overview.server.ts";
import { day } from "#platform/clock/clock.ts";
import { closeGracefully, createHttpServer, listen } from "#server/http-server.ts";
import { MemoryResponse } from "#server/memory-response.ts";
import { actAs, actorBy, ask } from "#tests/support/admin.ts";
import { bothDatabases, databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { removalsOf } from "#worker/worker.ts";
import { countVisits } from "./writes.server.ts";

const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1";

describe.each(bothDatabases)("visits on %s", (kind) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await openTestApp(kind);
  });
  afterEach(() => app.close());

  const stored = () =>
    app.services.store.db
      .selectFrom("visit_counts")
      .selectAll()
      .orderBy("day")
      .orderBy("section")
      .execute()
      .then((rows) => rows.map((row) => [row.day, row.section, Number(row.count)]));

  /** A site that has every page in memory, with one counter; what it answers is what a browser asked for. */
  async function whileServing(use: (url: string) => Promise<void>, counters = [countVisits(app.services)]) {
    const page = Buffer.from("<p>a page</p>");
    const answerOf = (status: number) => new MemoryResponse(status, { "content-length": page.length }, page);
    const server = createHttpServer(app.app, {
      find({ url = "" }) {
        if (url.startsWith("/healthz")) return undefined;
        return answerOf(url.startsWith("/our-family/gone") ? 404 : 200);
      },
      watchers: counters,
    });
    const port = await listen(server, 0, "127.0.0.1");
    await use(`http://127.0.0.1:${port}`);
    await closeGracefully(server, 1_000);
    await Promise.all(counters.map((counter) => counter.stop()));
  }

  // Not by fetch, which says of itself that it loads no page.
  const open = (url: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<void>((done, failed) => {
      const sent = { "user-agent": phone, "sec-fetch-mode": "navigate", ...headers };
      request(url, { method, headers: sent }, (answer) => answer.resume().once("end", done))
        .once("error", failed)
        .end();
    });

  it("add up when several processes count the same day", async () => {
    const counters = [countVisits(app.services), countVisits(app.services)];
    await whileServing(async (url) => {
      await Promise.all(Array.from({ length: 20 }, () => open(`${url}/membership`)));
    }, counters);
    await whileServing((url) => open(`${url}/membership`));
    expect(await stored()).toEqual([["2026-11-21", "membership", 41]]);
  });

  if (!databases.includes(kind)) return;

  it("are a section, a day and a number, and nothing else", async () => {
    const marks = {
      "x-forwarded-for": "203.0.113.77",
      cookie: "mark=marked",
      "accept-language": "xx-marked",
    };
    await whileServing(async (url) => {
      await open(`${url}/journeys/donor-conception?from=marked`, marks);
      await open(`${url}/journeys/surrogacy`, marks);
      await open(`${url}/support/groups`, { ...marks, referer: "https://marked.example/" });
      app.clock.advance(day);
      await open(`${url}/`);
    });
    expect(await stored()).toEqual([
      ["2026-11-21", "journeys", 2],
      ["2026-11-21", "support", 1],
      ["2026-11-22", "home", 1],
    ]);
    const rows = await app.services.store.db.selectFrom("visit_counts").selectAll().execute();
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(["count", "day", "section"]);
  });

  it("leave out whoever asks not to be tracked, robots, and what is no page", async () => {
    await whileServing(async (url) => {
      await open(`${url}/`, { "sec-gpc": "1" });
      await open(`${url}/`, { dnt: "1" });
      await open(`${url}/`, { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" });
      await open(`${url}/our-family/gone`);
      await open(`${url}/healthz`);
      await open(`${url}/assets/a.js`);
      await open(`${url}/contact`, {}, "HEAD");
    });
    expect(await stored()).toEqual([]);
  });

  it("wait in memory while the database is away, and no page does", async () => {
    const { store } = app.services;
    const away = { on: true };
    const services = {
      ...app.services,
      store: {
        ...store,
        transact: ((body) =>
          away.on ? Promise.reject(new Error("away")) : store.transact(body)) as typeof store.transact,
      },
    };
    const counter = countVisits(services);
    const visit = () =>
      counter.answered({ method: "GET", url: "/clinics", headers: { "user-agent": phone }, status: 200 });
    visit();
    await counter.stop();
    visit();
    away.on = false;
    await counter.stop();
    expect(await stored()).toEqual([["2026-11-21", "clinics", 2]]);
  });

  it("stand on the dashboard for everybody, and go into a file for those who may export", async () => {
    const owner = await actAs(app, "owner");
    const viewer = await actAs(app, "viewer");
    await app.services.store.db
      .insertInto("visit_counts")
      .values([
        { day: "2026-11-20", section: "home", count: 5 },
        { day: "2026-11-21", section: "journeys", count: 3 },
        { day: "2026-10-01", section: "home", count: 90 },
      ])
      .execute();
    const { lines } = await overview(app.services, await actorBy(app, viewer));
    const shown = lines.find(({ id }) => id === "visits");
    expect(shown?.total).toBe(8);
    expect(shown?.counts?.slice(-3)).toEqual([0, 5, 3]);
    expect(shown?.sections?.[0]).toMatchObject({ section: "home", total: 5 });
    expect(shown?.sections?.[1]?.counts.at(-1)).toBe(3);

    expect((await ask(app, "/api/admin/visits.csv", viewer)).status).toBe(403);
    const file = await ask(app, "/api/admin/visits.csv", owner);
    expect(file.headers.get("content-disposition")).toContain("visits-2026-");
    expect(new TextDecoder().decode(await file.arrayBuffer())).toBe(
      "Day,Section,Visits\r\n2026-11-21,Journeys,3\r\n2026-11-20,Home page,5\r\n2026-10-01,Home page,90\r\n",
    );
    const noted = await app.services.store.db
      .selectFrom("audit")
      .select("action")
      .where("action", "=", "visits.exported")
      .execute();
    expect(noted).toHaveLength(1);
  });

  it("are erased after 25 months", async () => {
    await app.services.store.db
      .insertInto("visit_counts")
      .values([
        { day: "2024-10-20", section: "home", count: 1 },
        { day: "2024-10-21", section: "home", count: 1 },
      ])
      .execute();
    expect(await removalsOf(app.services)["visits.counts"]?.()).toBe(1);
    expect(await stored()).toEqual([["2024-10-21", "home", 1]]);
  });
});
