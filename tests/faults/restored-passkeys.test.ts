import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { createApp } from "#server/app.ts";
import { assemble } from "#server/assemble.ts";
import { addPerson, ask, cookiesOf, signIn } from "#tests/support/admin.ts";
import { backUpHere, folderFor, restoreHere } from "#tests/support/backups.ts";
import { addPasskeyFor, signInByPasskey } from "#tests/support/passkey.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { bothDatabases, openTestApp, type TestApp } from "#tests/support/test-app.ts";

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** The same site on what was restored. */
async function startAgain(before: TestApp): Promise<TestApp> {
  const services = await assemble(before.environment, { clock: before.clock });
  ends.push(async () => {
    services.mailer.close();
    await services.store.close();
  });
  const app = createApp({ services, pages: undefined });
  const post: TestApp["post"] = async (path, body, headers = {}) =>
    app.request(siteUrl + path, {
      method: "POST",
      headers: { "content-type": "application/json", origin: siteUrl, ...headers },
      body: JSON.stringify(body),
    });
  return { ...before, services, app, post };
}

describe.each(bothDatabases)("passkeys, restored on %s", (kind) => {
  it("sign in again and stay required, but for those removed since the backup", async () => {
    const app = await openTestApp(kind);
    const owner = await signIn(app, await addPerson(app, "owner"));
    const { device: owners } = await addPasskeyFor(app, owner.cookie);
    const editor = await signIn(app, await addPerson(app, "editor"));
    const { device: kept } = await addPasskeyFor(app, editor.cookie);
    const { device: lost } = await addPasskeyFor(app, editor.cookie, undefined, "Lost key");
    const required = await app.act("/admin/people", "changeTeam", { passkeys: "required" }, owner);
    expect(required.status).toBe(200);
    const file = join(folderFor(ends), "passkeys.backup");
    await backUpHere(app.environment, file);

    const cookie = cookiesOf(await signInByPasskey(app, kept));
    const { passkeys } = await (await ask(app, "/api/admin/profile", { cookie })).json();
    const { id } = passkeys.find(({ name }: { name: string }) => name === "Lost key");
    const removed = await app.act("/admin/profile", "removePasskey", { id }, { cookie });
    expect(removed.status).toBe(200);
    await app.worker.stop();
    app.services.mailer.close();
    await app.services.store.close();

    const told = await restoreHere(app.environment, file, { replace: true });
    expect(told).toContain("Passkeys removed since the backup, removed again: 1.");
    const restored = await startAgain(app);
    expect((await ask(restored, "/api/admin/profile", { cookie })).status).toBe(401);
    for (const device of [owners, kept]) {
      const signedIn = await signInByPasskey(restored, device);
      expect(signedIn.status).toBe(200);
      const answer = await ask(restored, "/api/admin/profile", { cookie: cookiesOf(signedIn) });
      const seen = await answer.json();
      expect(seen.profile).toMatchObject({ secondFactor: true, passkeysOnly: true });
      expect(seen.passkeys.map(({ name }: { name: string }) => name)).toEqual(["Work laptop"]);
    }
    expect((await signInByPasskey(restored, lost)).status).toBe(401);
  });
});
