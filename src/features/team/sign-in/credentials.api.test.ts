import { scryptSync } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { hashCosts } from "#platform/auth/passwords.ts";
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
import { quickCosts } from "#tests/support/hash-costs.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { addMember, inviteAgain } from "../writes/accounts.server.ts";
import { recoveryCodeLength, recoveryCodeLetters } from "./rules.ts";

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp("sqlite");
});
afterEach(() => app.close());

const tryIn = async (email: string, given: string) =>
  (await app.post("/api/auth/sign-in", { email, password: given })).status;

/** The token of a link that sets a new team member's first password, as the terminal prints it. */
async function linkFor(email: string): Promise<string> {
  const token = await addMember(app.services, { email, name: "Robin", role: "editor", password: undefined });
  return token ?? "";
}

describe("passwords", () => {
  it("takes a password exactly as typed, of any characters, to its last letter of 256", async () => {
    const { cookie } = await actAs(app, "editor");
    const chosen = ` Ünïcode 日本語 "quotes" <tags> and spaces ${"aB3$ xY7! ".repeat(30)}`
      .slice(0, 255)
      .concat("Z");
    expect(chosen).toHaveLength(256);
    const given = { current: password, password: chosen };
    const changed = await app.act("/admin/profile", "changeOwnPassword", given, { cookie });
    expect(changed.status).toBe(200);
    const email = "editor@kinward.test";
    for (const other of [
      chosen.trim(),
      chosen.slice(0, 255),
      `${chosen.slice(0, 255)}z`,
      chosen.toLowerCase(),
      chosen.slice(0, 72),
      chosen.replace("<tags>", "tags"),
    ])
      expect(await tryIn(email, other), other).toBe(401);
    expect(await tryIn(email, chosen)).toBe(200);
  });

  it("asks for the current password before it takes another", async () => {
    const { cookie } = await actAs(app, "editor");
    const another = "another long and quiet sentence";
    for (const current of ["", "a wrong and long sentence", another]) {
      const given = { current, password: another };
      const answer = await app.act("/admin/profile", "changeOwnPassword", given, { cookie });
      expect([401, 403, 422]).toContain(answer.status);
    }
    const given = { password: another };
    const without = await app.act("/admin/profile", "changeOwnPassword", given, { cookie });
    expect(without.status).toBe(422);
    expect(await tryIn("editor@kinward.test", another)).toBe(401);
  });

  it("takes a password years later, since none expires", async () => {
    const email = await addPerson(app, "viewer");
    app.clock.advance(5 * 365 * 24 * 60 * 60 * 1_000);
    expect(await tryIn(email, password)).toBe(200);
  });

  it("hashes passwords at OWASP's cost, with a salt each", async () => {
    await addPerson(app, "owner", "owner@kinward.test", hashCosts.password);
    await addPerson(app, "viewer", "viewer@kinward.test", hashCosts.password);
    const stored = await app.services.store.db.selectFrom("team_members").select("password_hash").execute();
    const parts = stored.map(({ password_hash }) => (password_hash ?? "").split("$"));
    for (const [kind, N, r, p] of parts) expect([kind, N, r, p]).toEqual(["scrypt", "131072", "8", "1"]);
    const [[, , , , first = ""] = [], [, , , , second = ""] = []] = parts;
    expect(Buffer.from(first, "base64url")).toHaveLength(16);
    expect(first).not.toBe(second);
  });

  it("still asks for the code after a forgotten password", async () => {
    const { cookie } = await actAs(app, "editor");
    await turnOnSecondFactor(app, cookie);
    const token = await inviteAgain(app.services, "editor@kinward.test");
    const set = await app.post("/api/auth/set-password", { token, password: "a quite different sentence" });
    expect(set.status).toBe(200);
    const answer = await app.post("/api/auth/sign-in", {
      email: "editor@kinward.test",
      password: "a quite different sentence",
    });
    expect((await answer.json()).next).toMatch(/^\/admin\/login\/code/);
    const half = cookiesOf(answer);
    expect(half).not.toContain("kinward-session=");
  });
});

