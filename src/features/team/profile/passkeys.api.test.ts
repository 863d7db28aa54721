import { afterEach, describe, expect, it } from "vitest";
import {
  actorBy,
  addPerson,
  ask,
  cookiesOf,
  password,
  signIn,
  turnOnSecondFactor,
} from "#tests/support/admin.ts";
import { appCode } from "#tests/support/app-code.ts";
import {
  addPasskeyFor,
  challengeOf,
  foreignPages,
  passkeyDevice,
  signInByPasskey,
} from "#tests/support/passkey.ts";
import { bothDatabases, databases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { secretsIn, wordsIn } from "#tests/support/words-in.ts";
import { memberWithSessions, teamMembers } from "../members/reads/accounts.server.ts";
import { passkeyRefusals } from "../sign-in/copy/passkeys.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function begin(kind: "sqlite" | "postgres", settings: Record<string, string> = {}) {
  const app = await openTestApp(kind, settings);
  open.push(app);
  const email = await addPerson(app, "owner");
  const { cookie } = await signIn(app, email);
  const profile = async (cookieNow: string) => {
    const answer = await ask(app, "/api/admin/profile", { cookie: cookieNow });
    return answer.status === 200 ? await answer.json() : undefined;
  };
  const remove = (id: string, cookieNow: string) =>
    app.act("/admin/profile", "removePasskey", { id }, { cookie: cookieNow });
  const actions = async () =>
    (await app.services.store.db.selectFrom("audit").select("action").orderBy("id").execute()).map(
      ({ action }) => action,
    );
  return { app, email, cookie, profile, remove, actions };
}

