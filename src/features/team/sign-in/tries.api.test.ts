import { afterEach, describe, expect, it } from "vitest";
import { queuedHash } from "#platform/auth/password-queue.ts";
import { minute, second } from "#platform/clock/clock.ts";
import { addPerson, cookiesOf, password, signIn, turnOnSecondFactor } from "#tests/support/admin.ts";
import { appCode } from "#tests/support/app-code.ts";
import { bothDatabases, databases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { secretsIn } from "#tests/support/words-in.ts";
import { signInRefusals } from "../copy.ts";
import { makePasswordLink } from "../writes/accounts.server.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(bothDatabases)("wrong tries on %s", (kind) => {
  async function start() {
    const app = await openTestApp(kind, { TRUST_PROXY: "1" });
    open.push(app);
    const email = await addPerson(app, "viewer");
    const tryIn = (given: string, { from = "198.51.100.1", cookie = "", address = email } = {}) =>
      app.post("/api/auth/sign-in", { email: address, password: given }, { "x-forwarded-for": from, cookie });
    return { app, email, tryIn };
  }
  const wrong = "a wrong and long sentence";
  const statusesOf = async (requests: readonly Promise<Response>[]) =>
    (await Promise.all(requests)).map(({ status }) => status);
  /** As if so many tries had been made already on every count there is; each costs a hash. */
  const triedSoFar = (app: TestApp, failures: number) =>
    app.services.store.db
      .updateTable("member_failures")
      .set({ failures })
      .where("failures", "<", failures)
      .execute();
  const browserOf = (answer: Response) =>
    cookiesOf(answer)
      .split("; ")
      .find((cookie) => cookie.startsWith("kinward-browser=")) ?? "";

  it("of many networks at once are let through one by one, and lock nobody out", async () => {
    const { app, tryIn } = await start();
    const browser = browserOf(await tryIn(password));
    await tryIn(wrong, { from: "203.0.113.1" });
    await triedSoFar(app, 60);
    expect((await tryIn(wrong, { from: "203.0.113.2" })).status).toBe(401);
    const slowed = await tryIn(wrong, { from: "203.0.113.3" });
    expect(slowed.status).toBe(429);
    expect(Number(slowed.headers.get("retry-after"))).toBeLessThanOrEqual(20);
    expect(await slowed.json()).toMatchObject({ message: signInRefusals.slowed });
    // Refused unseen, it costs the network nothing.
    for (let times = 0; times < 12; times += 1) await tryIn(password, { from: "203.0.113.4" });
    expect((await tryIn(password, { cookie: browser })).status).toBe(200);
    app.clock.advance(21 * second);
    expect((await tryIn(password, { from: "203.0.113.4" })).status).toBe(200);
    expect((await tryIn(password, { from: "203.0.113.5" })).status).toBe(429);
  });

  if (!databases.includes(kind)) return;

  it("keep only their own network out; the owner of the account comes in from another", async () => {
    const { app, tryIn } = await start();
    for (const address of ["viewer@kinward.test", "nobody@example.org"]) {
      expect((await tryIn(wrong, { address })).status).toBe(401);
      await triedSoFar(app, 9);
      expect((await tryIn(wrong, { address })).status).toBe(401);
      const closed = await tryIn(wrong, { address });
      expect(closed.status).toBe(429);
      expect(Number(closed.headers.get("retry-after"))).toBe(900);
      expect(await closed.json()).toMatchObject({ message: signInRefusals.tooMany });
    }
    expect((await tryIn(password)).status).toBe(429);
    expect((await tryIn(password, { from: "192.0.2.7" })).status).toBe(200);
    app.clock.advance(16 * minute);
    expect((await tryIn(password)).status).toBe(200);
  });

  it("never keep a browser out that the account has signed in with, also in the same network", async () => {
    const { app, email, tryIn } = await start();
    const browser = browserOf(await tryIn(password));
    const [, value = ""] = decodeURIComponent(browser).split("=");
    expect(value).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
    expect(secretsIn(await dumpOf(app.services), [value.split(".")[0] ?? ""])).toEqual([]);
    await tryIn(wrong);
    await triedSoFar(app, 500);
    expect((await tryIn(password)).status).toBe(429);
    const back = await tryIn(password, { cookie: browser });
    expect(back.status).toBe(200);
    expect(back.headers.getSetCookie().join()).toMatch(/kinward-browser=[^;]+;.*HttpOnly/);
    // It has a count of its own, and a forged or foreign one has none.
    await tryIn(wrong, { cookie: browser });
    await triedSoFar(app, 10);
    expect((await tryIn(password, { cookie: browser })).status).toBe(429);
    const other = await addPerson(app, "editor");
    const foreign = browserOf(await tryIn(password, { address: other }));
    for (const cookie of [
      foreign,
      `kinward-browser=${"x".repeat(22)}.${"y".repeat(43)}`,
      "kinward-browser=~.~",
    ])
      expect((await tryIn(password, { cookie })).status, cookie).toBe(429);
    // One browser may be two people's.
    app.clock.advance(61 * minute);
    const shared = browserOf(await tryIn(password, { cookie: browser, address: other }));
    await tryIn(wrong);
    await triedSoFar(app, 500);
    expect((await tryIn(password, { cookie: shared, address: email })).status).toBe(200);
  });

  it("are forgotten with a new password by mail, which opens the account at once", async () => {
    const { app, tryIn } = await start();
    const before = browserOf(await tryIn(password));
    await tryIn(wrong);
    await triedSoFar(app, 500);
    const { id } = await app.services.store.db
      .selectFrom("team_members")
      .select("id")
      .executeTakeFirstOrThrow();
    const token = await app.services.store.transact((tx) =>
      makePasswordLink(tx, app.services, { teamMemberId: id, hours: 1 }),
    );
    const chosen = "another long and quiet sentence";
    const set = await app.post("/api/auth/set-password", { token, password: chosen });
    expect(set.status).toBe(200);
    expect((await tryIn(chosen)).status).toBe(200);
    await tryIn(wrong);
    await triedSoFar(app, 500);
    expect((await tryIn(chosen)).status).toBe(429);
    // The browser that opened the link is known; those of the earlier password are not any more.
    expect((await tryIn(chosen, { cookie: before })).status).toBe(429);
    expect((await tryIn(chosen, { cookie: browserOf(set) })).status).toBe(200);
  });

  it("are counted alike for a code: by network and by browser, more slowly from everywhere", async () => {
    const { app, email, tryIn } = await start();
    const { cookie } = await signIn(app, email);
    const factor = await turnOnSecondFactor(app, cookie);
    await app.services.store.db.deleteFrom("member_used_codes").execute();
    const challenge = async () => cookiesOf(await tryIn(password));
    const answer = async (code: string, { from = "198.51.100.1", more = "" } = {}) =>
      app.post(
        "/api/auth/second-step",
        { code },
        { cookie: `${await challenge()}; ${more}`, "x-forwarded-for": from },
      );
    expect((await answer(appCode(factor.secret, 50))).status).toBe(401);
    await triedSoFar(app, 10);
    expect((await answer(appCode(factor.secret, 60))).status).toBe(429);
    const [, recovery = ""] = factor.codes;
    const elsewhere = await answer(recovery, { from: "192.0.2.9" });
    expect(elsewhere.status).toBe(200);
    await app.services.store.db.deleteFrom("member_failures").execute();
    await answer(appCode(factor.secret, 70));
    await triedSoFar(app, 31);
    expect((await answer(appCode(factor.secret, 80), { from: "192.0.2.10" })).status).toBe(401);
    const slowed = await answer(appCode(factor.secret, 90), { from: "192.0.2.11" });
    expect(slowed.status).toBe(429);
    expect(Number(slowed.headers.get("retry-after"))).toBeGreaterThan(60);
    expect((await answer(appCode(factor.secret), { more: browserOf(elsewhere) })).status).toBe(200);
  });

  it("of a crowd are refused with 503 when too many wait, and cost nobody a try", async () => {
    const app = await openTestApp(kind, { TRUST_PROXY: "1" });
    open.push(app);
    const email = await addPerson(app, "owner");
    const from = { "x-forwarded-for": "203.0.113.8" };
    const post = (address: string, headers: Record<string, string>) =>
      app.post("/api/auth/sign-in", { email: address, password }, headers);
    // Two others are being checked until all of the crowd are there: six of them wait.
    const arrived = Promise.withResolvers<void>();
    const checked = [1, 2].map(() => queuedHash(() => arrived.promise));
    const crowd = Array.from({ length: 9 }, () => post(email, from));
    const colleague = post(email, { "x-forwarded-for": "192.0.2.1" });
    let answered = 0;
    for (const each of crowd)
      void each.then(() => {
        answered += 1;
        if (answered === 3) arrived.resolve();
      });
    const statuses = await statusesOf(crowd);
    await Promise.all(checked);
    expect(statuses.toSorted()).toEqual([...Array(6).fill(200), ...Array(3).fill(503)]);
    expect((await colleague).status).toBe(200);
    const rest = await app.services.store.db
      .selectFrom("member_failures")
      .select("failures")
      .where("failures", ">", 10)
      .execute();
    expect(rest).toEqual([]);
  });
});
