import { afterEach, describe, expect, it } from "vitest";
import { day, hour, minute } from "#platform/clock/clock.ts";
import { groupWith, host, openGroup, signUp, subjectsTo, tokenOf } from "#tests/support/group-places.ts";
import { startSmtp, type TestSmtp } from "#tests/support/smtp.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { planDailyJob } from "#worker/daily.ts";
import { datedGroups } from "./reads/page.server.ts";
import { unsentMails } from "./reads/place-mails.server.ts";
import { groupById, groupPlaces } from "./reads/places.server.ts";
import { groupScreen } from "./reads/screens.server.ts";
import { changeGroupDate } from "./writes/group-dates.server.ts";
import { changeGroup } from "./writes/groups.server.ts";
import { planAllReminders } from "./writes/reminders.server.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close();
});

describe.each(databases)("the dates of a group on %s", (kind) => {
  async function start(): Promise<{ app: TestApp; smtp: TestSmtp }> {
    const smtp = await startSmtp();
    const app = await openTestApp(kind, { SMTP_URL: smtp.url });
    open.push(smtp, app);
    return { app, smtp };
  }

  /** Two with a place, one who pauses, one who waits; their first mails are sent. */
  async function startGroup() {
    const { app, smtp } = await start();
    const id = await openGroup(app.services, { size: 3 });
    for (const name of ["ada", "bea", "paused", "waits"]) await signUp(app, `${name}@example.org`);
    await app.worker.drain();
    const tokens = { ada: tokenOf(smtp, "ada@example.org"), paused: tokenOf(smtp, "paused@example.org") };
    await app.post("/api/group-places/change", { token: tokens.paused, action: "pause" });
    smtp.mails.splice(0);
    return { app, smtp, id, tokens };
  }

  /** Everybody who was mailed since the last time, and what they were told. */
  async function told(app: TestApp, smtp: TestSmtp): Promise<readonly string[]> {
    // A reminder queues the mails to each person.
    await app.worker.drain();
    await app.worker.drain();
    return smtp.mails
      .splice(0)
      .map(({ rcpt, subject, text = "" }) => `${rcpt[0]?.split("@")[0]}: ${subject}. ${text.split("\n")[0]}`)
      .toSorted();
  }

  /** The next dates as the page shows them. */
  const datesOf = async ({ services }: TestApp) =>
    (await datedGroups(services)).find(({ id }) => id === "tuesday-circle")?.sessions ?? [];

  /** A day later: the nightly run has queued the reminders of the next days. */
  async function passNight(app: TestApp): Promise<void> {
    await planDailyJob(app.services);
    app.clock.advance(day);
    await app.worker.drain();
  }

  it("are told to everybody with a place, once, when one is moved, added or canceled", async () => {
    const { app, smtp, id } = await startGroup();
    const move = { kind: "move", key: "2026-11-24", start: "2026-11-25T18:30", minutes: 60 } as const;
    expect(await changeGroupDate(app.services, host, { id, change: move })).toEqual({
      key: "2026-11-24",
      when: "Wed, Nov 25, 6:30 PM ET",
      mailed: 2,
    });
    expect(await told(app, smtp)).toEqual(
      ["ada", "bea"].map(
        (name) =>
          `${name}: New time: Wednesday, November 25, 6:30 PM. The time has changed. Instead of Tuesday, November 24, 7 PM Eastern Time, it's now Wednesday, November 25, 6:30 PM Eastern Time.`,
      ),
    );
    const added = { kind: "add", start: "2026-11-27T10:00", minutes: 60 } as const;
    const { key } = await changeGroupDate(app.services, host, { id, change: added });
    expect(await told(app, smtp)).toHaveLength(2);
    for (const each of [key, "2026-12-01"]) {
      await changeGroupDate(app.services, host, { id, change: { kind: "cancel", key: each } });
      await changeGroupDate(app.services, host, { id, change: { kind: "cancel", key: each } });
      expect((await told(app, smtp)).map((line) => line.split(": ", 2).join(": "))).toEqual([
        "ada: Canceled",
        "bea: Canceled",
      ]);
    }
    expect((await datesOf(app)).map(({ start }) => start).slice(0, 2)).toEqual([
      "2026-11-25T23:30:00.000Z",
      "2026-12-09T00:00:00.000Z",
    ]);
  });

  it("say only the last of several changes, and nothing of what has passed when the mail server comes back", async () => {
    const { app, smtp, id } = await startGroup();
    for (const start of ["2026-11-25T18:00", "2026-11-26T18:00"])
      await changeGroupDate(app.services, host, {
        id,
        change: { kind: "move", key: "2026-11-24", start, minutes: 60 },
      });
    // As far as they know, it's still on Tuesday.
    expect((await told(app, smtp)).map((line) => line.split(". ").at(-1))).toEqual(
      Array(2).fill(
        "Instead of Tuesday, November 24, 7 PM Eastern Time, it's now Thursday, November 26, 6 PM Eastern Time.",
      ),
    );
    // Back to where it was before anybody heard: there's nothing to tell.
    for (const [start, mailed] of [
      ["2026-11-27T18:00", 2],
      ["2026-11-26T18:00", 0],
    ] as const)
      expect(
        await changeGroupDate(app.services, host, {
          id,
          change: { kind: "move", key: "2026-11-24", start, minutes: 60 },
        }),
      ).toMatchObject({ mailed });
    expect(await told(app, smtp)).toEqual([]);
    await changeGroupDate(app.services, host, { id, change: { kind: "cancel", key: "2026-12-01" } });
    smtp.refuseWith = 451;
    await app.worker.drain();
    smtp.refuseWith = undefined;
    app.clock.advance(14 * day);
    expect((await told(app, smtp)).filter((line) => line.includes("Canceled"))).toEqual([]);
  });

  it("can't be moved into the past, nor changed once they have begun", async () => {
    const { app, id } = await startGroup();
    const refused = (change: Parameters<typeof changeGroupDate>[2]["change"]) =>
      changeGroupDate(app.services, host, { id, change }).then(
        () => "done",
        (error: { status?: number }) => error.status,
      );
    expect(await refused({ kind: "move", key: "2026-11-24", start: "2026-11-20T19:00", minutes: 60 })).toBe(
      422,
    );
    expect(await refused({ kind: "add", start: "2026-11-20T19:00", minutes: 60 })).toBe(422);
    expect(await refused({ kind: "cancel", key: "2026-11-25" })).toBe(404);
    app.clock.advance(5 * day);
    expect(await refused({ kind: "cancel", key: "2026-11-24" })).toBe(409);
  });

  it("aren't changed by whoever saw them at another time, nor moved to the time they have", async () => {
    const { app, smtp, id } = await startGroup();
    const of = { key: "2026-11-24", minutes: 75 };
    const change = (body: Parameters<typeof changeGroupDate>[2]["change"]) =>
      changeGroupDate(app.services, host, { id, change: body });
    const { dates } = await groupScreen(app.services, host, id);
    const [row] = dates.rows;
    expect(row).toMatchObject({ id: of.key, day: "Tuesday, November 24", local: "2026-11-24T19:00" });
    const loaded = row?.version ?? "";
    const same = change({ kind: "move", ...of, start: "2026-11-24T19:00", loaded });
    await expect(same).rejects.toMatchObject({ status: 422, fields: { start: expect.any(String) } });
    // Another length is stored, and is no news.
    const longer = await change({ kind: "move", ...of, start: "2026-11-24T19:00", minutes: 90, loaded });
    expect(longer.mailed).toBe(0);
    for (const late of [
      { kind: "move", ...of, start: "2026-11-25T19:00", loaded },
      { kind: "cancel", key: of.key, loaded },
    ] as const)
      await expect(change(late)).rejects.toMatchObject({ status: 409 });
    expect(await told(app, smtp)).toEqual([]);
  });

  it("are one more date to everybody when a canceled one takes place after all", async () => {
    const { app, smtp, id } = await startGroup();
    const change = (body: Parameters<typeof changeGroupDate>[2]["change"]) =>
      changeGroupDate(app.services, host, { id, change: body });
    expect(await change({ kind: "cancel", key: "2026-11-24" })).toMatchObject({ mailed: 2 });
    expect(await change({ kind: "cancel", key: "2026-11-24" })).toMatchObject({ mailed: 0 });
    await told(app, smtp);
    await change({ kind: "move", key: "2026-11-24", start: "2026-11-24T19:00", minutes: 75 });
    const text =
      "One more date: Tuesday, November 24. There's one more date: Tuesday, November 24, 7 PM Eastern Time.";
    expect(await told(app, smtp)).toEqual([`ada: ${text}`, `bea: ${text}`]);
  });

  it("are reminded of a day and an hour before, once, however often the reminders are planned", async () => {
    const { app, smtp } = await startGroup();
    await passNight(app);
    for (let each = 0; each < 3; each += 1) await planAllReminders(app.services);
    // The first date is on Tuesday, November 24, 7 PM in New York: midnight in UTC.
    app.clock.advance(day + 13 * hour);
    expect(await told(app, smtp)).toEqual([]);
    app.clock.advance(hour);
    const when = "Tuesday, November 24, 7 PM Eastern Time";
    expect(await told(app, smtp)).toEqual(
      ["ada", "bea"].map((name) => `${name}: Tomorrow, 7 PM. A reminder: ${when}.`),
    );
    await planAllReminders(app.services);
    app.clock.advance(23 * hour);
    expect(await told(app, smtp)).toEqual(
      ["ada", "bea"].map((name) => `${name}: In one hour. A reminder: it starts at 7 PM Eastern Time.`),
    );
    await planAllReminders(app.services);
    app.clock.advance(hour);
    expect(await told(app, smtp)).toEqual([]);
  });

  it("are reminded of at their new time only, and not once it's too late", async () => {
    const { app, smtp, id } = await startGroup();
    await passNight(app);
    await changeGroupDate(app.services, host, {
      id,
      change: { kind: "move", key: "2026-11-24", start: "2026-11-24T21:00", minutes: 60 },
    });
    await told(app, smtp);
    app.clock.advance(day + 14 * hour);
    expect(await told(app, smtp)).toEqual([]);
    // The mail server is away from here until half an hour before.
    smtp.refuseWith = 451;
    app.clock.advance(2 * hour);
    await app.worker.drain();
    app.clock.advance(23 * hour + 30 * minute);
    smtp.refuseWith = undefined;
    const found = await told(app, smtp);
    expect(found.map((line) => line.split(".")[0])).toEqual(["ada: Today, 9 PM", "bea: Today, 9 PM"]);
    // Of the reminder a day before, the team is told who didn't get it.
    const unsent = await unsentMails(app.services, host, id);
    expect(unsent.map(({ email, about, state }) => `${email} ${about} ${state}`).toSorted()).toEqual([
      "ada@example.org reminder.day late",
      "bea@example.org reminder.day late",
    ]);
  });

  it("stay as they were changed when the group is saved with other lengths or another end, or meets at another hour", async () => {
    const { app, smtp, id } = await startGroup();
    const edit = async (schedule: object) => {
      const { revision } = await groupById(app.services, host, id);
      await changeGroup(app.services, host, { id, revision, input: groupWith({ schedule }) });
    };
    const changesOf = async () =>
      (await groupById(app.services, host, id)).changes.map(({ key, state }) =>
        state === "added" ? state : `${key} ${state}`,
      );
    await edit({ count: 5 });
    await changeGroupDate(app.services, host, { id, change: { kind: "cancel", key: "2026-12-01" } });
    const move = { kind: "move", key: "2026-12-08", start: "2026-12-09T18:00", minutes: 60 } as const;
    await changeGroupDate(app.services, host, { id, change: move });
    const add = { kind: "add", start: "2026-12-30T19:00", minutes: 60 } as const;
    await changeGroupDate(app.services, host, { id, change: add });
    await told(app, smtp);

    // Nobody is told of a length, or of an end after the dates that people see.
    const kept = ["2026-12-01 canceled", "2026-12-08 moved", "added"];
    for (const schedule of [{ count: 8 }, { until: "2027-01-26" }, { minutes: 90 }]) {
      await edit(schedule);
      expect(await changesOf(), JSON.stringify(schedule)).toEqual(kept);
    }
    expect(await told(app, smtp)).toEqual([]);
    // Another hour on the same days: everybody with a place is told once.
    await edit({ time: "20:00" });
    expect(await changesOf()).toEqual(kept);
    const times =
      "New times: Tuesday, November 24, 8 PM. The dates or times have changed. The next one is Tuesday, November 24, 8 PM Eastern Time. Your page shows the others.";
    expect(await told(app, smtp)).toEqual([`ada: ${times}`, `bea: ${times}`]);
    // On other days there's nothing to cancel or move any more. Of two changes, only the last is told.
    await edit({ first: "2026-11-25", time: "20:00" });
    await edit({ first: "2026-11-26", time: "20:00" });
    expect(await changesOf()).toEqual(["added"]);
    expect((await told(app, smtp)).map((line) => line.split(".")[0])).toEqual(
      ["ada", "bea"].map((name) => `${name}: New times: Thursday, November 26, 8 PM`),
    );
    // The same dates by another first day, or by the clock of a place with the same time, are no news.
    await edit({ first: "2026-11-19", time: "20:00", zone: "America/Toronto" });
    expect(await told(app, smtp)).toEqual([]);
  });

  it("that an earlier end takes from people's pages are told to each of them once", async () => {
    const { app, smtp, id } = await startGroup();
    const { revision } = await groupById(app.services, host, id);
    const end = (until: string, saved: number) =>
      changeGroup(app.services, host, { id, revision: saved, input: groupWith({ schedule: { until } }) });
    // Four dates are on people's pages, the last of them on December 15.
    await end("2026-12-15", revision);
    const news = async () => (await told(app, smtp)).filter((line) => line.includes("New times"));
    expect(await news()).toEqual([]);
    await end("2026-12-14", revision + 1);
    await end("2026-12-14", revision + 2);
    expect((await news()).map((line) => line.split(".")[0])).toEqual(
      ["ada", "bea"].map((name) => `${name}: New times: Tuesday, November 24, 7 PM`),
    );
  });

  it("go when they're after a new end, and a link of ours or without https is refused", async () => {
    const { app, smtp, id } = await startGroup();
    await changeGroupDate(app.services, host, { id, change: { kind: "cancel", key: "2026-12-15" } });
    await told(app, smtp);
    await changeGroup(app.services, host, { id, revision: 1, input: groupWith({ schedule: { count: 2 } }) });
    const group = await groupById(app.services, host, id);
    expect([group.changes, group.endsAt]).toEqual([[], "2026-12-02T01:15:00.000Z"]);
    const input = groupWith({ address: "https://kinward.test/meet" });
    await expect(changeGroup(app.services, host, { id, revision: 2, input })).rejects.toMatchObject({
      status: 422,
    });
    expect(subjectsTo(smtp, "ada@example.org")).toEqual([]);
  });

  it("aren't news of new times to whoever left meanwhile, and are told in the group's language", async () => {
    const { app, smtp, id, tokens } = await startGroup();
    const content = { ...groupWith().content, language: "fr" as const };
    const input = groupWith({ content, schedule: { time: "20:00" } });
    await changeGroup(app.services, host, { id, revision: 1, input });
    await app.post("/api/group-places/change", { token: tokens.ada, action: "cancel" });
    expect((await told(app, smtp)).filter((line) => line.includes("horaires"))).toEqual([
      "bea: Nouveaux horaires\u00a0: mardi 24 novembre, 20 h. Les dates ou les horaires ont changé. La prochaine fois, ce sera le mardi 24 novembre à 20 h (heure de l’Est). Les autres sont sur votre page.",
    ]);
  });

  it("end with the last one, a canceled one too, and can't be ended by a slip", async () => {
    const { app, id } = await startGroup();
    const edit = (revision: number, schedule: object) =>
      changeGroup(app.services, host, { id, revision, input: groupWith({ schedule }) });
    await expect(edit(1, { first: "2026-10-06", until: "2026-10-27" })).rejects.toMatchObject({
      status: 422,
    });
    await edit(1, { count: 2 });
    await changeGroupDate(app.services, host, { id, change: { kind: "cancel", key: "2026-12-01" } });
    app.clock.advance(9 * day);
    expect(await datesOf(app)).toEqual([]);
    const added = { kind: "add", start: "2026-12-03T19:00", minutes: 60 } as const;
    await changeGroupDate(app.services, host, { id, change: added });
    expect((await groupById(app.services, host, id)).endsAt).toBe("2026-12-04T01:00:00.000Z");
    // The larger group's offer to the one who waited has lapsed on the way.
    expect(await groupPlaces(app.services, host, id)).toHaveLength(3);
  });
});
