import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { signInUnavailable } from "#content/errors.ts";
import { latestReceived } from "#features/inbox/forms/reads.server.ts";
import { createApp } from "#server/app.ts";
import { createPageRenderer, type PageRenderer } from "#server/page-renderer.ts";
import { actAs, ask, password } from "#tests/support/admin.ts";
import { type Cable, layCable } from "#tests/support/cable.ts";
import { countFaults } from "#tests/support/fault-counts.ts";
import { oneRouteBuild } from "#tests/support/one-route-build.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { freshPostgresUrl, openTestApp, type TestApp } from "#tests/support/test-app.ts";

const message = { name: "Robin", email: "a@b.example", subject: "general", message: "x".repeat(5_000) };

const open: (TestApp | Cable)[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function timed<T>(body: () => Promise<T>): Promise<{ value: T; seconds: number }> {
  const begun = performance.now();
  return { value: await body(), seconds: (performance.now() - begun) / 1_000 };
}

/** A burst of messages; answers the ids that were promised and the other statuses. */
async function burst({ post }: TestApp, count: number) {
  const answers = await Promise.all(Array.from({ length: count }, () => post("/api/contact", message)));
  const ids: string[] = [];
  const refused: Response[] = [];
  for (const answer of answers) {
    if (answer.status === 201) ids.push((await answer.json()).id);
    else refused.push(answer);
  }
  return { ids, refused };
}

async function expectAway(refused: readonly Response[]): Promise<void> {
  for (const answer of refused) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({
      code: "unavailable",
      message: expect.stringMatching(/again/),
    });
  }
}