describe.each(databases)("passkeys on %s", (kind) => {
  it("sign in without a password, and then the password alone doesn't", async () => {
    const { app, email, cookie, profile, actions } = await begin(kind);
    const other = await signIn(app, email);
    const { device, answer, body } = await addPasskeyFor(app, cookie);
    expect([answer.status, body.message, body.codes.length]).toEqual([
      201,
      "Passkey added. Please keep your recovery codes in a safe place.",
      10,
    ]);
    // Sessions that began without it have ended, but for this one.
    expect([await profile(cookie), await profile(other.cookie)]).toEqual([expect.anything(), undefined]);

    const signedIn = await signInByPasskey(app, device);
    expect([signedIn.status, await signedIn.json()]).toEqual([
      200,
      { message: "You're signed in.", next: "/admin" },
    ]);
    const seen = await profile(cookiesOf(signedIn));
    expect(seen.profile).toMatchObject({ secondFactor: true, app: false });
    expect(seen.passkeys).toEqual([
      { id: expect.any(String), name: "Work laptop", added: expect.any(String), used: expect.any(String) },
    ]);
    expect(seen.sessions.map((each: { beganWith: string }) => each.beganWith).toSorted()).toEqual([
      "passkey",
      "password",
    ]);

    const first = await app.post("/api/auth/sign-in", { email, password });
    expect((await first.json()).next).toMatch(/^\/admin\/login\/code/);
    expect(await profile(cookiesOf(first))).toBeUndefined();
    const step = (code: string) => app.post("/api/auth/second-step", { code }, { cookie: cookiesOf(first) });
    expect((await step("123456")).status).toBe(401);
    const recovered = await step(body.codes[0]);
    expect([recovered.status, await profile(cookiesOf(recovered))]).toEqual([200, expect.anything()]);
    expect(await actions()).toEqual(
      expect.arrayContaining(["passkey.added", "session.begun", "recovery_code.used"]),
    );
    const stored = await dumpOf(app.services);
    expect(wordsIn(stored, [email, '"Work laptop"'])).toEqual([]);
    expect(secretsIn(stored, body.codes)).toEqual([]);
  });

  it("are named anew and removed by their owner only, and the last one takes two-step sign-in along", async () => {
    const { app, cookie, profile, remove, actions } = await begin(kind);
    const { device } = await addPasskeyFor(app, cookie);
    const [{ id }] = (await profile(cookie)).passkeys;
    const stranger = await signIn(app, await addPerson(app, "editor"));
    const rename = (cookieNow: string) =>
      app.act("/admin/profile", "renamePasskey", { id, name: "Old laptop" }, { cookie: cookieNow });
    expect([(await rename(stranger.cookie)).status, (await remove(id, stranger.cookie)).status]).toEqual([
      404, 404,
    ]);
    expect((await rename(cookie)).status).toBe(200);
    expect((await profile(cookie)).passkeys[0].name).toBe("Old laptop");
    const elsewhere = cookiesOf(await signInByPasskey(app, device));

    expect((await remove(id, cookie)).status).toBe(200);
    expect((await remove(id, cookie)).status).toBe(404);
    expect(await profile(elsewhere)).toBeUndefined();
    expect((await signInByPasskey(app, device)).status).toBe(401);
    const after = await profile(cookie);
    expect([after.passkeys, after.profile.secondFactor]).toEqual([[], false]);
    expect(await app.services.store.db.selectFrom("member_second_factors").selectAll().execute()).toEqual([]);
    expect(await actions()).toEqual(expect.arrayContaining(["passkey.renamed", "passkey.removed"]));
  });

  it("are enough where a second factor is required, and the last one then stays", async () => {
    const { app, cookie, profile, remove } = await begin(kind, { ADMIN_REQUIRE_TOTP: "everybody" });
    const audit = () => ask(app, "/api/admin/audit", { cookie });
    expect((await audit()).status).toBe(403);
    await addPasskeyFor(app, cookie);
    expect((await audit()).status).toBe(200);
    const [{ id }] = (await profile(cookie)).passkeys;
    const refused = await remove(id, cookie);
    expect([refused.status, (await refused.json()).message]).toEqual([409, passkeyRefusals.lastOne]);
    expect((await profile(cookie)).passkeys).toHaveLength(1);

    const factor = await turnOnSecondFactor(app, cookie);
    expect(factor.codes).toHaveLength(10);
    expect((await profile(cookie)).profile).toMatchObject({ secondFactor: true, app: true });
    expect((await remove(id, cookie)).status).toBe(200);
    const off = () => {
      const given = { password, code: factor.codes[0] };
      return app.act("/admin/profile", "turnOffSecondFactor", given, { cookie });
    };
    expect((await off()).status).toBe(409);
    await addPasskeyFor(app, cookie);
    expect((await off()).status).toBe(200);
    expect((await profile(cookie)).profile).toMatchObject({ secondFactor: true, app: false });
  });

  it("stay beside an app that is being set up, whose code proves nothing before it is on", async () => {
    const { app, cookie, email } = await begin(kind);
    const { body } = await addPasskeyFor(app, cookie);
    const started = await app.act("/admin/profile", "startSecondFactor", { password }, { cookie });
    const { secret } = await started.json();
    const given = { password, code: appCode(secret) };
    const off = await app.act("/admin/profile", "turnOffSecondFactor", given, { cookie });
    expect(off.status).toBe(422);
    expect((await app.post("/api/admin/profile/confirm", given, { cookie })).status).toBe(422);
    // The recovery codes of before still work.
    const first = await app.post("/api/auth/sign-in", { email, password });
    const step = { code: body.codes[1] };
    const second = await app.post("/api/auth/second-step", step, { cookie: cookiesOf(first) });
    expect(second.status).toBe(200);
  });

  it("are removed from a colleague by an owner only, with all that they opened, and no others", async () => {
    const { app, cookie, profile, actions } = await begin(kind);
    const { device: owners } = await addPasskeyFor(app, cookie);
    const editor = await addPerson(app, "editor");
    const theirs = await signIn(app, editor);
    const { device: one } = await addPasskeyFor(app, theirs.cookie);
    const { device: two } = await addPasskeyFor(app, theirs.cookie, undefined, "Key on a ring");
    const elsewhere = cookiesOf(await signInByPasskey(app, two));
    const { people } = await teamMembers(app.services, await actorBy(app, { cookie }));
    const colleague = people.find((each) => each.email === editor);
    const id = colleague?.id ?? "";
    expect(colleague?.secondFactor).toBe(true);
    const reset = (who: string, as: string) =>
      app.act(`/admin/people/${who}`, "resetSecondFactorOf", {}, { cookie: as });
    expect((await reset(id, elsewhere)).status).toBe(403);
    expect((await signInByPasskey(app, one)).status).toBe(200);

    expect((await reset(id, cookie)).status).toBe(200);
    for (const device of [one, two]) expect((await signInByPasskey(app, device)).status).toBe(401);
    expect([await profile(theirs.cookie), await profile(elsewhere)]).toEqual([undefined, undefined]);
    const { person } = await memberWithSessions(app.services, await actorBy(app, { cookie }), id);
    expect(person.secondFactor).toBe(false);
    const again = await profile((await signIn(app, editor)).cookie);
    expect([again.passkeys, again.profile.secondFactor]).toEqual([[], false]);
    expect(await actions()).toContain("people.second_factor_reset");
    // The owner's own stay.
    expect((await signInByPasskey(app, owners)).status).toBe(200);
  });

  it("confirm who somebody is: with their own passkey, once, and with a new token", async () => {
    const { app, cookie, profile } = await begin(kind);
    const { device } = await addPasskeyFor(app, cookie);
    const path = "/api/admin/profile/confirm/passkey";
    const challenged = await challengeOf(app, `${path}/challenge`, cookie);
    expect(challenged.options.allowCredentials.map(({ id }: { id: string }) => id)).toEqual([device.id]);
    expect(challenged.options.userVerification).toBe("required");

    const stranger = await signIn(app, await addPerson(app, "editor"));
    const { device: theirs } = await addPasskeyFor(app, stranger.cookie);
    const foreign = theirs.sign({ challenge: challenged.challenge });
    const refused = await app.post(path, { response: foreign }, { cookie: challenged.cookie });
    expect([refused.status, (await refused.json()).message]).toEqual([409, passkeyRefusals.refusedHere]);

    app.clock.advance(20 * 60_000);
    expect((await challengeOf(app, "/api/admin/profile/passkeys/challenge", cookie)).status).toBe(403);
    const late = { response: device.sign({ challenge: challenged.challenge }) };
    expect((await app.post(path, late, { cookie: challenged.cookie })).status).toBe(409);
    const anew = await challengeOf(app, `${path}/challenge`, cookie);
    const response = device.sign({ challenge: anew.challenge });
    const confirmed = await app.post(path, { response }, { cookie: anew.cookie });
    expect(confirmed.status).toBe(200);
    const now = cookiesOf(confirmed);
    expect([await profile(cookie), (await profile(now)).sessions.length]).toEqual([undefined, 1]);
    expect((await challengeOf(app, "/api/admin/profile/passkeys/challenge", now)).status).toBe(200);
    const again = await app.post(path, { response }, { cookie: `${now}; ${anew.cookie}` });
    expect(again.status).toBeGreaterThanOrEqual(400);
    // New recovery codes for somebody who has lost them.
    const renewed = await app.act("/admin/profile", "renewRecoveryCodes", {}, { cookie: now });
    expect(renewed.status).toBe(200);
  });
});

