import { createHash, randomBytes } from "node:crypto";
import { xchacha20poly1305 } from "@noble/ciphers/chacha.js";
import { Secret } from "otpauth";
import { afterEach, describe, expect, it } from "vitest";
import {
  actAs,
  addPerson,
  ask,
  cookiesOf,
  password,
  signIn,
  turnOnSecondFactor,
} from "#tests/support/admin.ts";
import { appCode } from "#tests/support/app-code.ts";
import { databases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { secretsIn } from "#tests/support/words-in.ts";
import { signInRefusals } from "../copy.ts";
import { encryptEarlierSecrets } from "./writes/earlier-secrets.server.ts";

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
    await app.services.store.db.deleteFrom("member_used_codes").execute();
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

  it("is asked for once it is on, and opens the admin with the app's code", async () => {
    const { app, before, factor, firstStep, secondStep } = await start();
    expect(factor.codes).toHaveLength(10);
    expect(factor.codes[0]).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){6}$/);
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
    expect(secretsIn(stored, [factor.secret, ...factor.codes])).toEqual([]);
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

  it("takes no code of the app from two half minutes ago, or from later", async () => {
    const { app, factor, firstStep, secondStep } = await start();
    const { challenge } = await firstStep();
    for (const steps of [-10, -2, 3, 10])
      expect((await secondStep(challenge, appCode(factor.secret, steps))).status, `${steps} steps`).toBe(401);
    const done = await secondStep(challenge, appCode(factor.secret));
    expect([done.status, await opens(app, cookiesOf(done))]).toEqual([200, true]);
  });

  it("takes a recovery code once, however it is typed", async () => {
    const { app, factor, firstStep, secondStep } = await start();
    const [code = "", other = ""] = factor.codes;
    const one = await firstStep();
    const done = await secondStep(one.challenge, ` ${code.replaceAll("-", "").toUpperCase()} `);
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
    for (const path of ["sign-up/email", "sign-in/email", "two-factor/disable", "get-session", "ok"])
      expect((await app.post(`/api/auth/${path}`, {})).status).toBe(404);
  });

  it("ends a first step after five wrong codes", async () => {
    const { factor, firstStep, secondStep } = await start();
    const { challenge } = await firstStep();
    for (const steps of [50, 60, 70, 80, 90]) await secondStep(challenge, appCode(factor.secret, steps));
    const answer = await secondStep(challenge, appCode(factor.secret));
    expect(answer.status).toBe(401);
    expect((await answer.json()).message).toBe(signInRefusals.tooLate);
  });

  it("is turned off, and its codes renewed, only with the password and a code", async () => {
    const { app, factor } = await start();
    const { cookie, secret, codes } = factor;
    const act = (operation: string, input: object) => app.act("/admin/profile", operation, input, { cookie });
    expect((await act("startSecondFactor", { password: "not my password, no" })).status).toBe(422);
    expect((await act("startSecondFactor", { password })).status).toBe(409);
    for (const operation of ["turnOffSecondFactor", "moveSecondFactor", "renewRecoveryCodes"]) {
      const alone = await act(operation, { password });
      expect([operation, alone.status]).toEqual([operation, 422]);
      expect((await alone.json()).fields).toHaveProperty("code");
      const refused = await act(operation, { password: "not my password, no", code: appCode(secret) });
      expect((await refused.json()).fields.password).toBe("This isn't your current password");
      const wrong = await act(operation, { password, code: appCode(secret, 50) });
      expect((await wrong.json()).fields.code).toBe(signInRefusals.wrongCode);
      await app.services.store.db.deleteFrom("member_used_codes").execute();
    }
    const renewed = await (await act("renewRecoveryCodes", { password, code: codes[0] })).json();
    expect(renewed.codes).toHaveLength(10);
    expect(renewed.codes).not.toContain(codes[1]);
    expect((await act("turnOffSecondFactor", { password, code: codes[1] })).status).toBe(422);
    expect((await act("turnOffSecondFactor", { password, code: appCode(secret) })).status).toBe(200);
    expect(await opens(app, cookie)).toBe(true);
    const { cookie: fresh } = await signIn(app, "owner@kinward.test");
    expect(await opens(app, fresh)).toBe(true);
  });

  it("moves to another phone with the password and a code, and the earlier app stops working", async () => {
    const { app, factor, firstStep, secondStep } = await start({ ADMIN_REQUIRE_TOTP: "everybody" });
    const { cookie, secret, codes } = factor;
    const act = (operation: string, input: object) => app.act("/admin/profile", operation, input, { cookie });
    const off = await act("turnOffSecondFactor", { password, code: codes[0] });
    expect(off.status).toBe(409);
    expect((await off.json()).message).toBe(signInRefusals.factorNeeded);
    const moved = await (await act("moveSecondFactor", { password, code: codes[0] })).json();
    // Until the other phone has shown its first code, nothing else is open.
    expect((await ask(app, "/api/admin/audit", { cookie })).status).toBe(403);
    const confirmed = await act("confirmSecondFactor", { code: appCode(moved.secret) });
    expect(confirmed.status).toBe(200);
    await app.services.store.db.deleteFrom("member_used_codes").execute();
    expect((await secondStep((await firstStep()).challenge, appCode(secret))).status).toBe(401);
    expect((await secondStep((await firstStep()).challenge, appCode(moved.secret))).status).toBe(200);
  });

  it("keeps recovery codes as hashes, and of two sign-ins at once with one code lets one in", async () => {
    const { app, factor, firstStep, secondStep } = await start();
    const stored = async () =>
      (
        await app.services.store.db
          .selectFrom("member_second_factors")
          .select("recovery_codes")
          .executeTakeFirstOrThrow()
      ).recovery_codes;
    expect(JSON.parse(await stored())).toHaveLength(10);
    const [one = "", two = ""] = factor.codes;
    const [first, second] = [await firstStep(), await firstStep()];
    const answers = await Promise.all([secondStep(first.challenge, one), secondStep(second.challenge, one)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await secondStep((await firstStep()).challenge, two)).status).toBe(200);
    expect(JSON.parse(await stored())).toHaveLength(8);
  });

  it("takes codes of an app whose secret a release before 0.7 encrypted, which becomes like the others", async () => {
    const { app, factor, firstStep, secondStep } = await start();
    const { db } = app.services.store;
    const plain = "q7VbN2xK9mT4rWcZ8pLsD3fGhJ6yAeUo";
    const key = createHash("sha256").update(app.services.cipher.sign("better-auth", "secret")).digest();
    const nonce = randomBytes(24);
    const sealed = xchacha20poly1305(key, nonce).encrypt(Buffer.from(plain));
    const hex = Buffer.concat([nonce, sealed]).toString("hex");
    const secretOfPlain = Secret.fromUTF8(plain).base32;
    for (const secret of [hex, `$ba$1$${hex}`]) {
      await db.updateTable("member_second_factors").set({ secret }).execute();
      await db.deleteFrom("member_used_codes").execute();
      expect((await secondStep((await firstStep()).challenge, appCode(factor.secret))).status).toBe(401);
      expect((await secondStep((await firstStep()).challenge, appCode(secretOfPlain))).status).toBe(200);
      await encryptEarlierSecrets(app.services);
      await db.deleteFrom("member_used_codes").execute();
      const row = await db.selectFrom("member_second_factors").select("secret").executeTakeFirstOrThrow();
      expect(row.secret).toMatch(/^v1\./);
      expect((await secondStep((await firstStep()).challenge, appCode(secretOfPlain))).status).toBe(200);
    }
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
