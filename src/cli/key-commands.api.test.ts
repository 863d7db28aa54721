import { randomBytes } from "node:crypto";
import { copyFileSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { assemble } from "#server/assemble.ts";
import { diagnose } from "#server/doctor.ts";
import { backUpHere, restoreHere } from "#tests/support/backups.ts";
import { processWith, runAdmin } from "#tests/support/key-versions.ts";
import { openTestApp } from "#tests/support/test-app.ts";
import { secretsIn } from "#tests/support/words-in.ts";

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const signUp = { email: "robin@example.org", consentToNewsletter: true, website: "" };

it("adds a version to the key file and makes it the first, for its owner only", async () => {
  const app = await openTestApp("sqlite", { DATA_KEY: "" });
  ends.push(app.close);
  const file = join(app.dataDir, "key");
  const before = readFileSync(file, "utf8").trim();
  const added = await runAdmin(app, "key new");
  expect(added.lines[0]).toBe(`Version v2 is in ${file} now. It reads only.`);
  const lines = readFileSync(file, "utf8").trim().split("\n");
  expect(lines).toEqual([`v1:${before}`, expect.stringMatching(/^v2:\S{44}$/)]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(secretsIn(added.lines.join("\n"), [lines[1]?.slice(3) ?? ""])).toEqual([]);

  expect((await runAdmin(app, "key use v3")).code).toBe(1);
  expect((await runAdmin(app, "key use v2")).code).toBe(0);
  expect(readFileSync(file, "utf8").trim().split("\n")).toEqual([lines[1], lines[0]]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const again = await processWith(app, "");
  ends.push(again.close);
  expect(again.services.cipher.open).toEqual(["v2", "v1"]);
  expect((await runAdmin(again, "key new")).lines[0]).toContain("Version v3");
  expect((await runAdmin(again, "key use two")).code).toBe(2);
  expect((await runAdmin(again, "key retire v2")).lines[0]).toContain("Version v2 writes");
});

it("says how to add a version where the key isn't in a file, and prints no key", async () => {
  const app = await openTestApp("sqlite");
  ends.push(app.close);
  const { lines } = await runAdmin(app, "key new");
  expect(lines[0]).toBe(
    "The key comes from the setting DATA_KEY, so add the new version there: after what is there, a space or a new line, then v2: and what openssl rand -base64 32 prints.",
  );
  expect(secretsIn(lines.join("\n"), [app.environment.DATA_KEY ?? ""])).toEqual([]);
});

it("leads through a rotation with doctor", async () => {
  const app = await openTestApp("sqlite");
  ends.push(app.close);
  await app.post("/api/newsletter/signup", signUp);
  const ring = `v2:${randomBytes(32).toString("base64")} ${app.environment.DATA_KEY}`;
  const keyLines = async (dataKey: string) =>
    (await diagnose({ ...app.environment, DATA_KEY: dataKey }, { clock: app.clock }))
      .filter(({ about }) => about === "Key")
      .map(({ text }) => text);
  const next = await processWith(app, ring);
  ends.push(next.close);
  expect((await keyLines(ring)).at(-1)).toBe(
    "Version v1 is still open. Run script/admin key rotate, then script/admin key retire v1.",
  );
  expect((await keyLines(app.environment.DATA_KEY ?? "")).at(-1)).toBe(
    "Data was written with version v2, which isn't in the setting DATA_KEY. Add it there.",
  );
  await runAdmin(next, "key rotate");
  await runAdmin(next, "key retire v1");
  expect((await keyLines(ring)).at(-1)).toContain("Version v1 is retired. Remove it from");
  expect(await keyLines(ring.split(" ")[0] ?? "")).toEqual([
    "The key in the setting DATA_KEY decrypts the data.",
  ]);
});

it("restores a backup that was made with a retired version, once that version is added again", async () => {
  const app = await openTestApp("sqlite");
  ends.push(app.close);
  await app.post("/api/newsletter/signup", signUp);
  const file = join(app.dataDir, "old.backup");
  await backUpHere(app.environment, file);
  const second = `v2:${randomBytes(32).toString("base64")}`;
  const ring = `${second} ${app.environment.DATA_KEY}`;
  const next = await processWith(app, ring);
  await runAdmin(next, "key rotate");
  await runAdmin(next, "key retire v1");
  await next.close();
  const copy = join(app.dataDir, "copy.backup");
  copyFileSync(file, copy);
  await app.services.store.close();

  const onlyNew = { ...app.environment, DATA_KEY: second };
  await expect(restoreHere(onlyNew, copy, { replace: true })).rejects.toThrow(/written with another key/);
  const both = { ...app.environment, DATA_KEY: ring };
  await restoreHere(both, copy, { replace: true });
  const services = await assemble(both, { clock: app.clock });
  const rotated = await runAdmin({ services }, "key rotate");
  expect(rotated.lines.join("\n")).toMatch(/subscribers: 1 of 1 row/);
  expect((await runAdmin({ services }, "key retire v1")).code).toBe(0);
  await services.store.close();
  const last = await assemble(onlyNew, { clock: app.clock });
  ends.push(() => last.store.close());
  const row = await last.store.db.selectFrom("subscribers").select(["id", "email"]).executeTakeFirstOrThrow();
  expect(last.cipher.decrypt(row.email, { table: "subscribers", column: "email", id: row.id })).toBe(
    signUp.email,
  );
});
