import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { assemble } from "#server/assemble.ts";
import { type Environment, emptySite, folderFor, restoreHere, runScript } from "#tests/support/backups.ts";
import { fileOfProcess } from "#tests/support/bundle-processes.ts";
import { childEnvironment } from "#tests/support/child-environment.ts";
import { countStarted } from "#tests/support/count-started.ts";
import { countFaults, databaseNames } from "#tests/support/fault-counts.ts";
import { type S3Server, startS3 } from "#tests/support/s3-server.ts";
import { bothDatabases } from "#tests/support/test-app.ts";

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const megabytes = 24;

/** Rows that hardly get smaller, so that a backup is sent in several parts, of 8 MB each. */
async function fill(environment: Environment, rows = megabytes): Promise<void> {
  const { store, mailer } = await assemble(environment);
  for (let row = 0; row < rows; row += 1)
    await store.db
      .insertInto("outbox")
      .values({
        id: `sample-${row}`,
        kind: "sample",
        payload: JSON.stringify({ text: randomBytes(750_000).toString("base64") }),
        state: "done",
        attempts: 1,
        run_at: "2026-11-21T10:00:00.000Z",
        lease_until: "",
        created_at: "2026-11-21T10:00:00.000Z",
        finished_at: "2026-11-21T10:00:00.000Z",
        last_error: null,
      })
      .execute();
  mailer.close();
  await store.close();
}

/** Starts script/backup and kills it with SIGKILL as soon as the bucket has got so many parts. */
async function killedAtPart(environment: Environment, s3: S3Server, part: number): Promise<void> {
  countStarted("command");
  const child = spawn(process.execPath, [fileOfProcess("backup")], {
    cwd: environment.DATA_DIR,
    env: { ...childEnvironment, ...environment },
    stdio: "ignore",
  });
  s3.faults.onPart = async (number) => {
    if (number === part) child.kill("SIGKILL");
  };
  await once(child, "exit");
  delete s3.faults.onPart;
}

describe.each(bothDatabases)("a backup to a bucket on %s", (kind) => {
  it("killed in the middle leaves nothing that looks whole, and the next one is whole", {
    timeout: 180_000,
  }, async () => {
    const s3 = await startS3();
    ends.push(() => s3.close());
    const environment = await emptySite(kind, folderFor(ends), s3.settings);
    await fill(environment);
    expect(await runScript("backup", [], environment)).toMatchObject({ code: 0, err: "" });
    const [first] = s3.objects.keys();
    let lost = 0;
    for (const part of [1, 2, 3]) {
      await killedAtPart(environment, s3, part);
      if (!s3.objects.has(first ?? "")) lost += 1;
      const listed = await runScript("backup", ["list"], environment);
      expect(listed.out.match(/site-.*\.backup/g)).toHaveLength(1);
    }
    expect(s3.uploads.size).toBe(3);
    expect(await runScript("backup", [], environment)).toMatchObject({ code: 0, err: "" });
    expect(readdirSync(join(environment.DATA_DIR ?? "", "backup-staging"))).toEqual([]);
    const elsewhere = await emptySite(kind, folderFor(ends), {
      ...s3.settings,
      DATA_KEY: environment.DATA_KEY ?? "",
    });
    const told = await restoreHere(elsewhere, "latest");
    const [, rows = "0"] = /outbox\s+(\d+)/.exec(told) ?? [];
    lost += Math.max(0, megabytes - Number(rows));
    countFaults({
      what: `A backup to a bucket killed with SIGKILL on ${databaseNames[kind]} while parts are sent`,
      kills: 3,
      faults: 0,
      inputs: megabytes,
      lost,
      measured: "the next run was whole, and restored",
    });
    expect(lost).toBe(0);
  });
});

it("a backup to a bucket that is away, full or locked says so, and makes up for it later", {
  timeout: 180_000,
}, async () => {
  const s3 = await startS3();
  ends.push(() => s3.close());
  const environment = await emptySite("sqlite", folderFor(ends), s3.settings);
  await fill(environment, 14);
  const told = async (settings: Readonly<Record<string, string>> = {}) => {
    const ended = await runScript("backup", [], { ...environment, ...settings });
    expect(ended.code).toBe(1);
    expect(ended.err).not.toContain(s3.settings.BACKUP_S3_SECRET ?? "no secret");
    return ended.err;
  };
  expect(await told({ BACKUP_S3_ENDPOINT: "http://127.0.0.1:9" })).toContain("can't be reached");
  expect(await told({ BACKUP_S3_SECRET: "another" })).toContain("Check BACKUP_S3_KEY_ID");
  expect(await told({ BACKUP_S3_ENDPOINT: "http://s3.example.org" })).toContain("must begin with https");
  // Room for the first part, and not for the second.
  s3.faults.room = 9_000_000;
  expect(await told()).toContain("is full");
  expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0]);
  delete s3.faults.room;
  expect(await runScript("backup", [], environment)).toMatchObject({ code: 0, err: "" });
  expect(s3.objects.size).toBe(1);
  expect(existsSync(join(environment.DATA_DIR ?? "", "last-backup.json"))).toBe(true);
});
