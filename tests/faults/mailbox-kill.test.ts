import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import type { FeatureServices } from "#features/index.server.ts";
import { assemble } from "#server/assemble.ts";
import { countFaults, databaseNames } from "#tests/support/fault-counts.ts";
import { startMailbox } from "#tests/support/mailbox.ts";
import { type ApiProcess, startApi } from "#tests/support/start-api.ts";
import { bothDatabases, type DatabaseKind, freshPostgresUrl } from "#tests/support/test-app.ts";

/** PostgreSQL has two processes side by side, each of which may be killed. */
const processes = { sqlite: 1, postgres: 2 } as const;
const kills = 10;
const killedMails = 200;
/** MAILS_AT_ONCE=5000 makes the run of the size that the team was promised. */
const manyMails = Number(process.env.MAILS_AT_ONCE ?? "1000");

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** As if the lease of whoever was killed had run out: two minutes that the test does not wait. */
async function endLease({ store }: FeatureServices): Promise<void> {
  await store.db.updateTable("mailbox_state").set({ lease_until: "" }).execute();
}

const mails = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `From: ana${at}@example.org\r\nSubject: mail ${at}\r\n\r\n${"Some words. ".repeat(200)}\r\n`,
  );

async function siteWithMailbox(kind: DatabaseKind) {
  const dataDir = mkdtempSync(join(tmpdir(), "kinward-mailbox-"));
  ends.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const mailbox = await startMailbox();
  ends.push(() => mailbox.close());
  const environment = {
    SITE_URL: "http://kinward.test",
    DATA_DIR: dataDir,
    DATA_KEY: randomBytes(32).toString("base64"),
    RATE_LIMIT: "off",
    LOG_LEVEL: "silent",
    IMAP_URL: mailbox.url,
    COUNT_MAILS: "yes",
    ...(kind === "postgres" ? { DATABASE_URL: await freshPostgresUrl() } : {}),
  };
  const services = await assemble(environment);
  ends.push(() => services.store.close());
  /** How often each mail had its effect. */
  const effects = async () => {
    const rows = await services.store.db
      .selectFrom("outbox")
      .select("payload")
      .where("kind", "=", "test.mail")
      .execute();
    const times = new Map<string, number>();
    for (const { payload } of rows) times.set(payload, (times.get(payload) ?? 0) + 1);
    return times;
  };
  return { mailbox, environment, services, effects };
}

describe.each(bothDatabases)("the mailbox's reader, killed ten times, on %s", (kind) => {
  it("takes each mail once, and leaves none behind", { timeout: 240_000 }, async () => {
    const { mailbox, environment, services, effects } = await siteWithMailbox(kind);
    mailbox.append(...mails(killedMails));
    const begun = Date.now();
    const running: ApiProcess[] = [];
    const startAll = async () => {
      for (let each = 0; each < processes[kind]; each += 1)
        running.push(await startApi(environment, { ends }));
    };
    await startAll();
    const took = async () => (await effects()).size;
    for (let round = 1; round <= kills; round += 1) {
      const enough = Math.floor((killedMails * round) / (kills + 2));
      await expect.poll(took, { timeout: 60_000, interval: 5 }).toBeGreaterThan(enough);
      for (const each of running.splice(0)) await each.kill();
      await endLease(services);
      await startAll();
    }
    const folders = () => mailbox.folders();
    await expect.poll(() => folders().INBOX, { timeout: 120_000, interval: 50 }).toBe(0);
    const times = await effects();
    const seconds = (Date.now() - begun) / 1_000;
    countFaults({
      what: `A process killed with SIGKILL on ${databaseNames[kind]} while it reads the mailbox`,
      kills,
      faults: 0,
      inputs: killedMails,
      lost: killedMails - times.size,
      measured: `${seconds} s; each mail taken once`,
    });
    expect([...times].filter(([, count]) => count > 1)).toEqual([]);
    expect(times.size).toBe(killedMails);
    expect(folders()).toEqual({ INBOX: 0, "Kinward/Read": killedMails, "Kinward/Unread": 0 });
  });
});

it(`reads ${manyMails} mails that come at once in bounded memory, each once`, {
  timeout: 240_000,
}, async () => {
  const { mailbox, environment, effects } = await siteWithMailbox("sqlite");
  const { child } = await startApi(environment, { ends });
  const memory = () =>
    Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1_000;
  await expect.poll(() => mailbox.folders()["Kinward/Unread"]).toBe(0);
  const before = memory();
  mailbox.append(...mails(manyMails));
  await expect.poll(() => mailbox.folders().INBOX, { timeout: 200_000, interval: 500 }).toBe(0);
  const times = await effects();
  expect(times.size).toBe(manyMails);
  expect([...times].filter(([, count]) => count > 1)).toEqual([]);
  // 5,000 of them have 13 MB, and their bytes come twice.
  expect(memory() - before).toBeLessThan(150);
});