describe("secrets of the sign-in", () => {
  it("makes recovery codes nobody can guess: 28 letters of 31, at least 128 random bits, none alike", async () => {
    const { cookie } = await actAs(app, "owner");
    const { codes } = await turnOnSecondFactor(app, cookie);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){6}$/);
    expect(Math.log2(recoveryCodeLetters.length) * recoveryCodeLength).toBeGreaterThan(128);
  });

  it("keeps recovery codes as keyed hashes only, the same code differently for each person", async () => {
    const { cookie } = await actAs(app, "owner");
    const { codes } = await turnOnSecondFactor(app, cookie);
    const row = await app.services.store.db
      .selectFrom("member_second_factors")
      .select(["team_member_id", "recovery_codes"])
      .executeTakeFirstOrThrow();
    const stored = z.array(z.string()).parse(JSON.parse(row.recovery_codes));
    expect(stored).toHaveLength(10);
    const hashOf = (code: string, person: string) =>
      `long:${app.services.cipher.blindIndex("recovery-codes", `${person} ${code}`)}`;
    for (const [at, code] of codes.entries()) expect(stored[at]).toBe(hashOf(code, row.team_member_id));
    expect(stored[0]).not.toBe(hashOf(codes[0] ?? "", "another-person"));
  });

  it("takes short recovery codes of earlier versions, which are hashed at the cost of a password", async () => {
    const own = await openTestApp("sqlite", {}, { ...hashCosts, password: quickCosts.password });
    const { db } = own.services.store;
    const { cookie } = await signIn(own, await addPerson(own, "owner"));
    await turnOnSecondFactor(own, cookie);
    const { team_member_id: salt } = await db
      .selectFrom("member_second_factors")
      .select("team_member_id")
      .executeTakeFirstOrThrow();
    const slow = (text: string, N: number) =>
      scryptSync(text, salt, 32, { N, r: 8, p: 1, maxmem: 2 ** 28 }).toString("base64url");
    const old = ["abcde-fghjk", "mnpqr-stuvw"].map((code) => {
      const first = slow(own.services.cipher.blindIndex("recovery-codes", `${salt} ${code}`), 2 ** 14);
      return `short:${slow(first, quickCosts.password.N)}`;
    });
    await db
      .updateTable("member_second_factors")
      .set({ recovery_codes: JSON.stringify(old) })
      .execute();
    const stored = async () =>
      z
        .array(z.string())
        .parse(
          JSON.parse(
            (await db.selectFrom("member_second_factors").select("recovery_codes").executeTakeFirstOrThrow())
              .recovery_codes,
          ),
        );
    const first = await own.post("/api/auth/sign-in", { email: "owner@kinward.test", password });
    const second = await own.post(
      "/api/auth/second-step",
      { code: "MNPQR stuvw" },
      { cookie: cookiesOf(first) },
    );
    expect(second.status).toBe(200);
    expect(await stored()).toHaveLength(1);
    await own.close();
  });

  it("keeps an app's secret encrypted, and notices one changed bit", async () => {
    const { cookie } = await actAs(app, "owner");
    const { secret } = await turnOnSecondFactor(app, cookie);
    const { db } = app.services.store;
    const row = await db
      .selectFrom("member_second_factors")
      .select(["id", "secret"])
      .executeTakeFirstOrThrow();
    const place = { table: "staff_second_factors", column: "secret", id: row.id };
    const { cipher } = app.services;
    expect(cipher.decrypt(row.secret, place)).toBe(secret);
    // 160 bits in base 32.
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const [, sealed = ""] = row.secret.split("v1.");
    const bytes = Buffer.from(sealed, "base64url");
    for (const at of [0, 30, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => cipher.decrypt(`v1.${changed.toString("base64url")}`, place)).toThrow();
    }
  });

  it("makes links nobody can guess: 256 random bits", async () => {
    const tokens = await Promise.all(
      Array.from({ length: 20 }, (_, at) => linkFor(`person${at}@kinward.test`)),
    );
    expect(new Set(tokens).size).toBe(20);
    for (const token of tokens) expect(Buffer.from(token, "base64url")).toHaveLength(32);
  });
});

