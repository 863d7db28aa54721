import { afterEach, describe, expect, it } from "vitest";
import { day, hour, minute, second } from "#platform/clock/clock.ts";
import { enqueueMany } from "#platform/outbox/enqueue.ts";
import type { Jobs } from "#platform/outbox/jobs.ts";
import { createOutboxWorker } from "#platform/outbox/outbox-worker.ts";
import { diagnose } from "#server/doctor.ts";
import { whyNotReady } from "#server/ready.ts";
import { type SmtpSink, startSmtpSink } from "#tests/support/smtp-sink.ts";
import { bothDatabases, databases, openTestApp } from "#tests/support/test-app.ts";
import { valuesIn } from "#tests/support/words-in.ts";
import { gapAfter, gapAfterSuccess, pauseAfter, removeOldPaces } from "./mail-pace.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

it("pauses longer after each deferral in a row, up to an hour", () => {
  expect([1, 2, 3, 30].map(pauseAfter)).toEqual([5 * second, 10 * second, 20 * second, hour]);
});

it("leaves longer gaps after each deferral, and shorter ones after each mail that is accepted", () => {
  expect([0, 1_000, 50_000].map(gapAfter)).toEqual([1_000, 2_000, minute]);
  expect([0, 600, 1_000].map(gapAfterSuccess)).toEqual([undefined, undefined, 800]);
});

describe.each(bothDatabases)("mails to a slow domain, on %s", (kind) => {
  async function start() {
    const smtp = await startSmtpSink();
    open.push(smtp);
    const app = await openTestApp(kind, { SMTP_URL: smtp.url });
    open.push(app);
    const { mailer } = app.services;
    const jobs: Jobs = {
      "test.mail": ({ id, payload: { to = "", isBulk } }) =>
        mailer.send(
          {
            to,
            subject: "Hello",
            text: "Hi",
            html: "<p>Hi</p>",
            ...(isBulk === "yes" ? { kind: "issue" } : {}),
          },
          id,
        ),
    };
    const { store, clock, log } = app.services;
    const worker = () => createOutboxWorker({ store, clock, log, jobs });
    const queue = (to: readonly string[], isBulk = "yes") =>
      store.transact((tx) =>
        enqueueMany(
          tx,
          app.services,
          to.map((address) => ({ kind: "test.mail", payload: { to: address, isBulk } })),
        ),
      );
    const entries = () => store.db.selectFrom("outbox").selectAll().execute();
    return { ...app, smtp, worker, queue, entries };
  }

  const people = (count: number, domain: string) =>
    Array.from({ length: count }, (_, number) => `reader${number}@${domain}`);
  const arrived = ({ mails }: SmtpSink, domain: string) =>
    mails.filter(({ to }) => to.endsWith(`@${domain}`)).length;

  /** Lets time pass in steps; two processes work side by side. */
  async function pass({ clock, worker }: Awaited<ReturnType<typeof start>>, seconds: number) {
    for (let passed = 0; passed < seconds; passed += 1) {
      clock.advance(second);
      await Promise.all([worker().drain(), worker().drain()]);
    }
  }

  it("go one at a time after a pause, but for what isn't bulk", async () => {
    const app = await start();
    const { smtp, worker, queue, services } = app;
    smtp.onReceiver = () => 450;
    await queue(["one@slow.test"]);
    await worker().drain();
    smtp.onReceiver = () => "take";
    await queue(people(5, "slow.test"));
    await worker().drain();
    expect(smtp.mails).toHaveLength(0);
    app.clock.advance(5 * second);
    await Promise.all([worker().drain(), worker().drain()]);
    expect(smtp.mails).toHaveLength(1);
    await queue(["guest@slow.test", "host@slow.test"], "no");
    await worker().drain();
    expect(
      smtp.mails
        .slice(1)
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(["guest@slow.test", "host@slow.test"]);
    const rows = await services.store.db.selectFrom("mail_pace").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(valuesIn(JSON.stringify([rows]))).not.toContain("slow.test");
  });

  if (!databases.includes(kind)) return;

  it("wait for their domain while other domains get theirs, and each arrives once", async () => {
    const app = await start();
    const { smtp, worker, queue, entries } = app;
    let tries = 0;
    smtp.onReceiver = (address) => {
      if (!address.endsWith("@slow.test")) return "take";
      tries += 1;
      return 451;
    };
    await queue([...people(40, "slow.test"), ...people(40, "quick.test")]);
    await worker().drain();
    expect(arrived(smtp, "quick.test")).toBe(40);
    // What was on its way at the first deferral is tried, and nothing else.
    expect(tries).toBeLessThanOrEqual(10);
    const first = tries;
    await pass(app, 4);
    expect(tries).toBe(first);
    // Then one is tried after each pause.
    await pass(app, 30);
    expect(tries - first).toBe(2);
    expect((await entries()).every(({ attempts }) => attempts <= 3)).toBe(true);

    smtp.onReceiver = () => "take";
    await pass(app, 240);
    expect(arrived(smtp, "slow.test")).toBe(40);
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(80);
  });

  it("aren't slowed down by one person's full mailbox", async () => {
    const { smtp, worker, queue, services } = await start();
    smtp.onEnd = () => 452;
    smtp.reply = "452 4.2.2 mailbox full";
    await queue(["full@quick.test"]);
    await worker().drain();
    smtp.reply = undefined;
    smtp.onEnd = () => "take";
    await queue(["other@quick.test"]);
    await worker().drain();
    expect(smtp.mails.map(({ to }) => to)).toEqual(["other@quick.test"]);
    expect(await services.store.db.selectFrom("mail_pace").selectAll().execute()).toEqual([]);
  });

  it("aren't overdue while their domain is slow, but are when nobody works on them", async () => {
    const { smtp, worker, queue, clock, services, environment } = await start();
    smtp.onReceiver = () => 421;
    await queue(people(30, "slow.test"));
    for (let passed = 0; passed < 60; passed += 1) {
      await worker().drain();
      clock.advance(minute);
    }
    const tasks = async () =>
      (await diagnose(environment, { clock })).find(({ about }) => about === "Tasks")?.state;
    expect([await whyNotReady(services), await tasks()]).toEqual([undefined, "fine"]);
    clock.advance(2 * hour);
    expect([await whyNotReady(services), await tasks()]).toEqual([
      "the outbox is not being worked through",
      "problem",
    ]);
  });

  it("are given up when the domain has taken none for days", async () => {
    const app = await start();
    const { smtp, worker, queue, entries, services } = app;
    smtp.onReceiver = () => 421;
    await queue(people(30, "slow.test"));
    await worker().drain();
    for (let passed = 0; passed < 6 * 24; passed += 1) {
      app.clock.advance(hour);
      await worker().drain();
    }
    const all = await entries();
    expect(all.map(({ state }) => state)).toEqual(all.map(() => "dead"));
    expect(all.map(({ lane }) => lane)).toEqual(all.map(() => null));
    app.clock.advance(2 * day);
    expect(await removeOldPaces(services.store, app.clock)).toBe(1);
  });
});