describe("PostgreSQL behind a cable", () => {
  async function start() {
    const url = new URL(await freshPostgresUrl());
    const cable = await layCable(Number(url.port));
    url.port = String(cable.port);
    const app = await openTestApp("postgres", { DATABASE_URL: url.href, RATE_LIMIT: "on" });
    open.push(app, cable);
    return { app, cable };
  }

  it.each(["cut", "silent"] as const)(
    "answers 503 within 4 s while it is %s, and works again after",
    async (state) => {
      const { app, cable } = await start();
      const before = await burst(app, 5);
      expect(before.ids).toHaveLength(5);

      cable.pull(state);
      const away = await timed(() => burst(app, 4));
      expect(away.value.ids).toEqual([]);
      await expectAway(away.value.refused);
      expect(away.seconds).toBeLessThan(4);
      const ready = await timed(() => Promise.resolve(app.app.request(`${siteUrl}/readyz`)));
      expect(ready.value.status).toBe(503);
      expect((await app.app.request(`${siteUrl}/healthz`)).status).toBe(200);

      cable.mend();
      const back = await timed(async () => {
        await expect.poll(async () => (await app.app.request(`${siteUrl}/readyz`)).status).toBe(200);
        return burst(app, 1);
      });
      expect(back.value.ids).toHaveLength(1);
      expect(back.seconds).toBeLessThan(2);
      const stored = new Set((await latestReceived(app.services, "messages", 100)).map(({ id }) => id));
      expect([...before.ids, ...back.value.ids].filter((id) => !stored.has(id))).toEqual([]);
    },
  );

  it("says so to the team, at the login and in the admin, and keeps their sessions", async () => {
    const { app, cable } = await start();
    const { cookie } = await actAs(app, "owner");
    const inAdmin = () => ask(app, "/api/admin/profile", { cookie });
    // Pages are drawn by the build; what matters here is which one is asked for, and with which sentence.
    const pages: PageRenderer = {
      render: async () => new Response("drawn"),
      act: async () => new Response("called"),
      renderOnce: async () => "",
      renderKept: async () => ({ text: "", type: "text/html" }),
      renderRejectedForm: async (path, status, { message }) =>
        new Response(`${path}: ${message}`, { status }),
      renderRejectedScreen: async () => new Response("rejected"),
      renderSentForm: async () => new Response("sent"),
    };
    const withPages = createApp({ services: app.services, pages });
    const page = () => withPages.request(`${siteUrl}/admin/audit`, { headers: { cookie } });
    const save = () =>
      withPages.request(`${siteUrl}/admin/people`, {
        method: "POST",
        headers: { cookie, origin: siteUrl, "content-type": "application/json" },
        body: JSON.stringify({ operation: "changeTeam" }),
      });
    expect((await inAdmin()).status).toBe(200);
    cable.pull("cut");
    const credentials = { email: "owner@kinward.test", password };
    await expectAway([await inAdmin(), await save(), await app.post("/api/auth/sign-in", credentials)]);
    const away = await page();
    expect([away.status, away.headers.get("location"), away.headers.get("retry-after")]).toEqual([
      503,
      null,
      "5",
    ]);
    expect(await away.text()).toBe(`/admin/login: ${signInUnavailable.away}`);
    cable.mend();
    await expect.poll(async () => (await inAdmin()).status).toBe(200);
    expect(await (await page()).text()).toBe("drawn");
    expect((await app.post("/api/auth/sign-in", credentials)).status).toBe(200);
  });

  it("asks the visitor of a page to come back in a moment, and shows the page again after", async () => {
    const { app, cable } = await start();
    const build = oneRouteBuild(async () => {
      await sql`select 1`.execute(app.services.store.db);
      return null;
    });
    const withPages = createApp({ services: app.services, pages: createPageRenderer(build, app.services) });
    const page = (path: string) => withPages.request(siteUrl + path);
    expect((await page("/campaigns/spring")).status).toBe(200);
    cable.pull("cut");
    for (const path of ["/campaigns/spring", "/campaigns/spring.data"]) {
      const away = await page(path);
      expect([away.status, away.headers.get("retry-after")], path).toEqual([503, "5"]);
    }
    expect(await (await page("/campaigns/spring")).text()).toContain("could not open");
    cable.mend();
    await expect.poll(async () => (await page("/campaigns/spring")).status).toBe(200);
  });

  it("keeps what it has promised when the cable is pulled in the middle of a burst", async () => {
    const { app, cable } = await start();
    const running = burst(app, 40);
    const { db } = app.services.store;
    await expect
      .poll(() => db.selectFrom("conversations").select("id").execute(), { interval: 2 })
      .not.toEqual([]);
    cable.pull("cut");
    const { ids, refused } = await running;
    cable.mend();
    for (const answer of refused) expect([429, 503]).toContain(answer.status);
    await expect.poll(() => app.services.store.answers()).toBe(true);
    const stored = new Set((await latestReceived(app.services, "messages", 100)).map(({ id }) => id));
    const lost = ids.filter((id) => !stored.has(id));
    countFaults({
      what: "The connection to PostgreSQL is cut in the middle of a burst of forms",
      kills: 0,
      faults: 1,
      inputs: ids.length + refused.length,
      lost: lost.length,
      measured: `${ids.length} accepted, the others refused with 429 or 503`,
    });
    expect(lost).toEqual([]);
  });
});

it("answers 503 while the disk of SQLite is full, keeps what it promised and works again after", async () => {
  const app = await openTestApp("sqlite");
  open.push(app);
  const { db } = app.services.store;
  const before = await burst(app, 5);
  // SQLite's own bound on its file gives the same fault as a full disk.
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + 8)}`.execute(db);
  const full = await burst(app, 30);
  expect(full.refused.length).toBeGreaterThan(0);
  await expectAway(full.refused);
  // A single one may still fit; either way its sender is told the truth.
  const alone = await burst(app, 1);
  await expectAway(alone.refused);
  await sql`pragma max_page_count = 1000000`.execute(db);
  const after = await burst(app, 3);
  expect(after.ids).toHaveLength(3);
  const stored = (await latestReceived(app.services, "messages", 100)).map(({ id }) => id);
  const promised = [...before.ids, ...full.ids, ...alone.ids, ...after.ids];
  countFaults({
    what: "The disk under SQLite is full for a while",
    kills: 0,
    faults: 1,
    inputs: promised.length + full.refused.length + alone.refused.length,
    lost: promised.filter((id) => !stored.includes(id)).length,
    measured: `${promised.length} accepted, the others told to try again`,
  });
  expect(stored.toSorted()).toEqual(promised.toSorted());
});
