import { afterEach, describe, expect, it } from "vitest";
import { signInRefusals } from "#content/desk/sign-in-sentences.ts";
import { minute } from "#platform/clock/clock.ts";
import {
  actAs,
  addPerson,
  appCode,
  ask,
  cookiesOf,
  password,
  signIn,
  turnOnSecondFactor,
} from "#tests/support/desk.ts";
import { databases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(databases)("the second step on %s", (kind) => {
  /** Somebody whose sign-in asks for a code, and the way through its first step. */
  async function start(settings: Record<string, string> = {}) {
    const app = await openTestApp(kind, settings);
    open.push(app);
    const email = await addPerson(app, "owner");
    const { cookie } = await signIn(app, email);
    const factor = await turnOnSecondFactor(app, cookie);
    // The code that turned it on is used up; so that the present one can be used, it is forgotten here.
    await app.services.store.db.deleteFrom("staff_used_codes").execute();
    const firstStep = async () => {
      const answer = await app.post("/api/auth/sign-in", { email, password, to: "/admin/audit" });
      return { answer, challenge: cookiesOf(answer) };
    };
    const secondStep = (challenge: string, code: string, extra = {}) =>
      app.post("/api/auth/second-step", { code, ...extra }, { cookie: challenge });
    return { app, email, before: cookie, factor, firstStep, secondStep };
  }
  const opens = async (app: TestApp, cookie: string) =>
    (await ask(app, "/api/admin/profile", { cookie })).status === 200;

  it("is asked for once it is on, and opens the desk with the app's code", async () => {
    const { app, before, factor, firstStep, secondStep } = await start();
    expect(factor.codes).toHaveLength(10);
    expect(factor.codes[0]).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    expect(await opens(app, before)).toBe(false);
    expect(await opens(app, factor.cookie)).toBe(true);
    const { answer, challenge } = await firstStep();
    expect(await answer.json()).toEqual({
      message: "Please enter the code from your app.",
      next: "/admin/login/code?to=%2Fadmin%2Faudit",
    });
    expect(challenge).toMatch(/^kinward-second-factor=/);
    expect(await opens(app, challenge)).toBe(false);
    const done = await secondStep(challenge, appCode(factor.secret), { to: "/admin/audit" });
    expect(done.status).toBe(200);
    expect((await done.json()).next).toBe("/admin/audit");
    expect(await opens(app, cookiesOf(done))).toBe(true);
    const stored = await dumpOf(app.services);
    for (const secret of [factor.secret, ...factor.codes]) expect(stored).not.toContain(secret);
  });

  it("takes a code once: not again in the same sign-in, not in another, not two at a time", async () => {
    const { app, factor, firstStep, secondStep } = await start();
    const code = appCode(factor.secret);
    const [one, two] = [await firstStep(), await firstStep()];
    const answers = await Promise.all([
      secondStep(one.challenge, code),
      secondStep(two.challenge, `${code.slice(0, 3)} ${code.slice(3)}`),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const third = await firstStep();
    const again = await secondStep(third.challenge, code);
    expect(again.status).toBe(401);
    expect((await again.json()).message).toBe(signInRefusals.wrongCode);
    expect(await opens(app, cookiesOf(again))).toBe(false);
  });

  it("takes a recovery code once, however it is typed", async () => {
    const { app, factor, firstStep, secondStep } = await start();
    const [code = "", other = ""] = factor.codes;
    const one = await firstStep();
    const done = await secondStep(one.challenge, ` ${code.replace("-", "").toUpperCase()} `);
    expect(done.status).toBe(200);
    expect(await opens(app, cookiesOf(done))).toBe(true);
    const two = await firstStep();
    expect((await secondStep(two.challenge, code)).status).toBe(401);
    expect((await secondStep(two.challenge, other)).status).toBe(200);
  });

  it("is bound to its own first step: no other cookie, no other person, no request field gets by", async () => {
    const { app, factor, firstStep, secondStep } = await start();
    const code = appCode(factor.secret);
    expect((await secondStep("", code)).status).toBe(401);
    expect((await secondStep("kinward-second-factor=made.up", code)).status).toBe(401);
    const other = await actAs(app, "editor");
    expect((await secondStep(other.cookie, code)).status).toBe(401);
    const { challenge } = await firstStep();
    for (const extra of [{ trustDevice: true }, { disableSession: true }, { userId: "x" }])
      expect((await secondStep(challenge, code, extra)).status).toBe(422);
    for (const extra of [{ rememberMe: true }, { callbackURL: "https://evil.example" }]) {
      const answer = await app.post("/api/auth/sign-in", { email: "owner@kinward.test", password, ...extra });
      expect(answer.status).toBe(422);
    }
    // better-auth's own addresses are not mounted.
    for (const path of ["sign-up/email", "sign-in/email", "two-factor/disable", "get-session", "ok"])
      expect((await app.post(`/api/auth/${path}`, {})).status).toBe(404);
  });

  it("closes after ten wrong codes, over several sign-ins and networks, and opens by itself", async () => {
    const { app, factor, firstStep, secondStep } = await start();
    const statuses: number[] = [];
    const wrong = appCode(factor.secret, 50);
    const { challenge } = await firstStep();
    statuses.push((await secondStep(challenge, wrong)).status);
    await app.services.store.db.updateTable("staff_failures").set({ failures: 9 }).execute();
    for (const steps of [60, 70]) {
      const another = await firstStep();
      statuses.push((await secondStep(another.challenge, appCode(factor.secret, steps))).status);
    }
    expect(statuses).toEqual([401, 401, 429]);
    const right = await firstStep();
    expect((await secondStep(right.challenge, appCode(factor.secret))).status).toBe(429);
    app.clock.advance(16 * minute);
    expect((await secondStep(right.challenge, appCode(factor.secret))).status).toBe(200);
  });

  it("ends a first step after five wrong codes", async () => {
    const { factor, firstStep, secondStep } = await start();
    const { challenge } = await firstStep();
    for (const steps of [50, 60, 70, 80, 90]) await secondStep(challenge, appCode(factor.secret, steps));
    const answer = await secondStep(challenge, appCode(factor.secret));
    expect(answer.status).toBe(401);
    expect((await answer.json()).message).toBe(signInRefusals.tooLate);
  });

  it("is changed with the present password only", async () => {
    const { app, factor } = await start();
    const { cookie } = factor;
    const post = (path: string, body: unknown) => app.post(`/api/admin/profile/${path}`, body, { cookie });
    for (const path of ["second-factor", "second-factor/off", "recovery-codes"]) {
      const refused = await post(path, { password: "not my password, no" });
      expect([path, refused.status]).toEqual([path, 422]);
      expect((await refused.json()).fields.password).toBe("This is not your present password");
    }
    expect((await post("second-factor", { password })).status).toBe(409);
    const renewed = await (await post("recovery-codes", { password })).json();
    expect(renewed.codes).toHaveLength(10);
    expect(renewed.codes).not.toContain(factor.codes[0]);
    const off = await post("second-factor/off", { password });
    expect(off.status).toBe(200);
    expect(await opens(app, cookie)).toBe(false);
    expect(await opens(app, cookiesOf(off))).toBe(true);
    const { cookie: fresh } = await signIn(app, "owner@kinward.test");
    expect(await opens(app, fresh)).toBe(true);
  });

  it("must be turned on before anything else, where the settings ask for it", async () => {
    const app = await openTestApp(kind, { ADMIN_REQUIRE_TOTP: "owner" });
    open.push(app);
    const owner = await actAs(app, "owner");
    const editor = await actAs(app, "editor");
    expect((await ask(app, "/api/admin/audit", owner)).status).toBe(403);
    expect(await opens(app, owner.cookie)).toBe(true);
    expect(await opens(app, editor.cookie)).toBe(true);
    const { cookie } = await turnOnSecondFactor(app, owner.cookie);
    expect((await ask(app, "/api/admin/audit", { cookie })).status).toBe(200);
  });
});
