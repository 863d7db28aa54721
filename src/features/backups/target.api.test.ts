import { once } from "node:events";
import { readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { enteredBackupTarget } from "#platform/backup/entered-target.ts";
import { day } from "#platform/clock/clock.ts";
import { enteredValue, loadEntered } from "#platform/entered/entered-settings.ts";
import { assemble } from "#server/assemble.ts";
import { diagnose } from "#server/doctor.ts";
import { actAs, actorBy, signIn } from "#tests/support/admin.ts";
import { folderFor } from "#tests/support/backups.ts";
import { processorCost } from "#tests/support/processor-cost.ts";
import { type S3Server, startS3 } from "#tests/support/s3-server.ts";
import { bothDatabases, databases, dumpOf, openTestApp } from "#tests/support/test-app.ts";
import { isWholeRun } from "#tests/support/whole-run.ts";
import { secretsIn } from "#tests/support/words-in.ts";
import { backupsScreen } from "./reads.server.ts";

const ends: (() => Promise<void> | void)[] = [];
let s3: S3Server;
beforeEach(async () => {
  s3 = await startS3();
  ends.push(() => s3.close());
});
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const nothing = {
  kind: "folder",
  folder: "",
  bucket: "",
  prefix: "",
  endpoint: "",
  region: "us-east-1",
  keyId: "",
  secret: "",
  revision: 0,
};
const inFolder = (folder: string, more: object = {}) => ({ ...nothing, folder, ...more });
const inBucket = (more: object = {}) => ({
  ...nothing,
  kind: "bucket",
  bucket: "kept-copies",
  prefix: "site",
  endpoint: s3.settings.BACKUP_S3_ENDPOINT ?? "",
  region: s3.settings.BACKUP_S3_REGION ?? "",
  keyId: s3.settings.BACKUP_S3_KEY_ID ?? "",
  secret: s3.settings.BACKUP_S3_SECRET ?? "",
  ...more,
});

async function begin(kind: (typeof databases)[number], settings: Readonly<Record<string, string>> = {}) {
  const app = await openTestApp(kind, settings);
  ends.push(() => app.close());
  const owner = await actAs(app, "owner");
  const act = async (name: string, input: object, who = owner) => {
    const answer = await app.act("/admin/backups", name, input, who);
    return { status: answer.status, body: await answer.json() };
  };
  const screen = async () => backupsScreen(app.services, await actorBy(app, owner));
  return { app, act, screen };
}

describe.each(bothDatabases)("a place for backups entered in the admin, on %s", (kind) => {
  it("is changed by one owner at a time, and read by every process", async () => {
    const { app, act } = await begin(kind);
    const second = await assemble(app.environment, { clock: app.clock });
    ends.push(async () => {
      second.mailer.close();
      await second.store.close();
    });
    const [one, other] = await Promise.all([
      act("saveBackupPlace", inBucket()),
      act("saveBackupPlace", inBucket({ prefix: "second" })),
    ]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    await loadEntered(enteredBackupTarget, { ...second, db: second.store.db });
    expect(second.settings.BACKUP_TO).toBe(app.services.settings.BACKUP_TO);
    expect(second.settings.BACKUP_TO).toMatch(/^s3:\/\/kept-copies\/(site|second)$/);
  });

  if (!databases.includes(kind)) return;

  it("is tried, gets a backup at once and every day, and none once it's removed", async () => {
    const { app, act, screen } = await begin(kind);
    expect(await screen()).toMatchObject({ isSetUp: false, entered: { isEntered: false } });
    expect(await act("saveBackupPlace", inBucket())).toEqual({ status: 200, body: { revision: 1 } });
    expect((await screen()).next).toBe("2026-11-22T04:00:00.000Z");
    expect(await act("backUpNow", {})).toMatchObject({ status: 200 });
    await app.worker.drain();
    expect([...s3.objects.keys()]).toEqual([expect.stringMatching(/^site\/site-.*\.backup$/)]);
    app.clock.advance(day);
    await app.worker.drain();
    expect(s3.objects.size).toBe(2);
    // Sessions have ended since.
    const owner = await signIn(app, "owner@kinward.test");
    expect(await act("removeBackupPlace", { revision: 1 }, owner)).toMatchObject({ status: 200 });
    expect(await act("backUpNow", {}, owner)).toMatchObject({ status: 409 });
    const shown = await backupsScreen(app.services, await actorBy(app, owner));
    expect(shown).toMatchObject({ isSetUp: false, next: null, entered: { isEntered: false } });
    app.clock.advance(2 * day);
    await app.worker.drain();
    expect(s3.objects.size).toBe(2);
  });

  it("costs the site no time when the service answers with a listing made to be slow", {
    tags: "all",
  }, async () => {
    const { act } = await begin(kind);
    const hostile = `<?xml version="1.0"?><ListBucketResult>${"<a>".repeat(60_000)}</ListBucketResult>`;
    const service = createServer((_request, response) => void response.end(hostile)).listen(0, "127.0.0.1");
    await once(service, "listening");
    ends.push(() => void service.close().closeAllConnections());
    const address = service.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const tryIt = () => act("saveBackupPlace", inBucket({ endpoint: `http://127.0.0.1:${port}` }));
    // The first try loads what talks to buckets.
    await tryIt();
    expect(await processorCost(tryIt)).toBeLessThan(200);
  });

  it("stores the secret encrypted, shows it to nobody, and asks for it when the service changes", async () => {
    const { app, act, screen } = await begin(kind);
    await act("saveBackupPlace", inBucket());
    const secret = s3.settings.BACKUP_S3_SECRET ?? "";
    expect(secretsIn(await dumpOf(app.services), [secret])).toEqual([]);
    expect(JSON.stringify(await screen())).not.toContain(secret);
    // With an empty secret the stored one stays, for this service and key only.
    const kept = await act("saveBackupPlace", inBucket({ secret: "", prefix: "other", revision: 1 }));
    expect(kept).toEqual({ status: 200, body: { revision: 2 } });
    expect(app.services.settings.BACKUP_S3_SECRET).toBe(secret);
    const other = await startS3();
    ends.push(() => other.close());
    const elsewhere = inBucket({ secret: "", endpoint: other.settings.BACKUP_S3_ENDPOINT, revision: 2 });
    expect(await act("saveBackupPlace", elsewhere)).toMatchObject({
      status: 422,
      body: { fields: { secret: expect.stringContaining("asked for again") } },
    });
  });
});

describe.each(databases)("a place for backups entered in the admin, on %s", (kind) => {
  it("is open to owners only", async () => {
    const { app, act } = await begin(kind);
    for (const role of ["editor", "viewer"] as const)
      expect((await act("saveBackupPlace", inBucket(), await actAs(app, role))).status).toBe(403);
  });

  it("doesn't count beside one that the environment names, and says so", async () => {
    const { act, screen } = await begin(kind, s3.settings);
    expect((await screen()).entered.byServer).toBe("BACKUP_TO");
    expect(await act("saveBackupPlace", inFolder(folderFor(ends)))).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("BACKUP_TO is set on the server") },
    });
  });

  it("doesn't count for a copy of the data at another address", async () => {
    const { app, act, screen } = await begin(kind);
    await act("saveBackupPlace", inBucket());
    Object.assign(app.services.settings, { SITE_URL: "http://copy.test" });
    await loadEntered(enteredBackupTarget, { ...app.services, db: app.services.store.db });
    expect(app.services.settings.BACKUP_TO).toBeUndefined();
    expect((await screen()).entered.otherSite).toBe("kinward.test");
  });

  it("says what is wrong with a folder or a service, and stores nothing of it", async () => {
    const { app, act } = await begin(kind);
    const folder = folderFor(ends);
    writeFileSync(join(folder, "file"), "");
    const cases: [object, string, string][] = [
      [inFolder(""), "folder", "whole path"],
      [inFolder("backups"), "folder", "whole path"],
      [inFolder(join(folder, "gone")), "folder", "Create it, or mount its disk"],
      [inFolder(join(folder, "file")), "folder", "whole path"],
      [inFolder(join(folder, "file", "below")), "folder", "Create it, or mount its disk"],
      [inBucket({ bucket: "Kept Copies" }), "bucket", "small letters"],
      [inBucket({ bucket: "no-such-bucket" }), "bucket", "no-such-bucket"],
      [inBucket({ prefix: "a b" }), "prefix", "letters, numbers"],
      [inBucket({ prefix: "site/../../other" }), "prefix", "letters, numbers"],
      [inBucket({ endpoint: "s3.example.com" }), "endpoint", "such as https://"],
      [inBucket({ endpoint: "http://s3.example.com" }), "endpoint", "begins with https://"],
      [inBucket({ endpoint: "https://me:pw@s3.example.com" }), "endpoint", "without the bucket"],
      [inBucket({ endpoint: "https://s3.example.com/kept-copies" }), "endpoint", "without the bucket"],
      [inBucket({ region: "" }), "region", "region"],
      [inBucket({ keyId: "" }), "keyId", "key’s id"],
      [inBucket({ secret: "wrong" }), "bucket", "key"],
      [inBucket({ secret: "" }), "secret", "enter the secret"],
      [inBucket({ endpoint: "http://127.0.0.1:1" }), "bucket", "127.0.0.1:1"],
    ];
    for (const [input, field, sentence] of cases) {
      const { status, body } = await act("saveBackupPlace", input);
      expect(status, JSON.stringify(body)).toBe(422);
      expect(body.fields[field], field).toContain(sentence);
    }
    expect(app.services.settings.BACKUP_TO).toBeUndefined();
    expect(
      (await enteredValue(enteredBackupTarget, { ...app.services, db: app.services.store.db })).revision,
    ).toBe(0);
  }, 60_000);

  it("answers any input with a sentence", async () => {
    const { act } = await begin(kind);
    const text = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 60 }),
      fc.constantFrom("/", "https://", "\0"),
    );
    const input = fc.record({
      ...Object.fromEntries(Object.keys(nothing).map((name) => [name, text])),
      kind: fc.constantFrom("folder", "bucket", "drawer"),
      revision: fc.oneof(fc.integer(), text),
    });
    await fc.assert(
      fc.asyncProperty(input, async (each) => {
        const { status, body } = await act("saveBackupPlace", each);
        // A folder that is there, such as the root, is fine.
        expect([200, 409, 422, 429]).toContain(status);
        if (status !== 200) expect(body.message).not.toBe("");
      }),
      { numRuns: isWholeRun ? 40 : 10 },
    );
  });
});

describe("backups in an entered folder", () => {
  it("go there, and doctor finds them", async () => {
    const { app, act, screen } = await begin("sqlite");
    const folder = folderFor(ends);
    expect(await act("saveBackupPlace", inFolder(folder))).toMatchObject({ status: 200 });
    await act("backUpNow", {});
    await app.worker.drain();
    expect(readdirSync(folder)).toHaveLength(1);
    expect(await screen()).toMatchObject({ isSetUp: true, isOnDataDisk: true });
    const findings = await diagnose(app.environment, { clock: app.clock });
    expect(JSON.stringify(findings)).toContain(`${folder} answers and has 1 backup`);
  });
});
