import { afterEach, describe, expect, it } from "vitest";
import { addPerson, ask, cookiesOf, password, signIn, turnOnSecondFactor } from "#tests/support/admin.ts";
import { addPasskeyFor, challengeOf, signInByPasskey } from "#tests/support/passkey.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(databases)("a passkey whose owner's second factor is off on %s", (kind) => {
  /** An owner with a passkey as it should be, and an editor with one that an earlier version left behind. */
  async function begin() {
    const app = await openTestApp(kind);
    open.push(app);
    const { db } = app.services.store;
    const owner = await signIn(app, await addPerson(app, "owner"));
    const { device: owners } = await addPasskeyFor(app, owner.cookie);
    const email = await addPerson(app, "editor");
    const { cookie } = await signIn(app, email);
    const { device } = await addPasskeyFor(app, cookie);
    const { team_member_id } = await db
      .selectFrom("member_passkeys")
      .select("team_member_id")
      .where("credential_id", "=", device.id)
      .executeTakeFirstOrThrow();
    await db.updateTable("team_members").set({ second_factor: 0 }).where("id", "=", team_member_id).execute();
    await db.deleteFrom("member_second_factors").where("team_member_id", "=", team_member_id).execute();
    await db
      .deleteFrom("audit")
      .where("action", "=", "passkey.added")
      .where("actor", "=", team_member_id)
      .execute();
    const passkeys = async () =>
      (await db.selectFrom("member_passkeys").select("credential_id").execute())
        .map(({ credential_id }) => credential_id)
        .toSorted();
    const profile = async () => (await ask(app, "/api/admin/profile", { cookie })).json();
    return {
      app,
      db,
      owner: owner.cookie,
      owners,
      email,
      cookie,
      device,
      teamMemberId: team_member_id,
      passkeys,
      profile,
    };
  }

  it("opens nothing, confirms nothing and doesn't count where passkeys are required", async () => {
    const { app, db, owner, email, cookie, device, profile } = await begin();
    expect((await signInByPasskey(app, device)).status).toBe(401);
    expect((await challengeOf(app, "/api/admin/profile/confirm/passkey/challenge", cookie)).status).toBe(409);
    expect(await profile()).toMatchObject({ passkeys: [], profile: { secondFactor: false } });
    const required = { passkeys: "required" };
    const refused = await app.act("/admin/people", "changeTeam", required, { cookie: owner });
    expect([refused.status, (await refused.json()).message]).toEqual([
      409,
      expect.stringContaining("a passkey is missing for: Robin editor."),
    ]);
    // As if they had been required since before.
    await db
      .insertInto("team_settings")
      .values({ name: "passkeys", value: "required", changed_at: "2026-11-20T00:00:00.000Z" })
      .execute();
    const byPassword = cookiesOf(await app.post("/api/auth/sign-in", { email, password }));
    expect((await ask(app, "/api/admin/pictures", { cookie: byPassword })).status).toBe(403);
  });

  it("goes when its owner adds a passkey or an app, and never begins to count", async () => {
    const { app, cookie, device, owners, passkeys } = await begin();
    const challenged = await challengeOf(app, "/api/admin/profile/passkeys/challenge", cookie);
    expect(challenged.options.excludeCredentials).toEqual([]);
    const { device: own, body } = await addPasskeyFor(app, cookie);
    expect(body.codes).toHaveLength(10);
    expect(await passkeys()).toEqual([owners.id, own.id].toSorted());
    expect((await signInByPasskey(app, device)).status).toBe(401);

    const again = await begin();
    await turnOnSecondFactor(again.app, again.cookie);
    expect(await again.passkeys()).toEqual([again.owners.id]);
    expect((await signInByPasskey(again.app, again.device)).status).toBe(401);
  });
});
