import { afterEach, describe, expect, it } from "vitest";
import { runCommand } from "#cli/run-command.ts";
import { addPerson, ask, cookiesOf, password, signIn, turnOnSecondFactor } from "#tests/support/admin.ts";
import { appCode } from "#tests/support/app-code.ts";
import { addPasskeyFor, signInByPasskey } from "#tests/support/passkey.ts";
import { bothDatabases, databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { signInRefusals } from "../copy.ts";
import { passkeyRefusals } from "../sign-in/copy/passkeys.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(bothDatabases)("required passkeys on %s", (kind) => {
  /** Somebody with an app and a passkey, signed in. */
  async function withBoth(app: TestApp, role: "owner" | "editor") {
    const email = await addPerson(app, role);
    const factor = await turnOnSecondFactor(app, (await signIn(app, email)).cookie);
    const { device } = await addPasskeyFor(app, factor.cookie);
    return { email, device, secret: factor.secret, codes: factor.codes, cookie: factor.cookie };
  }

  async function start() {
    const app = await openTestApp(kind);
    open.push(app);
    const { db } = app.services.store;
    const owner = await withBoth(app, "owner");
    const change = (input: object, cookie: string) =>
      app.act("/admin/people", "changeTeam", input, { cookie });
    const require = (cookie = owner.cookie) => change({ passkeys: "required" }, cookie);
    const firstStep = async (email: string) =>
      cookiesOf(await app.post("/api/auth/sign-in", { email, password }));
    const secondStep = (code: string, cookie: string) =>
      app.post("/api/auth/second-step", { code }, { cookie });
    /** The code an app shows now, as if it hadn't been used yet. */
    const unusedCode = async (secret: string) => {
      await db.deleteFrom("member_used_codes").execute();
      return appCode(secret);
    };
    const profile = async (cookie: string) => {
      const answer = await ask(app, "/api/admin/profile", { cookie });
      return answer.status === 200 ? (await answer.json()).profile : undefined;
    };
    const actions = async () =>
      (await db.selectFrom("audit").select("action").execute()).map(({ action }) => action);
    const run = async (words: string) => {
      const lines: string[] = [];
      const terminal = { print: (line: string) => lines.push(line), readInput: async () => "" };
      return { code: await runCommand(app.services, words.split(" "), terminal), lines };
    };
    return { app, db, owner, change, require, firstStep, secondStep, unusedCode, profile, actions, run };
  }

  it("leave no session that began with an app's code, also if both happen at the same moment", async () => {
    const { app, db, owner, change, require, firstStep, secondStep, unusedCode, profile } = await start();
    for (let round = 0; round < 4; round += 1) {
      const challenge = await firstStep(owner.email);
      const code = await unusedCode(owner.secret);
      const [switched, second] = await Promise.all([require(), secondStep(code, challenge)]);
      expect(switched.status).toBe(200);
      expect([200, 401]).toContain(second.status);
      const sessions = await db.selectFrom("member_sessions").select("began_with").execute();
      expect(sessions.filter(({ began_with }) => began_with === "app code")).toEqual([]);
      if (cookiesOf(second) !== "") expect(await profile(cookiesOf(second))).toBeUndefined();
      expect((await change({ passkeys: "optional" }, owner.cookie)).status).toBe(200);
      const stored = await db.selectFrom("member_sessions").select("id").execute();
      expect(stored).toHaveLength(1);
    }
    expect((await signInByPasskey(app, owner.device)).status).toBe(200);
  });

  it("keep everyone's last passkey, also if it's removed while they are switched on", async () => {
    const { app, db, owner, require } = await start();
    const idOf = async () => {
      const { passkeys } = await (await ask(app, "/api/admin/profile", { cookie: owner.cookie })).json();
      return String(passkeys[0].id);
    };
    const id = await idOf();
    const remove = (which: string) =>
      app.act("/admin/profile", "removePasskey", { id: which }, { cookie: owner.cookie });
    const [switched, removed] = await Promise.all([require(), remove(id)]);
    // One of the two came first, and the other was refused.
    expect([switched.status, removed.status].toSorted()).toEqual([200, 409]);
    if (switched.status === 409) await addPasskeyFor(app, owner.cookie);
    expect((await require()).status).toBe(200);
    const refused = await remove(await idOf());
    expect([refused.status, (await refused.json()).message]).toEqual([409, passkeyRefusals.lastRequired]);
    expect(await db.selectFrom("member_passkeys").select("id").execute()).toHaveLength(1);
    await addPasskeyFor(app, owner.cookie);
    expect((await remove(await idOf())).status).toBe(200);
  });

  if (!databases.includes(kind)) return;

  it("are switched on by an owner who signed in a short time ago, once every active member has one", async () => {
    const { app, db, owner, require, profile, actions } = await start();
    const editor = await addPerson(app, "editor");
    const theirs = await signIn(app, editor);
    expect((await require(theirs.cookie)).status).toBe(403);
    const invited = { email: "invited@kinward.test", role: "viewer" };
    await app.act("/admin/people", "inviteTeamMember", invited, { cookie: owner.cookie });
    const refused = await require();
    expect([refused.status, (await refused.json()).message]).toEqual([
      409,
      expect.stringMatching(/^Nothing was changed, because a passkey is missing for: Robin editor\. /),
    ]);
    expect(await profile(owner.cookie)).toMatchObject({ app: true, passkeysOnly: false });
    const { answer } = await addPasskeyFor(app, theirs.cookie);
    expect(answer.status).toBe(201);

    app.clock.advance(20 * 60_000);
    const stale = await require();
    expect([stale.status, (await stale.json()).code]).toEqual([403, "recent_sign_in_required"]);
    const recent = cookiesOf(await signInByPasskey(app, owner.device));
    for (const _press of [1, 2]) expect((await require(recent)).status).toBe(200);
    expect(await profile(recent)).toMatchObject({ app: false, passkeysOnly: true, factorNeeded: true });
    // Sessions that began with less have ended.
    expect([await profile(owner.cookie), await profile(theirs.cookie)]).toEqual([undefined, undefined]);
    expect((await actions()).filter((each) => each === "people.passkeys_required")).toHaveLength(1);
    expect(
      await db.selectFrom("team_members").select("id").where("state", "=", "invited").execute(),
    ).toHaveLength(1);
  });

  it("let no app's code sign in or confirm, but passkeys and recovery codes; switched off, codes work again", async () => {
    const { app, owner, change, require, firstStep, secondStep, unusedCode, profile, actions } =
      await start();
    // The first step was done before, the second comes after.
    const before = await firstStep(owner.email);
    expect((await require()).status).toBe(200);
    for (const challenge of [before, await firstStep(owner.email)]) {
      const refused = await secondStep(await unusedCode(owner.secret), challenge);
      expect([refused.status, (await refused.json()).message]).toEqual([401, signInRefusals.passkeyNeeded]);
      expect(cookiesOf(refused)).toBe("");
    }
    const given = { password, code: await unusedCode(owner.secret) };
    const confirmed = await app.post("/api/admin/profile/confirm", given, { cookie: owner.cookie });
    expect([confirmed.status, (await confirmed.json()).fields.code]).toEqual([
      422,
      signInRefusals.passkeyNeeded,
    ]);
    const byPasskey = cookiesOf(await signInByPasskey(app, owner.device));
    expect(await profile(byPasskey)).toBeDefined();
    expect((await signInByPasskey(app, owner.device, { verified: false })).status).toBe(401);
    const recovered = await secondStep(owner.codes[0] ?? "", before);
    expect([
      recovered.status,
      (await ask(app, "/api/admin/audit", { cookie: cookiesOf(recovered) })).status,
    ]).toEqual([200, 200]);

    expect((await change({ passkeys: "optional" }, byPasskey)).status).toBe(200);
    const again = await secondStep(await unusedCode(owner.secret), await firstStep(owner.email));
    expect(again.status).toBe(200);
    expect(await profile(cookiesOf(again))).toMatchObject({ app: true, passkeysOnly: false });
    expect(await actions()).toContain("people.passkeys_optional");
    for (const body of [{}, { passkeys: "no" }, { passkeys: "required", secondFactor: "each" }])
      expect((await change(body, byPasskey)).status).toBe(422);
  });

  it("are what people invited later set up, in place of an app, before anything else", async () => {
    const { app, owner, require } = await start();
    const started = await signIn(app, await addPerson(app, "viewer"));
    const first = await app.act("/admin/profile", "startSecondFactor", { password }, started);
    const { secret } = await first.json();
    await addPasskeyFor(app, started.cookie);
    expect((await require()).status).toBe(200);
    const { cookie } = await signIn(app, await addPerson(app, "editor"));
    expect((await ask(app, "/api/admin/pictures", { cookie })).status).toBe(403);
    const act = (operation: string, given: object, who = cookie) =>
      app.act("/admin/profile", operation, given, { cookie: who });
    const given = { password, code: appCode(secret) };
    const owners = cookiesOf(await signInByPasskey(app, owner.device));
    for (const refused of [
      await act("startSecondFactor", { password }),
      await act("confirmSecondFactor", { code: appCode(secret) }),
      await act("confirmSecondFactor", { code: appCode(secret) }, owners),
      await act("moveSecondFactor", given, owners),
    ])
      expect([refused.status, (await refused.json()).message]).toEqual([409, signInRefusals.passkeyInstead]);
    const { answer } = await addPasskeyFor(app, cookie);
    expect(answer.status).toBe(201);
    expect((await ask(app, "/api/admin/pictures", { cookie })).status).toBe(200);
  });

  it("shut nobody out for good: a recovery code leads to the profile, a reset and the terminal help", async () => {
    const { app, db, owner, require, firstStep, secondStep, unusedCode, run, actions } = await start();
    expect((await require()).status).toBe(200);
    // As after restoring a backup from before this passkey was added.
    await db.deleteFrom("member_passkeys").execute();
    const recovered = cookiesOf(await secondStep(owner.codes[0] ?? "", await firstStep(owner.email)));
    expect((await ask(app, "/api/admin/audit", { cookie: recovered })).status).toBe(403);
    expect((await addPasskeyFor(app, recovered)).answer.status).toBe(201);
    expect((await ask(app, "/api/admin/audit", { cookie: recovered })).status).toBe(200);

    expect((await run(`reset-2fa ${owner.email}`)).code).toBe(0);
    const { cookie } = await signIn(app, owner.email);
    expect((await ask(app, "/api/admin/audit", { cookie })).status).toBe(403);
    const factorless = await addPasskeyFor(app, cookie);
    expect((await ask(app, "/api/admin/audit", { cookie })).status).toBe(200);

    expect((await run("passkeys-optional now")).code).toBe(2);
    expect((await run("passkeys-optional")).lines).toEqual([
      "Passkeys are optional now. Codes of apps sign in again.",
    ]);
    expect((await run("passkeys-optional")).lines).toEqual([
      "Passkeys were not required. Nothing was changed.",
    ]);
    expect(await actions()).toContain("people.passkeys_optional");
    const factor = await turnOnSecondFactor(app, cookiesOf(await signInByPasskey(app, factorless.device)));
    const step = await secondStep(await unusedCode(factor.secret), await firstStep(owner.email));
    expect(step.status).toBe(200);
  });
});
