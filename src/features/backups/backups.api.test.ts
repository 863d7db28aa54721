import { execFile } from "node:child_process";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { day, hour, minute } from "#platform/clock/clock.ts";
import { diagnose } from "#server/doctor.ts";
import { createMetrics } from "#server/metrics.ts";
import { actAs, actorBy, ask } from "#tests/support/admin.ts";
import { backUpHere, type Environment, emptySite, folderFor, restoreHere } from "#tests/support/backups.ts";
import { actorWith } from "#tests/support/campaigns.ts";
import { countStarted } from "#tests/support/count-started.ts";
import { type S3Server, startS3 } from "#tests/support/s3-server.ts";
import { bothDatabases, databases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { secretsIn } from "#tests/support/words-in.ts";
import { workOf } from "#tests/support/work.ts";
import { createWorker } from "#worker/worker.ts";
import { backupNow, backupsScreen, backupsShown } from "./reads.server.ts";

const ends: (() => Promise<void> | void)[] = [];
let s3: S3Server;
beforeEach(async () => {
  s3 = await startS3();
  ends.push(() => s3.close());
});
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const owner = actorWith("owner");
const message = {
  name: "Test Person",
  email: "test.person@example.org",
  subject: "general",
  message: "A message for the backup.",
  website: "",
};

describe.each(bothDatabases)("the daily backup on %s", (kind) => {
  async function begin(settings: Readonly<Record<string, string>> = s3.settings): Promise<TestApp> {
    const app = await openTestApp(kind, settings);
    ends.push(() => app.close());
    return app;
  }
  const planned = ({ services }: TestApp) =>
    services.store.db
      .selectFrom("outbox")
      .select(["id", "state", "run_at", "attempts"])
      .where("kind", "=", "backup.make")
      .orderBy("run_at")
      .execute();

  it("is made once by several workers, read back, recorded, and restored by its name or as the latest", async () => {
    const app = await begin();
    await app.post("/api/contact", message);
    await app.worker.drain();
    expect((await planned(app)).map(({ run_at }) => run_at)).toEqual(["2026-11-22T04:00:00.000Z"]);
    expect(s3.objects.size).toBe(0);
    app.clock.advance(20 * hour);
    await Promise.all([app.worker.drain(), createWorker(app.services).drain()]);
    expect(s3.objects.size).toBe(1);
    expect((await planned(app)).map(({ state, run_at }) => [state, run_at])).toEqual([
      ["done", "2026-11-22T04:00:00.000Z"],
      ["queued", "2026-11-23T04:00:00.000Z"],
    ]);
    const [run] = (await backupsShown(app.services, owner)).runs;
    const [stored] = s3.objects.values();
    expect(run).toMatchObject({ state: "made", bytes: stored?.bytes.length, problem: "" });
    expect(readdirSync(join(app.dataDir, "backup-staging"))).toEqual([]);
    // Whoever keeps it can read nothing of it: not even that it's gzipped JSON.
    expect(stored?.bytes.subarray(0, 28).toString()).toBe("kinward-encrypted-backup v1\n");
    // The bucket's secret is nowhere in the database, and so in no backup.
    expect(secretsIn(await dumpOf(app.services), [s3.settings.BACKUP_S3_SECRET ?? ""])).toEqual([]);

    const elsewhere = {
      ...(await emptySite(kind === "sqlite" ? "postgres" : "sqlite", folderFor(ends))),
      DATA_KEY: app.environment.DATA_KEY ?? "",
      ...s3.settings,
    };
    expect(await restoreHere(elsewhere, "latest", { look: true })).toContain("is whole, and the key fits");
    expect(await restoreHere(elsewhere, run?.name ?? "")).toMatch(/conversations\s+1/);
    await expect(restoreHere(elsewhere, "kinward-2020-01-01T00-00-00-000Z.backup")).rejects.toThrow(
      /no backup kinward-2020/,
    );
  });

  if (!databases.includes(kind)) return;

  it("is downloaded by an owner as it is kept, and restored from that file", async () => {
    const folder = folderFor(ends);
    for (const settings of [s3.settings, { BACKUP_TO: folder }]) {
      const app = await begin(settings);
      await app.post("/api/contact", message);
      app.clock.advance(20 * hour);
      await app.worker.drain();
      const { cookie } = await actAs(app, "owner");
      const [run] = (await backupsShown(app.services, owner)).runs;
      const address = `/api/admin/backups/${run?.id ?? ""}/file`;
      const answer = await ask(app, address, { cookie });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="${run?.name}"`);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.length).toBe(run?.bytes);
      const file = join(folderFor(ends), "taken-along.backup");
      writeFileSync(file, bytes);
      const elsewhere = {
        ...(await emptySite(kind, folderFor(ends))),
        DATA_KEY: app.environment.DATA_KEY ?? "",
      };
      expect(await restoreHere(elsewhere, file)).toMatch(/conversations\s+1/);
      const audit = await app.services.store.db.selectFrom("audit").select("action").execute();
      expect(audit.map(({ action }) => action)).toContain("backups.downloaded");
      const { cookie: editor } = await actAs(app, "editor");
      expect((await ask(app, address, { cookie: editor })).status).toBe(403);
      expect((await ask(app, "/api/admin/backups/..%2F..%2Fkey/file", { cookie })).status).toBe(404);
      // Somebody has removed it from the place since, or the place is gone.
      if (settings === s3.settings) s3.objects.clear();
      else rmSync(folder, { recursive: true });
      const gone = await ask(app, address, { cookie });
      expect([gone.status, (await gone.json()).message]).toEqual([
        409,
        expect.stringMatching(/no backup|isn't there/),
      ]);
    }
  });

  it("that fails is told in the admin, by doctor, in the metrics, and made again until it's whole", async () => {
    const app = await begin();
    s3.faults.room = 10;
    app.clock.advance(20 * hour);
    await app.worker.drain();
    const { services } = app;
    const failing = async () =>
      (await backupNow({ db: services.store.db, dataDir: app.dataDir })).failing?.problem;
    const sentence = "The bucket kept-copies at 127.0.0.1";
    expect(await failing()).toContain(sentence);
    expect(await workOf(services, owner, "backups.problem")).toMatchObject([
      { sentence: expect.stringMatching(new RegExp(`^The last backup failed\\. .*${sentence}`)) },
    ]);
    expect(await workOf(services, actorWith("editor"), "backups.problem")).toEqual([]);
    expect((await backupsScreen(services, owner)).failing).toContain("Make room");
    const findings = await diagnose(app.environment, { clock: app.clock });
    expect(findings.map(({ about, text }) => `${about}: ${text}`).join("\n")).toMatch(
      /Backup: It fails since 2026-11-22 at 06:00 UTC\. The bucket .* is full\. Make room/,
    );
    const metrics = createMetrics(services);
    expect(await metrics.text()).toContain("kinward_backup_failing 1");

    delete s3.faults.room;
    await app.worker.drain();
    expect(s3.objects.size).toBe(0);
    app.clock.advance(minute);
    await app.worker.drain();
    expect(s3.objects.size).toBe(1);
    expect(await failing()).toBeUndefined();
    expect(await metrics.text()).toContain("kinward_backup_failing 0");
    const { runs } = await backupsShown(services, owner);
    expect(runs.map(({ state, problem }) => [state, problem])).toEqual([["made", ""]]);
  });

  it("is given back to the next process when this one stops, and leaves no failure", async () => {
    const app = await begin();
    let reached = (): void => undefined;
    const requested = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const stopped = Promise.withResolvers<void>();
    s3.faults.onRequest = () => {
      reached();
      return stopped.promise;
    };
    app.clock.advance(20 * hour);
    const worker = createWorker(app.services);
    const working = worker.drain();
    await requested;
    const stopping = worker.stop();
    stopped.resolve();
    await stopping;
    await working;
    expect(s3.objects.size).toBe(0);
    const [entry] = await planned(app);
    expect(entry).toMatchObject({ state: "queued", attempts: 0, run_at: app.clock.now().toISOString() });
    expect((await backupsShown(app.services, owner)).runs).toEqual([]);
    delete s3.faults.onRequest;
    await app.worker.drain();
    expect(s3.objects.size).toBe(1);
  });

  it("lets mails go out while it takes its time", { tags: "all" }, async () => {
    const app = await begin({ ...s3.settings, BACKUP_AT: "11" });
    app.clock.advance(2 * hour);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    s3.faults.onRequest = () => held;
    const worker = createWorker(app.services);
    ends.push(() => worker.stop());
    worker.start();
    await app.post("/api/newsletter/signup", {
      email: message.email,
      consentToNewsletter: true,
      website: "",
    });
    await expect
      .poll(() =>
        app.services.store.db
          .selectFrom("outbox")
          .select("state")
          .where("kind", "like", "newsletter.%")
          .executeTakeFirst(),
      )
      .toEqual({ state: "done" });
    expect((await planned(app))[0]?.state).toBe("queued");
    release();
    await expect.poll(() => s3.objects.size).toBe(1);
  });
});

describe("owners", () => {
  it("can ask for a backup, once at a time, and it's in the audit log; others can't", async () => {
    const app = await openTestApp("sqlite", s3.settings);
    ends.push(() => app.close());
    const cookies = await actAs(app, "owner");
    const answer = await app.act("/admin/backups", "backUpNow", {}, cookies);
    expect(answer.status).toBe(200);
    const again = await app.act("/admin/backups", "backUpNow", {}, cookies);
    expect([again.status, (await again.json()).message]).toEqual([
      409,
      "A backup is already waiting or in progress. This page shows when it's done.",
    ]);
    expect((await app.act("/admin/backups", "backUpNow", {}, await actAs(app, "editor"))).status).toBe(403);
    await app.worker.drain();
    expect(s3.objects.size).toBe(1);
    const { db } = app.services.store;
    const audit = await db
      .selectFrom("audit")
      .select("action")
      .where("action", "like", "backups.%")
      .execute();
    expect(audit).toEqual([{ action: "backups.requested" }]);
    const listed = await backupsShown(app.services, await actorBy(app, cookies));
    expect(listed).toMatchObject({ to: "s3://kept-copies/site", runs: [{ state: "made" }] });
    expect(JSON.stringify(listed)).not.toContain(s3.settings.BACKUP_S3_SECRET);
  });

  it("hear what to set up while there's no place for backups, and nothing is planned", async () => {
    const app = await openTestApp("sqlite");
    ends.push(() => app.close());
    const cookies = await actAs(app, "owner");
    const answer = await app.act("/admin/backups", "backUpNow", {}, cookies);
    expect([answer.status, (await answer.json()).message]).toEqual([
      409,
      expect.stringContaining("Choose a place on the Backups screen"),
    ]);
    app.clock.advance(3 * day);
    await app.worker.drain();
    expect(await backupsShown(app.services, owner)).toMatchObject({ to: null, next: null, runs: [] });
  });
});

describe("script/backup without a file", () => {
  it("makes one where BACKUP_TO says, removes outdated ones, and lists the rest", async () => {
    const place = folderFor(ends);
    const app = await openTestApp("sqlite", { BACKUP_TO: place });
    ends.push(() => app.close());
    const ages = [1, 5, 40, 50];
    for (const age of ages) {
      const name = new Date(Date.now() - age * day).toISOString().replaceAll(/[:.]/g, "-");
      writeFileSync(join(place, `kinward-${name}.backup`), "old");
    }
    writeFileSync(join(place, "holiday.jpg"), "not ours");
    const report = await backUpHere({ ...app.environment, BACKUP_TO: place });
    expect(report).toContain("read back and compared");
    expect(report).toMatch(/3 backups\n {2}site-.*\n {2}kinward-/);
    expect(report.match(/Removed, because/g)).toHaveLength(2);
    expect(readdirSync(place)).toHaveLength(4);
    await expect(backUpHere({ ...app.environment, BACKUP_TO: "" })).rejects.toThrow(/BACKUP_TO isn't set/);
  });

  async function backedUp() {
    const place = folderFor(ends);
    const app = await openTestApp("sqlite");
    ends.push(() => app.close());
    const environment = { ...app.environment, BACKUP_TO: place };
    await backUpHere(environment);
    const [name = ""] = readdirSync(place);
    return { app, place, environment, name };
  }

  it('knows the word "list" from files', { tags: "all" }, async () => {
    const { environment, name } = await backedUp();
    expect(await typed("backup", ["list"], environment)).toContain(name);
  });

  it('is restored by script/restore, which knows the word "latest" from files', { tags: "all" }, async () => {
    const { app, place } = await backedUp();
    const elsewhere = {
      ...(await emptySite("sqlite", folderFor(ends))),
      DATA_KEY: app.environment.DATA_KEY ?? "",
      BACKUP_TO: place,
    };
    expect(await typed("restore", ["latest", "--look"], elsewhere)).toContain("is whole");
  });

  it("keeps everything when the new one fails", async () => {
    const place = folderFor(ends);
    const app = await openTestApp("sqlite");
    ends.push(() => app.close());
    const old = join(place, "kinward-2020-01-01T00-00-00-000Z.backup");
    writeFileSync(old, "old");
    const wrong = { ...app.environment, BACKUP_TO: place, DATA_KEY: Buffer.alloc(32, 9).toString("base64") };
    await expect(backUpHere(wrong)).rejects.toThrow(/another key/);
    expect(readdirSync(place)).toEqual(["kinward-2020-01-01T00-00-00-000Z.backup"]);
  });
});

/** What the command itself prints, typed in another folder. */
async function typed(command: "backup" | "restore", words: string[], environment: Environment) {
  const script = join(import.meta.dirname, "../../../script", command);
  const options = { cwd: environment.DATA_DIR, env: { ...process.env, ...environment } };
  countStarted("command");
  return (await promisify(execFile)(script, words, options)).stdout;
}
