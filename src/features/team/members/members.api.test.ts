import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { runCommand } from "#cli/run-command.ts";
import { minute } from "#platform/clock/clock.ts";
import {
  actAs,
  actorBy,
  addPerson,
  ask,
  password,
  signIn,
  turnOnSecondFactor,
} from "#tests/support/admin.ts";
import { bothDatabases, databases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { lockOwners } from "../writes/accounts.server.ts";
import { memberWithSessions, teamMembers } from "./reads/accounts.server.ts";
import { inviteTeamMember, reinviteTeamMember } from "./writes/invitations.server.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const id = "01a1fc74-724c-71fd-a085-833908003bf9";

describe.each(databases)("people on %s", (kind) => {
  async function start(settings: Record<string, string> = {}) {
    const app = await openTestApp(kind, settings);
    open.push(app);
    const { cookie } = await actAs(app, "owner");
    const list = async () => (await teamMembers(app.services, await actorBy(app, { cookie }))).people;
    const find = async (email: string) => {
      const found = (await list()).find((person) => person.email === email);
      if (!found) throw new Error(`${email} is not on the team`);
      return found;
    };
    const act = (who: string, operation: string, input: object = {}, as = cookie) =>
      app.act(`/admin/people/${who}`, operation, input, { cookie: as });
    const change = (who: string, input: object, as = cookie) => act(who, "changeTeamMember", input, as);
    const changeTeam = (input: object, as = cookie) =>
      app.act("/admin/people", "changeTeam", input, { cookie: as });
    const invite = (input: object) => app.act("/admin/people", "inviteTeamMember", input, { cookie });
    const mails = async () => {
      await app.worker.drain();
      const folder = join(app.dataDir, "mail");
      return readdirSync(folder).map((name) =>
        readFileSync(join(folder, name), "utf8").replace(/=\n/g, "").replaceAll("=3D", "="),
      );
    };
    const audit = async () =>
      (await app.services.store.db.selectFrom("audit").select("action").execute()).map(
        ({ action }) => action,
      );
    return { app, cookie, list, find, act, change, changeTeam, invite, mails, audit };
  }
  const opens = async (app: TestApp, cookie: string) =>
    (await ask(app, "/api/admin/profile", { cookie })).status;

  it("are invited by a neutral mail with a link that sets a password, once", async () => {
    const { app, find, invite, mails, audit } = await start();
    const invitation = { email: "Sam.Okafor@example.org", name: "Samuel Okafor", role: "editor" };
    expect((await invite(invitation)).status).toBe(200);
    expect(wordsIn(await dumpOf(app.services), [invitation.email, invitation.name])).toEqual([]);
    const [mail = ""] = await mails();
    expect(mail).toContain("To: Sam.Okafor@example.org");
    expect(/^Subject: (.*)$/m.exec(mail)?.[1]).toBe("An invitation from Kinward");
    expect(mail).toContain("Robin owner invited you to join the Kinward team as an editor.");
    const token = /set-password#token=([\w-]{43})/.exec(mail)?.[1];
    expect((await find(invitation.email)).state).toBe("invited");
    expect((await app.post("/api/auth/set-password", { token, password })).status).toBe(200);
    const signedIn = await signIn(app, "sam.okafor@example.org");
    expect((await (await ask(app, "/api/admin/profile", signedIn)).json()).profile.role).toBe("editor");
    expect((await find(invitation.email)).state).toBe("active");
    const again = await invite(invitation);
    expect(again.status).toBe(422);
    expect((await again.json()).fields.email).toMatch(/already on the team/);
    expect((await invite({ ...invitation, role: "king" })).status).toBe(422);
    expect((await invite({ ...invitation, email: "nobody" })).status).toBe(422);
    expect(await audit()).toContain("people.invited");
  });

  it("are invited by owners alone, whatever calls the write", async () => {
    const { app } = await start();
    const editor = {
      id: "editor",
      name: "Robin editor",
      role: "editor",
      sessionId: "",
      needsSecondFactor: false,
    } as const;
    const forbidden = { code: "forbidden" };
    const invitation = { email: "sam@example.org", name: "Sam", role: "owner" } as const;
    await expect(inviteTeamMember(app.services, editor, invitation)).rejects.toMatchObject(forbidden);
    await expect(reinviteTeamMember(app.services, editor, "any")).rejects.toMatchObject(forbidden);
    expect(await app.services.store.db.selectFrom("team_members").select("id").execute()).toHaveLength(1);
  });

  it("get the invitation again, not twice within minutes, and not once they have a password", async () => {
    const { app, act, find, invite, mails } = await start();
    await invite({ email: "sam@example.org", role: "viewer" });
    const { id: sam } = await find("sam@example.org");
    const again = (who: string) => act(who, "reinviteTeamMember");
    expect((await again(sam)).status).toBe(409);
    app.clock.advance(6 * minute);
    expect((await again(sam)).status).toBe(200);
    expect(await mails()).toHaveLength(2);
    const editor = await find(await addPerson(app, "editor"));
    expect((await again(editor.id)).status).toBe(409);
    expect((await again(id)).status).toBe(404);
    expect((await again("%00")).status).toBe(404);
  });

  it("change roles, and notice when someone else was first", async () => {
    const { app, find, change, audit } = await start();
    const email = await addPerson(app, "viewer");
    const viewer = await find(email);
    const changed = await change(viewer.id, { revision: viewer.revision, role: "editor" });
    expect(changed.status).toBe(200);
    const late = await change(viewer.id, { revision: viewer.revision, role: "owner" });
    expect(late.status).toBe(409);
    expect((await late.json()).message).toMatch(/changed this account first/);
    expect((await find(email)).role).toBe("editor");
    expect((await change(viewer.id, { revision: 1 })).status).toBe(422);
    expect((await change(viewer.id, { revision: 1, role: "owner", account: "closed" })).status).toBe(422);
    expect((await change(id, { revision: 0, role: "editor" })).status).toBe(404);
    expect(await audit()).toContain("people.made_editor");
  });

  it("never change their own role or account, and always leave one owner, however fast two press", async () => {
    const { app, act, find, change, list } = await start();
    const own = await find("owner@kinward.test");
    expect((await list()).filter(({ you }) => you)).toEqual([own]);
    for (const input of [{ role: "viewer" }, { account: "closed" }])
      expect((await change(own.id, { revision: own.revision, ...input })).status).toBe(409);
    expect((await act(own.id, "resetSecondFactorOf")).status).toBe(409);
    const email = await addPerson(app, "owner", "second@kinward.test");
    const { cookie: theirs } = await signIn(app, email);
    const second = await find(email);
    const [one, other] = await Promise.all([
      change(second.id, { revision: second.revision, role: "viewer" }),
      change(own.id, { revision: own.revision, account: "closed" }, theirs),
    ]);
    expect([one.status, other.status].filter((status) => status === 200)).toHaveLength(1);
    const owners = await app.services.store.db
      .selectFrom("team_members")
      .select("id")
      .where("role", "=", "owner")
      .where("state", "=", "active")
      .execute();
    expect(owners).toHaveLength(1);
  });

  it("leave one owner at the terminal too", async () => {
    const { app } = await start();
    const run = (words: string) =>
      runCommand(app.services, words.split(" "), { print: () => undefined, readInput: async () => "" });
    await expect(run("disable owner@kinward.test")).rejects.toThrow(/last owner/);
    await addPerson(app, "owner", "second@kinward.test");
    expect(await run("disable owner@kinward.test")).toBe(0);
    await expect(run("disable second@kinward.test")).rejects.toThrow(/last owner/);
    expect(await run("reset-2fa second@kinward.test")).toBe(0);
  });

  it("are shut out at once when their account is closed, and come back by a new link", async () => {
    const { app, find, change, mails } = await start();
    const email = await addPerson(app, "editor");
    const { cookie: theirs } = await signIn(app, email);
    const editor = await find(email);
    expect((await change(editor.id, { revision: 0, account: "open" })).status).toBe(409);
    const seen = app.clock.now().toISOString();
    app.clock.advance(minute);
    expect((await change(editor.id, { revision: 0, account: "closed" })).status).toBe(200);
    expect((await find(email)).seen).toBe(seen);
    expect((await find(await addPerson(app, "viewer"))).seen).toBeNull();
    expect(await opens(app, theirs)).toBe(401);
    expect((await app.post("/api/auth/sign-in", { email, password })).status).toBe(401);
    expect((await change(editor.id, { revision: 1, account: "open" })).status).toBe(200);
    const [mail = ""] = await mails();
    const token = /set-password#token=([\w-]{43})/.exec(mail)?.[1];
    expect((await app.post("/api/auth/set-password", { token, password })).status).toBe(200);
    expect(await opens(app, (await signIn(app, email)).cookie)).toBe(200);
  });

  it("have their sessions seen and ended by an owner", async () => {
    const { app, cookie, find, act, audit } = await start();
    const email = await addPerson(app, "editor");
    const [one, other] = [await signIn(app, email), await signIn(app, email)];
    const { id: editor } = await find(email);
    const { sessions } = await memberWithSessions(app.services, await actorBy(app, { cookie }), editor);
    expect(sessions).toHaveLength(2);
    const end = async (sessionId = "") => (await act(editor, "endSessionOf", { sessionId })).status;
    expect(await end(sessions[0]?.id)).toBe(200);
    expect(await end(sessions[0]?.id)).toBe(404);
    expect(await end("\0")).toBe(422);
    expect([await opens(app, one.cookie), await opens(app, other.cookie)].toSorted()).toEqual([200, 401]);
    await signIn(app, email);
    expect((await act(editor, "endSessionsOf")).status).toBe(200);
    expect([await opens(app, one.cookie), await opens(app, other.cookie)]).toEqual([401, 401]);
    expect(await audit()).toEqual(expect.arrayContaining(["people.session_ended", "people.sessions_ended"]));
  });

  it("are led to a second step first, when an owner asks it of one or of all", async () => {
    const { app, cookie, find, act, change, changeTeam } = await start();
    const email = await addPerson(app, "editor");
    const { cookie: theirs } = await signIn(app, email);
    const reads = async (as: string) => (await ask(app, "/api/admin/pictures", { cookie: as })).status;
    const editor = await find(email);
    expect(await reads(theirs)).toBe(200);
    expect((await change(editor.id, { revision: 0, mustUseFactor: true })).status).toBe(200);
    expect([await reads(theirs), await opens(app, theirs)]).toEqual([403, 200]);
    const { cookie: withFactor } = await turnOnSecondFactor(app, theirs);
    expect(await reads(withFactor)).toBe(200);
    expect((await act(editor.id, "resetSecondFactorOf")).status).toBe(200);
    expect(await opens(app, withFactor)).toBe(401);
    const { cookie: back } = await signIn(app, email);
    expect(await reads(back)).toBe(403);
    expect((await change(editor.id, { revision: 1, mustUseFactor: false })).status).toBe(200);
    expect(await reads(back)).toBe(200);
    expect((await changeTeam({ secondFactor: "everybody" })).status).toBe(200);
    expect([await reads(back), await reads(cookie)]).toEqual([403, 403]);
    const { cookie: owner } = await turnOnSecondFactor(app, cookie);
    expect((await changeTeam({ secondFactor: "each" }, owner)).status).toBe(200);
    expect(await reads(back)).toBe(200);
  });
});

describe.each(bothDatabases)("the owners on %s", (kind) => {
  it("are counted one change at a time: the second waits, and sees what the first has done", async () => {
    const app = await openTestApp(kind);
    open.push(app);
    await addPerson(app, "owner", "one@kinward.test");
    await addPerson(app, "owner", "other@kinward.test");
    const { store } = app.services;
    const counted = Promise.withResolvers<void>();
    const first = store.transact(async (tx) => {
      const [one = ""] = await lockOwners(tx, app.services);
      counted.resolve();
      // Time enough for the second to count them too, were it allowed to.
      for (let step = 0; step < 50; step++) await tx.selectFrom("team_members").select("id").execute();
      await tx.updateTable("team_members").set({ role: "viewer" }).where("id", "=", one).execute();
    });
    await counted.promise;
    const second = store.transact((tx) => lockOwners(tx, app.services));
    await first;
    expect(await second).toHaveLength(1);
  });
});
