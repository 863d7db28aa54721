import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Environment, emptySite } from "#tests/support/backups.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { bothDatabases, databases } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { assemble } from "./assemble.ts";
import { diagnose } from "./doctor.ts";
import { reportOf } from "./finding.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kinward-doctor-"));
});
afterEach(() => {
  for (const path of [folder, `${folder}.marker`]) rmSync(path, { recursive: true, force: true });
});

async function startedOnce(environment: Environment): Promise<void> {
  const services = await assemble(environment);
  services.mailer.close();
  await services.store.close();
}

const stateOf = async (environment: Environment, about: string, now = new Date()) =>
  (await diagnose(environment, { clock: { now: () => now } })).find((each) => each.about === about);

describe.each(bothDatabases)("on %s", (kind) => {
  it("finds nothing wrong with a site that is set up, and says what it looked at", async () => {
    const smtp = await startSmtp();
    const environment = await emptySite(kind, folder, {
      SMTP_URL: smtp.url,
      DATA_MARKER: `${folder}.marker`,
    });
    await startedOnce(environment);
    writeFileSync(join(folder, "last-backup.json"), JSON.stringify({ madeAt: new Date().toISOString() }));
    const findings = await diagnose(environment);
    await smtp.close();
    expect(findings.filter(({ state }) => state !== "fine")).toEqual([]);
    expect(findings.map(({ about }) => about)).toEqual([
      "Settings",
      "Data folder",
      "Disk",
      "Key",
      "Database",
      "Clock",
      "Tasks",
      "Mail",
      "Mailbox",
      "Backup",
    ]);
    expect(reportOf(findings).exitCode).toBe(0);
  });

  if (!databases.includes(kind)) return;

  it("says when there are passkeys that were never completely added", async () => {
    const environment = await emptySite(kind, folder);
    const services = await assemble(environment);
    const passkey = {
      team_member_id: "nobody",
      name: "",
      public_key: "",
      counter: 0,
      transports: "",
      created_at: "",
      used_at: "",
    };
    await services.store.db
      .insertInto("member_passkeys")
      .values({ ...passkey, id: "one", credential_id: "one" })
      .execute();
    services.mailer.close();
    await services.store.close();
    expect(await stateOf(environment, "Passkeys")).toMatchObject({
      state: "warning",
      text: expect.stringMatching(/^Never completely added: 1\. They open nothing/),
    });
  });

  it("names a wrong key, and the place it was read from", async () => {
    const environment = await emptySite(kind, folder);
    await startedOnce(environment);
    const wrong = { ...environment, DATA_KEY: Buffer.alloc(32, 7).toString("base64") };
    expect(await stateOf(wrong, "Key")).toMatchObject({
      state: "problem",
      text: expect.stringMatching(/another key.*DATA_KEY/),
    });
  });
});

it("lists every invalid setting and checks nothing else", async () => {
  const findings = await diagnose({ PORT: "many", SITE_URL: "ftp://x.test", DATA_DIR: folder });
  expect(findings.map(({ state }) => state)).toEqual(["problem", "problem"]);
  expect(findings.map(({ text }) => text).join(" ")).toMatch(/PORT.*SITE_URL/);
  expect(reportOf(findings).exitCode).toBe(1);
});

it("creates nothing before the first start", async () => {
  const missing = join(folder, "not-yet");
  const findings = await diagnose(await emptySite("sqlite", missing));
  expect(findings.filter(({ state }) => state === "problem")).toEqual([]);
  expect(() => chmodSync(missing, 0o700)).toThrow(/ENOENT/);
});

it("tells of a data folder that others can open, with the command that closes it", async () => {
  const environment = await emptySite("sqlite", folder);
  await startedOnce(environment);
  chmodSync(folder, 0o755);
  expect(await stateOf(environment, "Permissions")).toMatchObject({
    state: "problem",
    text: expect.stringContaining(`chmod go-rwx ${folder}`),
  });
});

it("tells of a backup as old as was set, and of a mail server that doesn't answer", async () => {
  const environment = await emptySite("sqlite", folder, {
    SMTP_URL: "smtp://user:a-marked,secret@127.0.0.1:9",
  });
  await startedOnce(environment);
  writeFileSync(join(folder, "last-backup.json"), JSON.stringify({ madeAt: "2026-11-01T03:00:00.000Z" }));
  const now = new Date("2026-11-10T03:00:00.000Z");
  expect(await stateOf(environment, "Backup", now)).toMatchObject({
    state: "problem",
    text: expect.stringContaining("9 days old"),
  });
  const mail = await stateOf(environment, "Mail", now);
  expect(mail).toMatchObject({ state: "problem", text: expect.stringContaining("127.0.0.1:9") });
  expect(wordsIn(mail?.text ?? "", ["a-marked,secret"])).toEqual([]);
});

it("tells of a clock that has gone back, and of tasks that nobody works on", async () => {
  const environment = await emptySite("sqlite", folder);
  const services = await assemble(environment);
  await services.store.db
    .insertInto("outbox")
    .values({
      id: "late",
      kind: "test",
      payload: "{}",
      state: "queued",
      attempts: 0,
      run_at: "2026-11-10T03:00:00.000Z",
      lease_until: "2026-11-10T03:00:00.000Z",
      created_at: "2026-11-10T03:00:00.000Z",
      finished_at: null,
      last_error: null,
    })
    .execute();
  services.mailer.close();
  await services.store.close();
  expect(await stateOf(environment, "Clock", new Date("2026-11-10T02:00:00.000Z"))).toMatchObject({
    state: "problem",
  });
  expect(await stateOf(environment, "Tasks", new Date("2026-11-10T03:20:00.000Z"))).toMatchObject({
    state: "problem",
    text: expect.stringContaining("ROLE=worker"),
  });
});
