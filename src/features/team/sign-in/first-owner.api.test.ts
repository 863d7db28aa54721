import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openedElsewhere } from "#content/opened-elsewhere.ts";
import { day, minute } from "#platform/clock/clock.ts";
import { listMembers } from "#platform/team/members.ts";
import { ask, cookiesOf, password } from "#tests/support/admin.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { bothDatabases, databases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { onWrite } from "#tests/support/triggers.ts";
import { secretsIn } from "#tests/support/words-in.ts";
import { addMember } from "../writes/accounts.server.ts";
import { firstOwnerAddress } from "./writes/first-owner.server.ts";

const email = "robin@kinward.test";
const refused = { used: "Somebody is on the team already", old: "Restart the site: it prints a new address" };

describe.each(bothDatabases)("the first person of the team on %s", (kind) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await openTestApp(kind);
  });
  afterEach(() => app.close());

  const printed = async (site: TestApp = app) => (await firstOwnerAddress(site.services)) ?? "";
  const tokenOf = (address: string) => address.split("#token=")[1] ?? "";
  const claim = (token: string, more: object = {}) =>
    app.post("/api/auth/first-owner", { token, name: "Robin", email, password, ...more });
  const team = () => listMembers(app.services);

  it("is one person, however many try at once with the addresses of several processes", async () => {
    const tokens = [tokenOf(await printed()), tokenOf(await printed()), tokenOf(await printed())];
    const answers = await Promise.all(
      [...tokens, ...tokens].map((token, at) => claim(token, { email: `person${at}@kinward.test` })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(5);
    expect(await team()).toHaveLength(1);
  });

  if (!databases.includes(kind)) return;

  it("makes an owner’s account with the printed address, once, and is signed in", async () => {
    const address = await printed();
    expect(address).toMatch(/\/admin\/first-owner#token=[\w-]{43}$/);
    const token = tokenOf(address);
    expect(secretsIn(await dumpOf(app.services), [token])).toEqual([]);
    const answer = await claim(address, { name: "<b>رובין</b> “R”" });
    expect(await answer.json()).toMatchObject({ next: "/admin" });
    expect((await ask(app, "/api/admin/site-content/home-faq", { cookie: cookiesOf(answer) })).status).toBe(
      200,
    );
    expect(await team()).toMatchObject([{ email, name: "<b>رובין</b> “R”", role: "owner", state: "active" }]);
    expect(await firstOwnerAddress(app.services)).toBeUndefined();
    const again = await claim(token, { email: "second@kinward.test" });
    expect([again.status, (await again.json()).message]).toEqual([
      409,
      expect.stringContaining(refused.used),
    ]);
    expect(await team()).toHaveLength(1);
  });

  it("needs the address of this site, whole, and not older than a day", async () => {
    const token = tokenOf(await printed());
    const other = await openTestApp(kind);
    const foreign = tokenOf(await printed(other));
    await other.close();
    for (const wrong of ["invented", token.slice(1), token.toUpperCase(), foreign]) {
      const answer = await claim(wrong);
      expect([answer.status, (await answer.json()).message]).toEqual([
        404,
        expect.stringContaining(refused.old),
      ]);
    }
    app.clock.advance(day - minute);
    expect((await claim(token, { password: "123456789012345" })).status).toBe(422);
    app.clock.advance(2 * minute);
    expect((await claim(token)).status).toBe(404);
    expect(await team()).toEqual([]);
    // A restart prints another one.
    expect((await claim(tokenOf(await printed()))).status).toBe(200);
  });

  it("says where the site is when the address was opened at another one, and can still be used there", async () => {
    const token = tokenOf(await printed());
    const fields = { token, name: "Robin", email, password };
    const elsewhere = { origin: "http://192.168.1.20:3000", host: "192.168.1.20:3000" };
    const answer = await app.post("/api/auth/first-owner", fields, elsewhere);
    const { code, message } = await answer.json();
    expect([answer.status, code, message]).toEqual([403, "foreign_origin", openedElsewhere(siteUrl)]);
    expect(message).toContain(siteUrl);
    expect(await team()).toEqual([]);
    expect((await claim(token)).status).toBe(200);
  });

  it("sets no password of anybody else", async () => {
    const token = tokenOf(await printed());
    expect((await app.post("/api/auth/set-password", { token, password })).status).toBe(404);
    expect((await app.post("/api/auth/password-link", { token })).status).toBe(404);
    const invitation = await addMember(app.services, {
      email,
      name: "R",
      role: "editor",
      password: undefined,
    });
    const answer = await claim(invitation ?? "");
    expect(answer.status).toBe(409);
    expect((await claim(token)).status).toBe(409);
    expect((await team()).map(({ role }) => role)).toEqual(["editor"]);
  });

  it("leaves nobody behind and the address as good as before when the account can't be written", async () => {
    const token = tokenOf(await printed());
    // What is written last: the invitation is used up and the account there by then.
    const takeBack = await onWrite(app.services.store, { table: "audit", on: "insert", run: "fail" });
    expect((await claim(token)).status).toBe(500);
    await takeBack();
    expect(await team()).toEqual([]);
    expect((await claim(token)).status).toBe(200);
  });
});
