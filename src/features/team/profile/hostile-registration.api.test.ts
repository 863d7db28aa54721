import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { recentMinutes } from "#features/team/sign-in/rules.ts";
import { minute } from "#platform/clock/clock.ts";
import { addPerson, ask, signIn } from "#tests/support/admin.ts";
import {
  addPasskeyFor,
  challengeOf,
  foreignPages,
  passkeyDevice,
  signInByPasskey,
} from "#tests/support/passkey.ts";
import { bothDatabases, databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { onWrite } from "#tests/support/triggers.ts";
import { passkeyRefusals } from "../sign-in/copy/passkeys.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const path = "/api/admin/profile/passkeys";

describe.each(bothDatabases)("a hostile registration on %s", (kind) => {
  async function begin(settings: Record<string, string> = {}) {
    const app = await openTestApp(kind, settings);
    open.push(app);
    const email = await addPerson(app, "owner");
    const { cookie } = await signIn(app, email);
    const stranger = await signIn(app, await addPerson(app, "editor"));
    /** Everything that a passkey changes. */
    const state = async () => {
      const tables = [
        "member_passkeys",
        "member_second_factors",
        "team_members",
        "member_sessions",
        "audit",
      ] as const;
      const found: unknown[] = [];
      for (const table of tables)
        found.push(
          (await sql`select * from ${sql.table(table)} order by id`.execute(app.services.store.db)).rows,
        );
      return found;
    };
    const challenge = (cookieNow = cookie) => challengeOf(app, `${path}/challenge`, cookieNow);
    const add = (response: object, cookieNow: string) =>
      app.post(path, { name: "Mine", response }, { cookie: cookieNow });
    return { app, email, cookie, stranger: stranger.cookie, state, challenge, add };
  }

  it("leaves nothing behind with a passkey that somebody has, also when both add it at the same moment", async () => {
    const { app, cookie, stranger, state, challenge, add } = await begin();
    const { device } = await addPasskeyFor(app, cookie);
    const before = await state();
    for (const who of [cookie, stranger])
      expect((await addPasskeyFor(app, who, device)).answer.status).toBe(409);
    expect(await state()).toEqual(before);

    const shared = passkeyDevice();
    const [mine, theirs] = [await challenge(), await challenge(stranger)];
    const both = await Promise.all([
      add(shared.register(mine), mine.cookie),
      add(shared.register(theirs), theirs.cookie),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const [passkeys = [], , members = []] = (await state()) as Record<string, unknown>[][];
    expect(passkeys).toHaveLength(2);
    // Whoever was refused still signs in with the password alone.
    const owners = new Set(passkeys.map(({ team_member_id }) => team_member_id));
    expect(members.map(({ id, second_factor }) => [id, second_factor])).toEqual(
      members.map(({ id }) => [id, owners.has(id) ? 1 : 0]),
    );
  });

  it("gets recovery codes once when two first passkeys come at the same moment, and never more than the most", async () => {
    const { app, state, challenge, add } = await begin();
    const challenged = [await challenge(), await challenge()];
    const both = await Promise.all(
      challenged.map((each) => add(passkeyDevice().register(each), each.cookie)),
    );
    const bodies = await Promise.all(both.map((answer) => answer.json()));
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(bodies.map(({ codes }) => codes.length).toSorted((a, b) => a - b)).toEqual([0, 10]);

    const two = [await challenge(), await challenge()];
    const [first] = await app.services.store.db.selectFrom("member_passkeys").selectAll().execute();
    if (first === undefined) throw new Error("no passkey");
    for (let more = 0; more < 17; more += 1)
      await app.services.store.db
        .insertInto("member_passkeys")
        .values({ ...first, id: app.services.ids.next(), credential_id: `more-${more}` })
        .execute();
    const last = await Promise.all(two.map((each) => add(passkeyDevice().register(each), each.cookie)));
    expect(last.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await state())[0]).toHaveLength(20);
  });

  if (!databases.includes(kind)) return;

  it("leaves nothing behind when the claimed id isn't the one the device made", async () => {
    const { app, cookie, state, challenge, add } = await begin();
    const before = await state();
    const challenged = await challenge();
    const device = passkeyDevice();
    const claimed = passkeyDevice().id;
    const response = { ...device.register(challenged), id: claimed, rawId: claimed };
    const refused = await add(response, challenged.cookie);
    expect([refused.status, (await refused.json()).message]).toEqual([409, passkeyRefusals.notAdded]);
    expect(await state()).toEqual(before);
    expect((await signInByPasskey(app, device)).status).toBe(401);
    // Nor for somebody who has another passkey already, whose id is claimed.
    const { device: first } = await addPasskeyFor(app, cookie);
    const after = await state();
    const again = await challenge();
    expect(
      (await add({ ...device.register(again), id: first.id, rawId: first.id }, again.cookie)).status,
    ).toBe(409);
    expect(await state()).toEqual(after);
    expect((await signInByPasskey(app, device)).status).toBe(401);
  });

  it("leaves nothing behind with a challenge that was used, expired, or given to somebody or something else", async () => {
    const { app, email, cookie, stranger, state, challenge, add } = await begin();
    const other = await signIn(app, email);
    const theirs = await challenge(stranger);
    const elsewhere = await challenge(other.cookie);
    const mine = await challenge();
    const toSignIn = await challengeOf(app, "/api/auth/passkey/challenge", cookie);
    const cookieOf = (challenged: { cookie: string }, whose: string) =>
      challenged.cookie.replace(whose, cookie);
    const before = await state();
    const tries: readonly (readonly [string, object, string])[] = [
      ["another person’s", passkeyDevice().register(theirs), cookieOf(theirs, stranger)],
      ["another session's", passkeyDevice().register(elsewhere), cookieOf(elsewhere, other.cookie)],
      ["one for signing in", passkeyDevice().register(toSignIn), toSignIn.cookie],
      ["made up", passkeyDevice().register({ challenge: "bWFkZSB1cA" }), mine.cookie],
      ["used up by a refusal", passkeyDevice().register(mine), mine.cookie],
      ["none", passkeyDevice().register(mine), cookie],
    ];
    for (const [name, response, cookieNow] of tries)
      expect((await add(response, cookieNow)).status, name).toBe(409);
    const late = await challenge();
    await app.services.store.db
      .updateTable("sign_in_challenges")
      .set({ expires_at: "2020-01-01T00:00:00.000Z" })
      .execute();
    const expired = await add(passkeyDevice().register(late), late.cookie);
    expect([expired.status, (await expired.json()).message]).toEqual([409, passkeyRefusals.tooLate]);
    expect(await state()).toEqual(before);

    const once = await challenge();
    expect((await add(passkeyDevice().register(once), once.cookie)).status).toBe(201);
    const after = await state();
    expect((await add(passkeyDevice().register(once), once.cookie)).status).toBe(409);
    expect(await state()).toEqual(after);
  });

  it("leaves nothing behind for another site, another kind of answer, or a device that checked nobody", async () => {
    const { state, challenge, add } = await begin();
    const before = await state();
    for (const lie of [
      { origin: "https://kinward.evil.example" },
      { host: "evil.example" },
      { type: "webauthn.get" },
      { verified: false },
      ...foreignPages,
    ]) {
      const challenged = await challenge();
      const response = passkeyDevice().register({ challenge: challenged.challenge, ...lie });
      expect((await add(response, challenged.cookie)).status, JSON.stringify({ ...lie })).toBe(409);
    }
    expect(await state()).toEqual(before);
  });

  it("leaves nothing behind without a recent sign-in, after signing out, or when the session ends meanwhile", async () => {
    const { app, cookie, state, challenge, add } = await begin();
    const early = await challenge();
    app.clock.advance(recentMinutes * minute);
    await ask(app, "/api/admin/profile", { cookie });
    const before = await state();
    expect((await add(passkeyDevice().register(early), early.cookie)).status).toBe(403);
    expect((await challenge()).status).toBe(403);
    expect(await state()).toEqual(before);

    const email = await addPerson(app, "viewer");
    const { cookie: another } = await signIn(app, email);
    const meanwhile = await challenge(another);
    // Somebody signs this person out after the request was let in, and before anything is written.
    const drop = await onWrite(app.services.store, {
      table: "sign_in_challenges",
      on: "delete",
      run: "delete from member_sessions where team_member_id = (select id from team_members order by created_at desc, id desc limit 1)",
    });
    const sessions = async () => app.services.store.db.selectFrom("member_sessions").select("id").execute();
    const count = (await sessions()).length;
    const passed = await add(passkeyDevice().register(meanwhile), meanwhile.cookie);
    expect([passed.status, (await sessions()).length]).toEqual([401, count - 1]);
    await drop();
    expect((await state())[0]).toEqual([]);

    const out = await signIn(app, email);
    const left = await challenge(out.cookie);
    expect((await app.post("/api/auth/sign-out", {}, { cookie: out.cookie })).status).toBe(200);
    const { cookie: neighbor } = await signIn(app, "editor@kinward.test");
    const signedOut = await state();
    expect((await add(passkeyDevice().register(left), left.cookie)).status).toBe(401);
    // Nor in the session of somebody else who is signed in on this device.
    expect(
      (await add(passkeyDevice().register(left), left.cookie.replace(out.cookie, neighbor))).status,
    ).toBe(409);
    expect(await state()).toEqual(signedOut);
  });

  it("leaves nothing behind when any of its writes fails, and works once they don't", async () => {
    const { app, email, cookie, state, challenge, add } = await begin();
    await signIn(app, email);
    const before = await state();
    for (const write of [
      { table: "member_passkeys", on: "insert" },
      { table: "team_members", on: "update" },
      { table: "member_second_factors", on: "insert" },
      { table: "member_sessions", on: "delete" },
      { table: "audit", on: "insert" },
    ] as const) {
      const challenged = await challenge();
      const drop = await onWrite(app.services.store, { ...write, run: "fail" });
      const device = passkeyDevice();
      expect((await add(device.register(challenged), challenged.cookie)).status, write.table).toBe(500);
      await drop();
      expect(await state(), write.table).toEqual(before);
      expect((await signInByPasskey(app, device)).status).toBe(401);
    }
    const { answer, body } = await addPasskeyFor(app, cookie);
    expect([answer.status, body.codes.length]).toEqual([201, 10]);
  });
});
