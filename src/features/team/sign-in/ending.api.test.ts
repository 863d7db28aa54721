import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { runCommand } from "#cli/run-command.ts";
import { day, hour, minute } from "#platform/clock/clock.ts";
import { addPerson, ask, password, signIn, turnOnSecondFactor } from "#tests/support/admin.ts";
import { databases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { planDailyJob } from "#worker/daily.ts";
import { removalsOf } from "#worker/worker.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const other = "another long and quiet sentence";

describe.each(databases)("links by mail, and the end of sessions, on %s", (kind) => {
  async function start() {
    const app = await openTestApp(kind);
    open.push(app);
    const run = async (words: string) => {
      const lines: string[] = [];
      const code = await runCommand(app.services, words.split(" "), {
        print: (line) => lines.push(line),
        readInput: async () => "",
      });
      return { code, lines };
    };
    const mails = async () => {
      await app.worker.drain();
      const folder = join(app.dataDir, "mail");
      return readdirSync(folder, { withFileTypes: true }).map(({ name }) =>
        readFileSync(join(folder, name), "utf8").replace(/=\n/g, "").replaceAll("=3D", "="),
      );
    };
    const opens = async (cookie: string) => (await ask(app, "/api/admin/profile", { cookie })).status === 200;
    const statusOf = async (email: string, given: string) =>
      (await app.post("/api/auth/sign-in", { email, password: given })).status;
    return { app, run, mails, opens, statusOf };
  }
  const tokenIn = (text: string) => /set-password#token=([\w-]{43})/.exec(text)?.[1] ?? "";
  const setPassword = (app: TestApp, token: string, given = other) =>
    app.post("/api/auth/set-password", { token, password: given });

  it("set the first password with the link of script/admin, once", async () => {
    const { app, run, statusOf } = await start();
    const added = await run("add robin@kinward.test --role owner --name Robin");
    const token = tokenIn(added.lines.join("\n"));
    expect((await setPassword(app, token, "too short")).status).toBe(422);
    expect((await setPassword(app, token)).status).toBe(200);
    expect(await statusOf("robin@kinward.test", other)).toBe(200);
    const again = await setPassword(app, token, password);
    expect(again.status).toBe(404);
    expect((await again.json()).message).toMatch(/has been used/);
    expect((await setPassword(app, "made-up")).status).toBe(404);
  });

  it("are opened as often as somebody likes: looking at a link uses nothing up", async () => {
    const { app, run } = await start();
    const { lines } = await run("add robin@kinward.test --role editor");
    const link = lines.at(-1) ?? "";
    const token = tokenIn(link);
    expect(new URL(link)).toMatchObject({
      pathname: "/admin/set-password",
      search: "",
      hash: `#token=${token}`,
    });
    const open = (typed: string) => app.post("/api/auth/password-link", { token: typed });
    const earlier = link.replace("#", "?");
    for (const typed of [token, link, link, earlier]) {
      const answer = await open(typed);
      expect(answer.status, typed).toBe(200);
      expect((await answer.json()).invitation).toMatch(
        /^You’re invited to join the Kinward team as an editor/,
      );
    }
    const refused = await open("made-up");
    expect([refused.status, (await refused.json()).message]).toEqual([404, expect.stringMatching(/expired/)]);
    expect((await (await open("")).json()).fields.token).toBe("Please paste the link from the email");
    expect((await setPassword(app, earlier)).status).toBe(200);
    expect((await open(token)).status).toBe(404);
  });

  it("mail a new one to whom it belongs, the same answer to everybody, one mail at a time", async () => {
    const { app, mails, opens, statusOf } = await start();
    const email = await addPerson(app, "editor");
    const { cookie } = await signIn(app, email);
    const askFor = (address: string) => app.post("/api/auth/forgotten-password", { email: address });
    const [known, unknown] = [await askFor(email), await askFor("nobody@example.org")];
    expect(known.status).toBe(202);
    expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()]);
    await askFor(email);
    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain(`To: ${email}`);
    const token = tokenIn(sent[0] ?? "");
    expect(await opens(cookie)).toBe(true);
    expect((await setPassword(app, token)).status).toBe(200);
    expect(await opens(cookie)).toBe(false);
    expect(await statusOf(email, password)).toBe(401);
    expect(await statusOf(email, other)).toBe(200);
  });

  it("are not ended by a stranger who asks for a new password", async () => {
    const { app, mails, run } = await start();
    const invited = tokenIn((await run("add robin@kinward.test --role owner")).lines.join("\n"));
    const askFor = () => app.post("/api/auth/forgotten-password", { email: "robin@kinward.test" });
    await askFor();
    const [first = ""] = await mails();
    app.clock.advance(6 * minute);
    await askFor();
    await mails();
    for (const token of [invited, tokenIn(first)]) {
      const page = await setPassword(app, token, "too short");
      expect((await page.json()).fields.password).toBe("Please choose at least 15 characters");
    }
    expect((await setPassword(app, invited)).status).toBe(200);
    // With a password chosen, no earlier link is left.
    expect((await setPassword(app, tokenIn(first))).status).toBe(404);
  });

  it("take no password that is easily guessed, by link, on the profile or in the terminal", async () => {
    const { app, run, statusOf } = await start();
    const token = tokenIn((await run("add robin@kinward.test --role owner --name Robin")).lines.join("\n"));
    for (const weak of ["123456789012345", "passwordpassword", "robin@kinward.test"]) {
      const refused = await setPassword(app, token, weak);
      expect([weak, refused.status]).toEqual([weak, 422]);
      expect((await refused.json()).fields.password).toMatch(/four or five words/);
    }
    expect((await setPassword(app, token, password)).status).toBe(200);
    const { cookie } = await signIn(app, "robin@kinward.test");
    const change = (chosen: string) =>
      app.act("/admin/profile", "changeOwnPassword", { current: password, password: chosen }, { cookie });
    expect((await (await change("robin at kinward")).json()).fields.password).toMatch(/mostly your name/);
    expect(await statusOf("robin@kinward.test", password)).toBe(200);
    const added = await runCommand(
      app.services,
      ["add", "sam@kinward.test", "--role", "viewer", "--password-stdin"],
      { print: () => undefined, readInput: async () => "sam@kinward.test\n" },
    );
    expect(added).toBe(2);
    expect((await run("list")).lines).toHaveLength(1);
  });

  it("work for an hour, and a newer one ends an older one", async () => {
    const { app, mails, run } = await start();
    const email = await addPerson(app, "editor");
    await app.post("/api/auth/forgotten-password", { email });
    const [first = ""] = await mails();
    app.clock.advance(61 * minute);
    expect((await setPassword(app, tokenIn(first))).status).toBe(404);
    const older = tokenIn((await run(`link ${email}`)).lines.join("\n"));
    const newer = tokenIn((await run(`link ${email}`)).lines.join("\n"));
    expect((await setPassword(app, older)).status).toBe(404);
    app.clock.advance(47 * hour);
    expect((await setPassword(app, newer)).status).toBe(200);
  });

  it("are cut by disable: no session, no password, no link; a new link opens the account again", async () => {
    const { app, run, opens, statusOf } = await start();
    const email = await addPerson(app, "viewer");
    const { cookie } = await signIn(app, email);
    const link = tokenIn((await run(`link ${email}`)).lines.join("\n"));
    expect((await run(`disable ${email}`)).code).toBe(0);
    expect(await opens(cookie)).toBe(false);
    expect(await statusOf(email, password)).toBe(401);
    expect((await setPassword(app, link)).status).toBe(404);
    await app.post("/api/auth/forgotten-password", { email });
    await app.worker.drain();
    expect(await app.services.store.db.selectFrom("member_invites").selectAll().execute()).toEqual([]);
    const again = tokenIn((await run(`link ${email}`)).lines.join("\n"));
    expect((await setPassword(app, again)).status).toBe(200);
    expect(await statusOf(email, other)).toBe(200);
    await run(`disable ${email}`);
    await planDailyJob(app.services);
    app.clock.advance(30 * day);
    await app.worker.drain();
    expect((await run("list")).lines).toHaveLength(1);
    app.clock.advance(2 * day);
    await app.worker.drain();
    expect((await run("list")).lines).toEqual([]);
    expect((await run("disable nobody@example.org")).code).toBe(1);
    expect((await run("reset-2fa nobody@example.org")).code).toBe(1);
    expect((await run("disable")).code).toBe(2);
  });

  it("are cut by reset-2fa, which also takes away the second step and a sign-in half done", async () => {
    const { app, run, opens, statusOf } = await start();
    const email = await addPerson(app, "owner");
    const { cookie } = await turnOnSecondFactor(app, (await signIn(app, email)).cookie);
    await statusOf(email, password);
    const half = app.services.store.db.selectFrom("sign_in_challenges").selectAll();
    expect(await half.execute()).toHaveLength(1);
    expect((await run(`reset-2fa ${email}`)).code).toBe(0);
    expect(await opens(cookie)).toBe(false);
    expect(await half.execute()).toEqual([]);
    expect(await opens((await signIn(app, email)).cookie)).toBe(true);
  });

  it("leave what is half done alone at night, until it is long over", async () => {
    const { app } = await start();
    const { store, clock } = app.services;
    const challenge = (token_index: string, expires_at: string) => ({
      token_index,
      kind: "passkey" as const,
      team_member_id: "",
      session_id: "",
      challenge: "half done",
      codes: 0,
      expires_at,
    });
    const at = (hours: number) => new Date(clock.now().getTime() + hours * hour).toISOString();
    await store.db
      .insertInto("sign_in_challenges")
      .values([challenge("open", at(0.1)), challenge("just-over", at(-1)), challenge("long-over", at(-24))])
      .execute();
    await removalsOf(app.services)["sign-in.sessions"]?.();
    const left = await store.db.selectFrom("sign_in_challenges").select("token_index").execute();
    expect(left.map(({ token_index }) => token_index).toSorted()).toEqual(["just-over", "open"]);
  });

  it("end when somebody changes their password or ends them, but for the one in use", async () => {
    const { app, opens, statusOf } = await start();
    const email = await addPerson(app, "editor");
    const [here, there, elsewhere] = [
      await signIn(app, email),
      await signIn(app, email),
      await signIn(app, email),
    ];
    const stranger = await signIn(app, await addPerson(app, "viewer"));
    const { sessions } = await (await ask(app, "/api/admin/profile", here)).json();
    expect(sessions).toHaveLength(3);
    const others = sessions.filter((each: { here: boolean }) => !each.here);
    const end = (id: string, cookie: string) =>
      app.act("/admin/profile", "endOwnSession", { id }, { cookie });
    expect((await end(others[0].id, stranger.cookie)).status).toBe(404);
    expect((await end(others[0].id, here.cookie)).status).toBe(200);
    expect((await end(others[0].id, here.cookie)).status).toBe(404);
    expect((await end("\0", here.cookie)).status).toBe(422);
    expect([await opens(there.cookie), await opens(elsewhere.cookie)].filter(Boolean)).toHaveLength(1);
    const change = (current: string) =>
      app.act("/admin/profile", "changeOwnPassword", { current, password: other }, here);
    expect((await change("not my password, no")).status).toBe(422);
    const changed = await change(password);
    expect(changed.status).toBe(200);
    // This browser stays one that the account knows.
    expect(changed.headers.getSetCookie().join()).toMatch(/kinward-browser=[^;]/);
    expect(await opens(here.cookie)).toBe(true);
    expect([await opens(there.cookie), await opens(elsewhere.cookie)]).toEqual([false, false]);
    expect(await statusOf(email, password)).toBe(401);
    expect(await statusOf(email, other)).toBe(200);
  });

  it("end all at once, here too, at the press of one button", async () => {
    const { app, opens } = await start();
    const email = await addPerson(app, "editor");
    const [here, there] = [await signIn(app, email), await signIn(app, email)];
    const stranger = await signIn(app, await addPerson(app, "viewer"));
    const ended = await app.act("/admin/profile", "endOwnSessions", {}, here);
    expect(ended.status).toBe(200);
    expect(ended.headers.getSetCookie().join()).toMatch(/kinward-session=; Max-Age=0/);
    expect([await opens(here.cookie), await opens(there.cookie)]).toEqual([false, false]);
    expect(await opens(stranger.cookie)).toBe(true);
  });

  it("end everywhere else at the press of one button, and the sign-out is in the audit log", async () => {
    const { app, opens } = await start();
    const email = await addPerson(app, "editor");
    const [here, there, elsewhere] = [
      await signIn(app, email),
      await signIn(app, email),
      await signIn(app, email),
    ];
    const stranger = await signIn(app, await addPerson(app, "viewer"));
    const endOthers = (headers: Record<string, string>) =>
      app.act("/admin/profile", "endOtherSessions", {}, headers);
    expect((await endOthers({})).status).toBe(401);
    expect(await opens(there.cookie)).toBe(true);
    const ended = await endOthers(here);
    expect(ended.status).toBe(200);
    expect(ended.headers.getSetCookie()).toEqual([]);
    expect(await opens(here.cookie)).toBe(true);
    expect([await opens(there.cookie), await opens(elsewhere.cookie)]).toEqual([false, false]);
    expect(await opens(stranger.cookie)).toBe(true);
    const entries = await app.services.store.db.selectFrom("audit").select("action").execute();
    expect(entries).toContainEqual({ action: "profile.other_sessions_ended" });
  });

  it("stay while somebody changes their own name, which is encrypted and noted", async () => {
    const { app } = await start();
    const own = await signIn(app, await addPerson(app, "viewer"));
    const rename = (name: string) => app.act("/admin/profile", "changeOwnName", { name }, own);
    expect((await rename(" ")).status).toBe(422);
    expect((await rename(" Noor Haddad Lund ")).status).toBe(200);
    const { profile } = await (await ask(app, "/api/admin/profile", own)).json();
    expect(profile.name).toBe("Noor Haddad Lund");
    const stored = await dumpOf(app.services);
    expect(wordsIn(stored, ["Noor Haddad Lund"])).toEqual([]);
    expect(stored).toContain("profile.renamed");
  });

  it("leave nothing behind after a day", async () => {
    const { app } = await start();
    const email = await addPerson(app, "editor");
    await signIn(app, email);
    await app.post("/api/auth/sign-in", { email: "nobody@example.org", password });
    await planDailyJob(app.services);
    app.clock.advance(2 * day);
    await app.worker.drain();
    const { db } = app.services.store;
    for (const table of [
      "member_sessions",
      "member_failures",
      "member_used_codes",
      "member_invites",
    ] as const)
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    expect(await db.selectFrom("audit").selectAll().execute()).not.toEqual([]);
    app.clock.advance(750 * day);
    await app.worker.drain();
    await app.worker.drain();
    expect(await db.selectFrom("audit").selectAll().execute()).toEqual([]);
  });
});
