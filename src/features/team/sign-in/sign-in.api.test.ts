import { afterEach, describe, expect, it } from "vitest";
import { hour, minute } from "#platform/clock/clock.ts";
import { addPerson, ask, cookiesOf, password, signIn } from "#tests/support/admin.ts";
import { quickCosts } from "#tests/support/hash-costs.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { databases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { secretsIn, wordsIn } from "#tests/support/words-in.ts";
import { signInRefusals } from "../copy.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(databases)("signing in on %s", (kind) => {
  async function start(settings: Record<string, string> = {}) {
    const app = await openTestApp(kind, settings);
    open.push(app);
    return app;
  }
  const tryIn = (app: TestApp, email: string, given: string, headers = {}) =>
    app.post("/api/auth/sign-in", { email, password: given }, headers);

  /** As if this many tries had been made already; each takes half a second. */
  const triedSoFar = (app: TestApp, failures: number) =>
    app.services.store.db
      .updateTable("member_failures")
      .set({ failures })
      .where("failures", "<", 2)
      .execute();

  it("begins a session that opens the admin, and signing out ends it", async () => {
    const app = await start();
    const email = await addPerson(app, "editor");
    expect((await ask(app, "/api/admin/profile")).status).toBe(401);
    const answer = await tryIn(app, "EDITOR@kinward.test ", password);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ message: "You're signed in.", next: "/admin" });
    const [set = ""] = answer.headers.getSetCookie();
    expect(set).toMatch(/^kinward-session=[^;]+; .*Path=\/; .*HttpOnly/);
    expect(set).toContain("SameSite=Lax");
    const cookie = cookiesOf(answer);
    const profile = await (await ask(app, "/api/admin/profile", { cookie })).json();
    expect(profile.profile).toMatchObject({ email, role: "editor", name: "Robin editor" });
    expect(profile.sessions).toHaveLength(1);
    const out = await app.post("/api/auth/sign-out", {}, { cookie });
    expect(out.status).toBe(200);
    expect((await ask(app, "/api/admin/profile", { cookie })).status).toBe(401);
    expect((await app.post("/api/auth/sign-out", {}, { cookie })).status).toBe(200);
  });

  it("keeps no token, password, address, network or browser that could be read", async () => {
    const app = await start({ RATE_LIMIT: "on", TRUST_PROXY: "1" });
    const email = await addPerson(app, "editor");
    const from = { "x-forwarded-for": "203.0.113.77", "user-agent": "MarkedBrowser/1.0" };
    const answer = await tryIn(app, email, password, from);
    const token = decodeURIComponent(cookiesOf(answer)).split("=")[1]?.split(".")[0] ?? "";
    expect(token.length).toBeGreaterThan(20);
    await tryIn(app, "stranger@example.org", password, from);
    const stored = await dumpOf(app.services);
    expect(secretsIn(stored, [token])).toEqual([]);
    const words = [
      password,
      email,
      "Robin editor",
      "stranger@example.org",
      "203.0.113.77",
      "MarkedBrowser/1.0",
    ];
    expect(wordsIn(stored, words)).toEqual([]);
    expect(stored).toContain("session.begun");
  });

  it("says the same to an unknown address, a wrong password, and somebody who may not come in", async () => {
    // Dear enough to show: one hash is most of what a try costs.
    const dear = { ...quickCosts, password: { N: 2 ** 15, r: 8, p: 1 } };
    const app = await openTestApp(kind, {}, dear);
    open.push(app);
    const email = await addPerson(app, "viewer", "viewer@kinward.test", dear.password);
    const { addMember } = await import("../writes/accounts.server.ts");
    const { disableMember } = await import("../members/writes/from-terminal.server.ts");
    await addMember(app.services, {
      email: "new@kinward.test",
      name: "",
      role: "owner",
      password: undefined,
    });
    await addPerson(app, "editor", "gone@kinward.test");
    await disableMember(app.services, "gone@kinward.test");
    const answers: string[] = [];
    const spent = new Map<string, number>();
    const tries = [
      ["nobody@example.org", password],
      [email, "another long sentence"],
      ["new@kinward.test", password],
      ["gone@kinward.test", password],
    ] as const;
    // In turns, and the least of each counts: what is done for the first time costs more.
    for (const [address, given] of [...tries, ...tries]) {
      const began = process.cpuUsage();
      const answer = await tryIn(app, address, given);
      const { user, system } = process.cpuUsage(began);
      spent.set(address, Math.min(user + system, spent.get(address) ?? Number.POSITIVE_INFINITY));
      expect(answer.headers.getSetCookie()).toEqual([]);
      answers.push(`${answer.status} ${await answer.text()}`);
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain(signInRefusals.wrong);
    // Each costs one hash, by the processor's time, which no other process adds to. Without it a try would cost little.
    const costs = [...spent.values()];
    expect(Math.max(...costs) / Math.min(...costs)).toBeLessThan(4);
  }, 240_000);

  it("lets no crowd try more often by trying at once", async () => {
    const app = await start();
    const email = await addPerson(app, "viewer");
    await tryIn(app, email, "a wrong and long sentence");
    await triedSoFar(app, 9);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => tryIn(app, email, "a wrong and long sentence")),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it("limits one network, whichever accounts it tries", async () => {
    const app = await start({ RATE_LIMIT: "on" });
    const statuses: number[] = [];
    for (let tries = 0; tries < 22; tries += 1)
      statuses.push((await app.post("/api/auth/sign-in", { email: `a${tries}` })).status);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(422));
    expect(statuses.slice(20)).toEqual([429, 429]);
  });

  it("ends a session after an hour without a request, and after twelve hours in any case", async () => {
    const app = await start();
    const email = await addPerson(app, "viewer");
    const { cookie } = await signIn(app, email);
    app.clock.advance(61 * minute);
    expect((await ask(app, "/api/admin/profile", { cookie })).status).toBe(401);
    const second = await signIn(app, email);
    for (let passed = 0; passed < 23; passed += 1) {
      app.clock.advance(30 * minute);
      expect((await ask(app, "/api/admin/profile", second)).status, `after ${passed}`).toBe(200);
    }
    app.clock.advance(hour / 2);
    expect((await ask(app, "/api/admin/profile", second)).status).toBe(401);
  });

  it("works as a form without script, and shows the page again when it is refused", async () => {
    const app = await start();
    const email = await addPerson(app, "viewer");
    const post = (fields: Record<string, string>) =>
      app.app.request(`${siteUrl}/api/auth/sign-in`, {
        method: "POST",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          accept: "text/html",
          origin: siteUrl,
        },
        body: new URLSearchParams(fields).toString(),
      });
    const done = await post({ email, password, to: "/admin/campaigns?state=open" });
    expect(done.status).toBe(303);
    expect(done.headers.get("location")).toBe("/admin/campaigns?state=open");
    expect(cookiesOf(done)).toMatch(/^kinward-session=/);
    for (const to of [
      "//evil.example",
      "/\\evil.example",
      "/admin/../..//evil.example",
      "https://evil.example",
    ])
      expect((await post({ email, password, to })).headers.get("location")).toBe("/admin");
    const refused = await post({ email, password: "wrong", to: "/admin" });
    expect(refused.status).toBe(401);
  });

  it("does not take a session that is made up, cut short or from another site", async () => {
    const app = await start();
    const { cookie } = await signIn(app, await addPerson(app, "owner"));
    for (const made of [
      "kinward-session=x",
      "kinward-session=",
      "kinward-session=%zz.%00",
      cookie.slice(0, 30),
    ])
      expect((await ask(app, "/api/admin/profile", { cookie: made })).status, made).toBe(401);
    const headers = { cookie, origin: "https://evil.example" };
    const foreign = await app.act("/admin/profile", "changeOwnPassword", {}, headers);
    expect(foreign.status).toBe(403);
    expect((await foreign.json()).code).toBe("foreign_origin");
  });
});
