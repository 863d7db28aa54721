import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { hour, minute } from "#platform/clock/clock.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import type { Jobs } from "#platform/outbox/jobs.ts";
import { createOutboxWorker } from "#platform/outbox/outbox-worker.ts";
import { countFaults } from "#tests/support/fault-counts.ts";
import { startPostgres } from "#tests/support/postgres-server.ts";
import { startSmtp, type TestSmtp } from "#tests/support/smtp.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";

// PostgreSQL goes away between the moment in which the mail server takes a mail and the one in which that is recorded.

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let smtp: TestSmtp;
let app: TestApp | undefined;
beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
  smtp = await startSmtp();
});
afterEach(async () => {
  await app?.close();
  smtp.mails = [];
});
afterAll(async () => {
  await smtp.close();
  await postgres.stop();
});

/** Two processes of a site, each of which knows only what it has handed over itself. */
async function twoProcesses(jobsOf: (app: TestApp) => Jobs) {
  const name = `t${randomUUID().replaceAll("-", "")}`;
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: `${postgres.url}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  app = await openTestApp("postgres", { DATABASE_URL: `${postgres.url}/${name}`, SMTP_URL: smtp.url });
  const opened = app;
  const { store, clock, log, mailer } = opened.services;
  const jobs = jobsOf(opened);
  const first = createOutboxWorker({ store, clock, log, jobs, hasHandedOver: mailer.hasHandedOver });
  const other = createOutboxWorker({
    store,
    clock,
    log,
    jobs: { "test.mail": async ({ id }) => void repeatedElsewhere.push(id) },
  });
  const repeatedElsewhere: string[] = [];
  await store.transact(async (tx) => {
    for (let count = 0; count < 5; count += 1)
      await enqueue(tx, opened.services, { kind: "test.mail", payload: { to: `person-${count}@b.example` } });
  });
  const left = async () => {
    const rows = await store.db.selectFrom("outbox").select("kind").where("state", "=", "queued").execute();
    return rows.filter(({ kind }) => kind === "test.mail").length;
  };
  return { app: opened, first, other, left, repeatedElsewhere };
}

const mail = (to: string) => ({
  to,
  subject: "A word",
  text: "It's about you.",
  html: "<p>It's about you.</p>",
});

const kinds: readonly (readonly [string, (app: TestApp) => Jobs])[] = [
  [
    "that is over then",
    ({ services }) => ({
      "test.mail": ({ id, payload }) => services.mailer.send(mail(payload.to ?? ""), id),
    }),
  ],
  [
    "that has something to write after its mail",
    ({ services }) => ({
      "test.mail": async ({ id, payload }) => {
        await services.mailer.send(mail(payload.to ?? ""), id);
        await services.store.transact((tx) =>
          tx.updateTable("outbox").set({ last_error: "noted" }).where("id", "=", id).execute(),
        );
      },
    }),
  ],
];

describe("a mail that was handed over while PostgreSQL went away", () => {
  it.each(kinds)("arrives once, by a task %s", async (_which, jobsOf) => {
    const { app: opened, first, other, left, repeatedElsewhere } = await twoProcesses(jobsOf);
    let kills = 0;
    smtp.onTaken = (count) => {
      if (count !== 2) return;
      kills += 1;
      postgres.kill();
    };
    await first.drain().catch(() => undefined);
    await postgres.restart();
    // Before anybody else may take what this process has leased.
    for (let tries = 0; tries < 20 && (await left().catch(() => 1)) > 0; tries += 1) {
      await first.drain().catch(() => undefined);
      opened.clock.advance(6_000);
    }
    expect(await left()).toBe(0);
    opened.clock.advance(hour + 3 * minute);
    await other.drain();
    await first.drain();
    expect(repeatedElsewhere).toEqual([]);
    expect(smtp.mails.map(({ rcpt }) => rcpt.join()).toSorted()).toEqual(
      Array.from({ length: 5 }, (_, count) => `person-${count}@b.example`),
    );
    expect(kills).toBe(1);
    countFaults({
      what: `PostgreSQL killed between the hand-over of a mail and its record, by a task ${_which}`,
      kills,
      faults: 0,
      inputs: 5,
      lost: 5 - new Set(smtp.mails.map(({ messageId }) => messageId)).size,
      measured: `${smtp.mails.length - 5} mails twice`,
    });
  });
});