describe("sessions", () => {
  it("gives each sign-in a token of its own, of at least 128 random bits", async () => {
    const email = await addPerson(app, "viewer");
    const tokens: string[] = [];
    for (let time = 0; time < 6; time += 1) {
      const { cookie } = await signIn(app, email);
      const value = decodeURIComponent(/kinward-session=([^;]+)/.exec(cookie)?.[1] ?? "");
      tokens.push(value.slice(0, value.lastIndexOf(".")));
    }
    expect(new Set(tokens).size).toBe(6);
    // Each of 62 letters has just under six bits.
    for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{22,}$/);
  });

  it("ends the session this browser still had at each sign-in, and no other", async () => {
    const email = await addPerson(app, "viewer");
    const opens = async (cookie: string) => (await ask(app, "/api/admin/profile", { cookie })).status === 200;
    const elsewhere = await signIn(app, email);
    const before = await signIn(app, email);
    const again = await app.post("/api/auth/sign-in", { email, password }, before);
    const now = cookiesOf(again);
    expect([await opens(before.cookie), await opens(now), await opens(elsewhere.cookie)]).toEqual([
      false,
      true,
      true,
    ]);
    // With a second step the earlier session lasts until the code is right.
    const { secret, cookie } = await turnOnSecondFactor(app, now);
    const half = cookiesOf(await app.post("/api/auth/sign-in", { email, password }, { cookie }));
    expect(await opens(cookie)).toBe(true);
    const both = { cookie: `${cookie}; ${half}` };
    const done = await app.post("/api/auth/second-step", { code: appCode(secret, 1) }, both);
    expect([done.status, await opens(cookie), await opens(cookiesOf(done))]).toEqual([200, false, true]);
  });

  it("makes no session from a link alone: the invited are signed in once they have chosen a password", async () => {
    const token = await linkFor("new@kinward.test");
    const opened = await app.post("/api/auth/password-link", { token });
    expect([opened.status, cookiesOf(opened)]).toEqual([200, ""]);
    expect(await app.services.store.db.selectFrom("member_sessions").selectAll().execute()).toEqual([]);
    const answer = await app.post("/api/auth/set-password", { token, password });
    expect([answer.status, (await answer.json()).next]).toEqual([200, "/admin"]);
    const profile = () => ask(app, "/api/admin/profile", { cookie: cookiesOf(answer) });
    expect((await profile()).status).toBe(200);
    expect((await app.post("/api/auth/set-password", { token, password })).status).toBe(404);
  });

  it("signs nobody in who has had a password before: a link for a new one ends sessions and makes none", async () => {
    const { cookie } = await actAs(app, "editor");
    const token = await inviteAgain(app.services, "editor@kinward.test");
    const answer = await app.post(
      "/api/auth/set-password",
      { token, password: "a quite different sentence" },
      { cookie },
    );
    expect([answer.status, (await answer.json()).next]).toEqual([200, undefined]);
    expect(cookiesOf(answer)).not.toContain("kinward-session");
    expect(await app.services.store.db.selectFrom("member_sessions").selectAll().execute()).toEqual([]);
  });

  it("asks the invited for two-step sign-in where the team requires it, before anything else", async () => {
    const token = await linkFor("new@kinward.test");
    const answer = await app.post("/api/auth/set-password", { token, password });
    const own = cookiesOf(answer);
    expect(own).toContain("kinward-session");
    await app.services.store.db.updateTable("team_members").set({ must_use_factor: 1 }).execute();
    expect((await ask(app, "/api/admin/pictures", { cookie: own })).status).toBe(403);
  });
});