describe.each(bothDatabases)("a hostile passkey on %s", (kind) => {
  async function withPasskey() {
    const started = await begin(kind);
    const { device } = await addPasskeyFor(started.app, started.cookie);
    const sessions = async () =>
      (await started.app.services.store.db.selectFrom("member_sessions").select("id").execute()).length;
    return { ...started, device, sessions };
  }

  it("opens nothing a second time with one answer, also at the same moment", async () => {
    const { app, device } = await withPasskey();
    const { challenge, cookie } = await challengeOf(app, "/api/auth/passkey/challenge");
    const send = () => app.post("/api/auth/passkey", { response: device.sign({ challenge }) }, { cookie });
    const both = await Promise.all([send(), send()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await send()).status).toBe(401);
  });

  if (!databases.includes(kind)) return;

  it("opens nothing without the device having checked who holds it", async () => {
    const { app, cookie, device, sessions } = await withPasskey();
    expect((await signInByPasskey(app, device, { verified: false })).status).toBe(401);
    const challenged = await challengeOf(app, "/api/admin/profile/passkeys/challenge", cookie);
    const response = passkeyDevice().register({ challenge: challenged.challenge, verified: false });
    const added = await app.post(
      "/api/admin/profile/passkeys",
      { name: "No check", response },
      { cookie: challenged.cookie },
    );
    expect(added.status).toBe(409);
    expect(await sessions()).toBe(1);
    expect(await app.services.store.db.selectFrom("member_passkeys").select("id").execute()).toHaveLength(1);
  });

  it("opens nothing for another site, another challenge, another key or another kind of answer", async () => {
    const { app, device, sessions } = await withPasskey();
    const foreign = { origin: "https://kinward.evil.example" };
    const challenge = Buffer.from("made up").toString("base64url");
    for (const lie of [foreign, { host: "evil.example" }, { challenge }, { type: "webauthn.create" }])
      expect((await signInByPasskey(app, device, lie)).status, JSON.stringify(lie)).toBe(401);
    // Another device's signature under this passkey's id.
    const challenged = await challengeOf(app, "/api/auth/passkey/challenge");
    const forged = passkeyDevice().sign({ challenge: challenged.challenge });
    const response = { ...forged, id: device.id, rawId: device.id };
    expect((await app.post("/api/auth/passkey", { response }, { cookie: challenged.cookie })).status).toBe(
      401,
    );
    // A challenge that somebody else was given, and no challenge at all.
    const theirs = await challengeOf(app, "/api/auth/passkey/challenge");
    const mine = await challengeOf(app, "/api/auth/passkey/challenge");
    const crossed = { response: device.sign({ challenge: theirs.challenge }) };
    expect((await app.post("/api/auth/passkey", crossed, { cookie: mine.cookie })).status).toBe(401);
    expect((await app.post("/api/auth/passkey", crossed)).status).toBe(401);
    expect(await sessions()).toBe(1);
  });

  it("opens nothing from a frame of another site's page", async () => {
    const { app, cookie, device, sessions } = await withPasskey();
    for (const lie of foreignPages) {
      expect((await signInByPasskey(app, device, lie)).status, String(lie.clientData)).toBe(401);
      const confirm = "/api/admin/profile/confirm/passkey";
      const own = await challengeOf(app, `${confirm}/challenge`, cookie);
      const answer = { response: device.sign({ challenge: own.challenge, ...lie }) };
      expect((await app.post(confirm, answer, { cookie: own.cookie })).status).toBe(409);
    }
    expect(await sessions()).toBe(1);
    expect((await signInByPasskey(app, device)).status).toBe(200);
  });

  it("opens nothing when its count of signatures goes back, as with a copy of the key", async () => {
    const { app, device } = await withPasskey();
    expect((await signInByPasskey(app, device, { counter: 5 })).status).toBe(200);
    expect((await signInByPasskey(app, device, { counter: 5 })).status).toBe(401);
    expect((await signInByPasskey(app, device, { counter: 4 })).status).toBe(401);
    expect((await signInByPasskey(app, device, { counter: 6 })).status).toBe(200);
  });

  it("opens nothing for a closed account or after a reset, by an owner or by the terminal", async () => {
    const { app, cookie, device } = await withPasskey();
    const editor = await addPerson(app, "editor");
    const theirs = await signIn(app, editor);
    const { device: closedDevice } = await addPasskeyFor(app, theirs.cookie);
    const { people } = await teamMembers(app.services, await actorBy(app, { cookie }));
    const id = people.find((each) => each.email === editor)?.id ?? "";
    // As if closing had left the passkey behind.
    await app.services.store.db
      .updateTable("team_members")
      .set({ state: "disabled" })
      .where("id", "=", id)
      .execute();
    expect((await signInByPasskey(app, closedDevice)).status).toBe(401);
    await app.services.store.db
      .updateTable("team_members")
      .set({ state: "active" })
      .where("id", "=", id)
      .execute();

    expect((await signInByPasskey(app, closedDevice)).status).toBe(200);
    const reset = await app.act(`/admin/people/${id}`, "resetSecondFactorOf", {}, { cookie });
    expect(reset.status).toBe(200);
    expect((await signInByPasskey(app, closedDevice)).status).toBe(401);
    const { resetSecondFactor } = await import("../members/writes/from-terminal.server.ts");
    await resetSecondFactor(app.services, "owner@kinward.test");
    expect((await signInByPasskey(app, device)).status).toBe(401);
    expect(await app.services.store.db.selectFrom("member_passkeys").selectAll().execute()).toEqual([]);
  });

  it("is not added for a colleague, with their challenge, or twice", async () => {
    const { app, cookie, device } = await withPasskey();
    const stranger = await signIn(app, await addPerson(app, "editor"));
    const path = "/api/admin/profile/passkeys";
    const theirs = await challengeOf(app, `${path}/challenge`, stranger.cookie);
    const challengeCookie = theirs.cookie.replace(stranger.cookie, "");
    const response = passkeyDevice().register({ challenge: theirs.challenge });
    const given = { name: "Not mine", response };
    const crossed = await app.post(path, given, { cookie: `${cookie}${challengeCookie}` });
    expect(crossed.status).toBe(409);
    // A challenge for signing in adds nothing, and one for adding signs nobody in.
    const toSignIn = await challengeOf(app, "/api/auth/passkey/challenge", cookie);
    const swapped = { name: "Swapped", response: passkeyDevice().register(toSignIn) };
    expect((await app.post(path, swapped, { cookie: toSignIn.cookie })).status).toBe(409);
    const toAdd = await challengeOf(app, `${path}/challenge`, cookie);
    const signed = { response: device.sign({ challenge: toAdd.challenge }) };
    expect((await app.post("/api/auth/passkey", signed, { cookie: toAdd.cookie })).status).toBe(401);
    // The same passkey again, and for somebody else.
    for (const who of [cookie, stranger.cookie])
      expect((await addPasskeyFor(app, who, device)).answer.status).toBe(409);
    expect(await app.services.store.db.selectFrom("member_passkeys").select("id").execute()).toHaveLength(1);
  });

  it("is counted like a wrong password, and unreadable ones are refused with a sentence", async () => {
    const { app, device } = await withPasskey();
    for (let attempt = 0; attempt < 10; attempt += 1) await signInByPasskey(app, device, { verified: false });
    const late = await signInByPasskey(app, device);
    expect([late.status, late.headers.has("retry-after")]).toEqual([429, true]);
    for (const response of [
      null,
      {},
      { id: "é" },
      { ...device.sign({ challenge: "x" }), id: "x".repeat(2_000) },
    ]) {
      const answer = await app.post("/api/auth/passkey", { response });
      expect([answer.status, (await answer.json()).code]).toEqual([422, "invalid_input"]);
    }
  });
});
