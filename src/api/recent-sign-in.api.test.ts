import { afterEach, describe, expect, it } from "vitest";
import { isRecent, recentMinutes, safeAfterConfirming } from "#features/team/sign-in/rules.ts";
import { minute } from "#platform/clock/clock.ts";
import { actAs, ask, cookiesOf, password, turnOnSecondFactor } from "#tests/support/admin.ts";
import { appCode } from "#tests/support/app-code.ts";
import { databases, openTestApp, siteUrl, type TestApp } from "#tests/support/test-app.ts";
import { endpointsOf } from "./app.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

/** What can't be undone or shows everything. Whoever takes one out of this list weakens what an open screen gives away. */
const guarded = [
  "addPasskey",
  "backUpNow",
  "changePublishing",
  "changePurchaseLinks",
  "changeRetention",
  "changeTeam",
  "changeTeamMember",
  "deleteResponse",
  "downloadPersonalData",
  "endOtherSessions",
  "endOwnSession",
  "endOwnSessions",
  "endSessionOf",
  "endSessionsOf",
  "eraseInquiry",
  "eraseMessage",
  "erasePersonalData",
  "eraseSubscriber",
  "exportAudit",
  "exportFoundInquiries",
  "exportFoundMessages",
  "exportInquiries",
  "exportMessages",
  "exportResponsesCsv",
  "exportResponsesJson",
  "exportSubscribers",
  "findPersonalData",
  "inviteTeamMember",
  "reinviteTeamMember",
  "removePasskey",
  "resetSecondFactorOf",
  "startPasskey",
];

describe.each(databases)("acts that need a recent sign-in on %s", (kind) => {
  async function begin() {
    const app = await openTestApp(kind);
    open.push(app);
    const { cookie } = await actAs(app, "owner");
    const call = async (method: string, path: string, cookieNow: string, body?: unknown) => {
      const headers = { cookie: cookieNow, origin: siteUrl, "content-type": "application/json" };
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      return app.app.request(siteUrl + path, { method, headers, ...sent });
    };
    const confirm = (cookieNow: string, given: Record<string, string>) =>
      app.post("/api/admin/profile/confirm", given, { cookie: cookieNow });
    return { app, cookie, call, confirm };
  }

  it("are refused a quarter of an hour after signing in, and go on after a confirmation", async () => {
    const { app, cookie, call, confirm } = await begin();
    const asked = endpointsOf(app.services).filter(({ recentSignIn }) => recentSignIn);
    expect(asked.map(({ operationId }) => operationId).toSorted()).toEqual(guarded);
    const codes = async (cookieNow: string) => {
      const found: unknown[] = [];
      for (const { method, path, example } of asked) {
        const address = `/api${path.replaceAll(/:\w+/g, "01a1fc74-724c-71fd-a085-833908003bf9")}`;
        const body = method === "get" ? undefined : (example ?? {});
        const answer = await call(method.toUpperCase(), address, cookieNow, body);
        const text = await answer.text();
        found.push(/"code":"recent_sign_in_required"/.test(text) ? answer.status : "admitted");
      }
      return found;
    };
    app.clock.advance(recentMinutes * minute - 1);
    expect(await call("GET", "/api/admin/audit.csv", cookie)).toMatchObject({ status: 200 });
    app.clock.advance(1);
    expect(await codes(cookie)).toEqual(asked.map(() => 403));

    const confirmed = await confirm(cookie, { password });
    expect(confirmed.status).toBe(200);
    expect(await codes(cookiesOf(confirmed))).toEqual(asked.map(() => "admitted"));
  });

  it("ask for the password, and for a code where the second step is on; wrong ones count", async () => {
    const { app, cookie, confirm } = await begin();
    const wrong = await confirm(cookie, { password: "something else entirely" });
    expect([wrong.status, (await wrong.json()).fields]).toEqual([
      422,
      { password: "This isn't your current password" },
    ]);
    const factor = await turnOnSecondFactor(app, cookie);
    const alone = await confirm(factor.cookie, { password });
    expect([alone.status, (await alone.json()).fields]).toEqual([422, { code: "Please enter your code" }]);
    app.clock.advance(minute);
    const both = await confirm(factor.cookie, { password, code: factor.codes[0] ?? "" });
    expect(both.status).toBe(200);
    const now = cookiesOf(both);
    for (let attempt = 0; attempt < 12; attempt += 1)
      await confirm(now, { password: "wrong again and again", code: "123456" });
    const late = await confirm(now, { password, code: factor.codes[1] ?? "" });
    expect(late.status).toBe(429);
  });

  it("give the session another token, and no longer life", async () => {
    const { app, cookie, confirm } = await begin();
    const factor = await turnOnSecondFactor(app, cookie);
    const times = () =>
      app.services.store.db.selectFrom("staff_sessions").select(["id", "created_at"]).execute();
    const before = await times();
    const confirmed = await confirm(factor.cookie, { password, code: factor.codes[0] ?? "" });
    const now = cookiesOf(confirmed);
    expect(await times()).toEqual(before);
    expect((await ask(app, "/api/admin/profile", { cookie: factor.cookie })).status).toBe(401);
    expect((await ask(app, "/api/admin/profile", { cookie: now })).status).toBe(200);
    // What checks the cookie's signature accepts it, too.
    const renewed = await app.post(
      "/api/admin/profile/recovery-codes",
      { password, code: appCode(factor.secret, 1) },
      { cookie: now },
    );
    expect(renewed.status).toBe(200);
    const acts = await app.services.store.db.selectFrom("audit").select("action").execute();
    expect(acts.map(({ action }) => action)).toContain("session.confirmed");
  });

  it("lead a download that is opened like a page to the question, and on to the file", async () => {
    const { app, cookie } = await begin();
    app.clock.advance(recentMinutes * minute);
    const path = "/api/admin/subscribers.csv?state=active";
    const answer = await app.app.request(siteUrl + path, { headers: { cookie, accept: "text/html,*/*" } });
    const asked = `/admin/confirm?to=${encodeURIComponent(path)}`;
    expect([answer.status, answer.headers.get("location")]).toEqual([303, asked]);
    const form = await app.app.request(`${siteUrl}/api/admin/profile/confirm`, {
      method: "POST",
      headers: {
        cookie,
        origin: siteUrl,
        accept: "text/html",
        "content-type": "application/x-www-form-urlencoded",
      },
      body: new URLSearchParams({ password, to: path }).toString(),
    });
    expect([form.status, form.headers.get("location")]).toEqual([303, path]);
    expect((await ask(app, path, { cookie: cookiesOf(form) })).status).toBe(200);
  });
});

it("counts a sign-in for a quarter of an hour, and nothing that isn't a time", () => {
  const now = new Date("2026-11-23T12:15:00.000Z");
  expect(isRecent("2026-11-23T12:00:00.001Z", now)).toBe(true);
  expect(isRecent("2026-11-23T12:00:00.000Z", now)).toBe(false);
  expect(isRecent("", now)).toBe(false);
});

it("goes on only to the admin or one of its downloads", () => {
  expect(safeAfterConfirming("/api/admin/audit.csv?x=1")).toBe("/api/admin/audit.csv?x=1");
  expect(safeAfterConfirming("/admin/audit")).toBe("/admin/audit");
  for (const foreign of [
    "//evil.example",
    "/api/auth/sign-out",
    "https://evil.example",
    "/\\evil",
    undefined,
  ])
    expect(safeAfterConfirming(foreign)).toBe("/admin");
});
