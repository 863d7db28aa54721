import { afterEach, describe, expect, it } from "vitest";
import { noteBackup } from "#platform/backup/last-backup.ts";
import { day, hour, minute } from "#platform/clock/clock.ts";
import { putTeamSetting } from "#platform/settings/change-setting.ts";
import { zoneSetting } from "#platform/settings/stored-settings.ts";
import { actAs, signIn } from "#tests/support/admin.ts";
import { type SmtpSink, startSmtpSink } from "#tests/support/smtp-sink.ts";
import { bothDatabases, databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { createWorker } from "#worker/worker.ts";
import { planSummaries } from "./jobs.server.ts";
import { nextMonday } from "./rules.ts";

const open: (TestApp | SmtpSink)[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

it.each([
  ["2026-11-21T10:00:00.000Z", "America/New_York", "2026-11-23T13:00:00.000Z"],
  ["2026-11-23T12:59:00.000Z", "America/New_York", "2026-11-23T13:00:00.000Z"],
  ["2026-11-23T13:00:00.000Z", "America/New_York", "2026-11-30T13:00:00.000Z"],
  ["2026-10-31T10:00:00.000Z", "America/New_York", "2026-11-02T13:00:00.000Z"],
  ["2026-10-25T10:00:00.000Z", "America/New_York", "2026-10-26T12:00:00.000Z"],
  ["2026-11-22T20:59:00.000Z", "Australia/Sydney", "2026-11-22T21:00:00.000Z"],
])("after %s in %s, the summary goes at %s", (now, zone, expected) => {
  expect(nextMonday(new Date(now), zone)).toBe(expected);
});

describe.each(bothDatabases)("the weekly summary on %s", (kind) => {
  async function start() {
    const sink = await startSmtpSink();
    const app = await openTestApp(kind, { SMTP_URL: sink.url });
    open.push(app, sink);
    const { services, clock } = app;
    await services.store.transact((tx) =>
      putTeamSetting(tx, services, { name: zoneSetting.row, value: "America/New_York" }),
    );
    await planSummaries(services);
    const want = (person: { cookie: string }, wanted: boolean) =>
      app.act("/admin/profile", "changeWeeklySummary", { wanted }, person);
    const arrived = () =>
      sink.mails
        .splice(0)
        .flatMap(({ to, raw }) => (/^Subject: .*your week/m.test(raw) ? [{ to, raw }] : []));
    /** Until Monday morning, and the summaries with it. */
    const pass = async (ms: number) => {
      clock.advance(ms);
      for (let step = 0; step < 3; step += 1) await app.worker.drain();
    };
    const message = () =>
      app.post("/api/contact", {
        name: "Robin Secret",
        email: "robin@example.org",
        subject: "general",
        message: "Private words",
        website: "",
      });
    return { app, services, sink, want, arrived, pass, message, clock };
  }

  it("is short in a week in which nothing happened, and goes once however many processes there are", async () => {
    const { app, services, want, arrived, clock } = await start();
    await want(await actAs(app, "owner"), true);
    await noteBackup(app.dataDir, clock.now().toISOString());
    await planSummaries(services);
    clock.advance(2 * day + 3 * hour);
    const workers = [createWorker(services), createWorker(services), createWorker(services)];
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(workers.map((worker) => worker.drain()));
      clock.advance(5 * minute);
    }
    for (const worker of workers) await worker.stop();
    const mails = arrived();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.raw).toContain("Nothing came in last week");
    const planned = await services.store.db
      .selectFrom("outbox")
      .select("run_at")
      .where("kind", "=", "dashboard.weekly")
      .where("state", "=", "queued")
      .execute();
    expect(planned).toEqual([{ run_at: "2026-11-30T13:00:00.000Z" }]);
  });

  if (!databases.includes(kind)) return;

  it("goes on Mondays to those who asked for it, with counts and no names or words", async () => {
    const { app, want, arrived, pass, message } = await start();
    const owner = await actAs(app, "owner");
    const viewer = await actAs(app, "viewer");
    await actAs(app, "editor");
    expect([(await want(owner, true)).status, (await want(viewer, true)).status]).toEqual([200, 200]);
    expect((await want(await actAs(app, "host"), true)).status).toBe(403);
    for (let count = 0; count < 2; count += 1) expect((await message()).status).toBe(201);
    await pass(2 * day + 2 * hour);
    expect(arrived()).toEqual([]);
    await pass(hour);
    const mails = arrived();
    expect(mails.map(({ to }) => to).toSorted()).toEqual(["owner@kinward.test", "viewer@kinward.test"]);
    const textOf = (name: string) =>
      mails.find(({ to }) => to.startsWith(name))?.raw.replaceAll("=\r\n", "") ?? "";
    expect(textOf("owner")).toContain("Came in last week\r\nMessages: 2");
    expect(textOf("viewer")).toContain("Messages: fewer than 5");
    expect(textOf("viewer")).not.toContain("Answers to campaigns");
    for (const { raw } of mails) expect(raw).not.toMatch(/Secret|robin@|Private/);
    expect((await want(await signIn(app, "viewer@kinward.test"), false)).status).toBe(200);
    await pass(7 * day);
    const next = arrived();
    expect(next.map(({ to }) => to)).toEqual(["owner@kinward.test"]);
    expect(next[0]?.raw).not.toContain("Came in last week");
    expect(next[0]?.raw).toContain("Overdue");
  });

  it("is left out when the server was off for more than a day", async () => {
    const { app, want, arrived, pass } = await start();
    await want(await actAs(app, "owner"), true);
    await pass(4 * day);
    expect(arrived()).toEqual([]);
    await pass(5 * day + 3 * hour);
    expect(arrived()).toHaveLength(1);
  });
});
