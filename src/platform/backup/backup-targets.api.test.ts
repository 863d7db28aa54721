import { randomBytes } from "node:crypto";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { day, hour } from "#platform/clock/clock.ts";
import { readSettings } from "#platform/settings/read.ts";
import { type S3Server, startS3 } from "#tests/support/s3-server.ts";
import { backupSettings } from "./backup-settings.ts";
import { type BackupTarget, backupName, type StagedBackup } from "./backup-target.ts";
import { openTarget } from "./open-target.ts";
import { fileSum } from "./whole-file.ts";

let folder: string;
let s3: S3Server;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "kinward-target-"));
  s3 = await startS3();
});
afterEach(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const at = (settings: Readonly<Record<string, string>>): BackupTarget =>
  openTarget(readSettings(backupSettings, settings));

/** A file that looks like a backup, of so many bytes. */
async function staged(bytes = 1_000, madeAt = "2026-11-22T04:00:00.000Z"): Promise<StagedBackup> {
  const path = join(folder, `${randomBytes(4).toString("hex")}.staged`);
  writeFileSync(path, randomBytes(bytes));
  return { path, name: backupName(madeAt), ...(await fileSum(path)) };
}

const problemOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "none",
    (error: unknown) => (error instanceof Error ? error.message : "unknown"),
  );

describe.each(["folder", "s3"] as const)("a %s for backups", (kind) => {
  const target = () => at(kind === "s3" ? s3.settings : { BACKUP_TO: folder });

  it("gives back what was put there, byte by byte, and removes it", async () => {
    const one = await staged(10_000);
    const two = await staged(10, "2026-11-23T04:00:00.000Z");
    await target().put(one);
    await target().put(two);
    expect(await target().list()).toEqual([
      { name: two.name, bytes: 10, madeAt: new Date("2026-11-23T04:00:00.000Z") },
      { name: one.name, bytes: 10_000, madeAt: new Date("2026-11-22T04:00:00.000Z") },
    ]);
    const back = join(folder, "back");
    await target().fetch(one.name, back);
    expect(readFileSync(back).equals(readFileSync(one.path))).toBe(true);
    await target().remove(one.name);
    expect((await target().list()).map(({ name }) => name)).toEqual([two.name]);
    expect(await problemOf(target().fetch(one.name, join(folder, "gone")))).toMatch(
      /no backup|lacks the backup/,
    );
  });
});

describe("a bucket", () => {
  it("takes a large file in signed parts, one at a time", async () => {
    const large = await staged(20_000_000);
    await at(s3.settings).put(large);
    expect(s3.objects.get(`site/${large.name}`)?.bytes.length).toBe(20_000_000);
    expect(s3.requests.filter((each) => each.startsWith("PUT"))).toHaveLength(3);
    expect(s3.uploads.size).toBe(0);
  });

  it("is asked again while it is busy", async () => {
    s3.faults.busy = 2;
    await at(s3.settings).put(await staged());
    expect(s3.objects.size).toBe(1);
  });

  it("keeps nothing of a file that doesn't come back as it was sent", async () => {
    s3.faults.spoils = true;
    expect(await problemOf(at(s3.settings).put(await staged()))).toContain("isn't what was sent");
    expect(s3.objects.size).toBe(0);
  });

  it("keeps nothing of a file it has no room for, and what was there stays", async () => {
    await at(s3.settings).put(await staged());
    s3.faults.room = 12_000_000;
    const problem = await problemOf(
      at(s3.settings).put(await staged(20_000_000, "2026-11-23T04:00:00.000Z")),
    );
    expect(problem).toContain("is full. Make room");
    expect([s3.objects.size, s3.uploads.size]).toEqual([1, 0]);
  });

  it("is given up at once with a wrong key, secret or name, and the sentence says what to do", async () => {
    const messageWith = async (wrong: Readonly<Record<string, string>>) => {
      const problem = await problemOf(at({ ...s3.settings, ...wrong }).list());
      expect(problem).not.toContain("other-secret");
      return problem;
    };
    expect(await messageWith({ BACKUP_S3_KEY_ID: "OTHER" })).toContain("Check BACKUP_S3_KEY_ID");
    expect(await messageWith({ BACKUP_S3_SECRET: "other-secret" })).toContain("Check BACKUP_S3_KEY_ID");
    expect(await messageWith({ BACKUP_TO: "s3://another-bucket" })).toContain("has no bucket another-bucket");
    expect(s3.requests).toEqual(["GET /another-bucket/?list-type&max-keys"]);
  });

  it("is never looked for at another address than the setting's", async () => {
    const other = await startS3();
    s3.faults.redirects = `${other.settings.BACKUP_S3_ENDPOINT}/`;
    expect(await problemOf(at(s3.settings).put(await staged()))).toContain("isn't where this bucket is");
    expect(other.requests).toEqual([]);
    await other.close();
  });

  it("that doesn't answer is named, with the setting to check", async () => {
    const settings = { ...s3.settings, BACKUP_S3_ENDPOINT: "http://127.0.0.1:9" };
    expect(await problemOf(at(settings).list())).toMatch(
      /127\.0\.0\.1:9 can't be reached .*BACKUP_S3_ENDPOINT/,
    );
  });

  it("is rid of uploads that were broken off more than an hour ago, and of nobody else's", async () => {
    const of = (key: string, age: number) => ({ key, at: new Date(Date.now() - age), parts: new Map() });
    const name = backupName("2026-11-22T04:00:00.000Z");
    s3.uploads.set("old", of(`site/${name}`, 2 * hour));
    s3.uploads.set("young", of(`site/${name}`, hour / 2));
    s3.uploads.set("foreign", of("site/holiday.jpg", 2 * day));
    await at(s3.settings).tidy(new Date());
    expect([...s3.uploads.keys()]).toEqual(["young", "foreign"]);
  });
});

describe("a folder", () => {
  it("that isn't there is not created, because its disk may not be mounted", async () => {
    const missing = join(folder, "not-mounted");
    const problem = await problemOf(at({ BACKUP_TO: missing }).put(await staged()));
    expect(problem).toContain(`There is no folder ${missing}`);
    expect(await problemOf(at({ BACKUP_TO: missing }).list())).toContain("mount its disk");
    expect(existsSync(missing)).toBe(false);
  });

  it("keeps a backup of the same name as it is", async () => {
    const target = at({ BACKUP_TO: folder });
    const one = await staged();
    await target.put(one);
    expect(await problemOf(target.put(await staged()))).toContain("stays as it is");
    expect((await fileSum(join(folder, one.name))).sha256).toBe(one.sha256);
  });

  it("is rid of copies that were broken off, and of nothing else", async () => {
    const target = at({ BACKUP_TO: folder });
    await target.put(await staged());
    const name = backupName("2026-11-23T04:00:00.000Z");
    for (const part of [`${name}.0123456789ab.part`, `${name}.ba9876543210.part`, "notes.part"])
      writeFileSync(join(folder, part), "half");
    const longAgo = new Date(Date.now() - 2 * hour);
    utimesSync(join(folder, `${name}.0123456789ab.part`), longAgo, longAgo);
    utimesSync(join(folder, "notes.part"), longAgo, longAgo);
    await target.tidy(new Date());
    expect(
      readdirSync(folder)
        .filter((each) => each.endsWith(".part"))
        .toSorted(),
    ).toEqual([`${name}.ba9876543210.part`, "notes.part"].toSorted());
    expect(await target.list()).toHaveLength(1);
  });
});
