import { afterEach, describe, expect, it } from "vitest";
import { day, hour, minute, second } from "#platform/clock/clock.ts";
import { createLog } from "#platform/log/log.ts";
import { actAs, actorBy, signIn } from "#tests/support/admin.ts";
import {
  groupFormWith,
  groupWith,
  meetingLink,
  signUp,
  subjectsTo,
  host as team,
  tokenOf,
} from "#tests/support/group-places.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { startSmtp, type TestSmtp } from "#tests/support/smtp.ts";
import { databases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { isWholeRun } from "#tests/support/whole-run.ts";
import { secretsIn, wordsIn } from "#tests/support/words-in.ts";
import { planDailyJob } from "#worker/daily.ts";
import { groupById, groupPlaces } from "./reads/places.server.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close();
});

const names = ["ada", "bea", "cal", "dee", "eve", "fay", "gus", "hal"] as const;
type Name = (typeof names)[number];
const emailOf = (name: string) => `${name}.of.the.circle@example.org`;
const nicknameOf = (name: string) => `${name} of the quiet hills`;
/** What tells who somebody is. */
const tracesOf = (all: readonly Name[]) => all.flatMap((name) => [emailOf(name), nicknameOf(name)]);

/** New York sets its clocks on March 14, 2027. The group meets on Tuesdays, from the one before. */
const first = "2027-03-09";
const firstStart = Date.parse("2027-03-10T00:00:00.000Z");
const movedStart = Date.parse("2027-03-15T23:00:00.000Z");

describe.each(databases)("a group from its first form to the end of its traces on %s", (kind) => {
  async function start() {
    const smtp: TestSmtp = await startSmtp();
    const app = await openTestApp(kind, { SMTP_URL: smtp.url });
    open.push(smtp, app);
    const logged: string[] = [];
    Object.assign(app.services.log, createLog("debug", { write: (line: string) => logged.push(line) }));
    setClock(app, firstStart - 8 * day);
    return { app, smtp, logged, editor: await actAs(app, "editor") };
  }
  const setClock = (app: TestApp, at: number) => app.clock.advance(at - app.clock.now().getTime());
  /** Runs what is due, and what follows from it. */
  async function work({ worker }: TestApp): Promise<void> {
    for (let turn = 0; turn < 4; turn += 1) await worker.drain();
  }
  /** Lets days pass, each with its night's work; in `script/test` the site misses most nights, as one that was off. */
  async function letDaysPass(app: TestApp, days: number): Promise<void> {
    const nights = isWholeRun ? Array.from({ length: days }, () => 1) : [1, 9, days - 11, 1];
    for (const passed of nights) {
      app.clock.advance(passed * day);
      await planDailyJob(app.services);
      await work(app);
    }
  }

  it("is told to each person once, and forgets everybody", { timeout: 240_000 }, async () => {
    const { app, smtp, logged, editor } = await start();
    const { services } = app;
    const stateOf = async () =>
      Object.fromEntries(
        (await groupPlaces(services, team, id)).map(({ email, state, paused }) => [
          email.split(".")[0],
          paused ? `${state}, paused` : state,
        ]),
      );
    const change = (name: Name, action: string) =>
      app.post("/api/group-places/change", { token: tokenOf(smtp, emailOf(name)), action });
    const press = (name: Name, input: object) =>
      app.post("/api/something-changed", { token: tokenOf(smtp, emailOf(name)), ...input });
    const door = async (name: Name) =>
      (await app.post("/api/group-places/door", { token: tokenOf(smtp, emailOf(name)) })).status;
    /** The editor signs in for each, as after some hours. */
    const changeDate = async (input: object) =>
      app.act(`/admin/groups/${id}`, "changeGroupDate", input, await signIn(app, "editor@kinward.test"));
    const newSubjects = (name: Name, from: number) => subjectsTo(smtp, emailOf(name)).slice(from);

    // A group of six, made in the admin.
    const form = groupFormWith({ schedule: { first } });
    const made = await app.act("/admin/groups/new", "createGroup", form, editor);
    const { id } = await made.json();

    // Eight people sign up, in seven sign-ups: a couple, and one without script. Two have to wait.
    expect((await signUp(app, emailOf("ada"), { seats: 2, name: nicknameOf("ada") })).status).toBe(202);
    const plain = {
      email: emailOf("bea"),
      name: nicknameOf("bea"),
      seats: "1",
      rules: "1",
      agree: "on",
      website: "",
    };
    const sent = await app.post("/api/groups/tuesday-circle/places", new URLSearchParams(plain).toString(), {
      "content-type": "application/x-www-form-urlencoded",
      accept: "text/html",
    });
    expect([sent.status, sent.headers.get("location")]).toEqual([303, "/thank-you/group"]);
    await work(app);
    expect((await change("bea", "confirm")).status).toBe(200);
    for (const name of ["cal", "dee", "eve", "fay", "gus"] as const)
      await signUp(app, emailOf(name), { name: nicknameOf(name) });
    await work(app);
    const held = { ada: "held", bea: "held", cal: "held", dee: "held", eve: "held" };
    expect(await stateOf()).toEqual({ ...held, fay: "waiting", gus: "waiting" });

    // One cancels. The first offer lapses, and the second is taken.
    expect((await change("cal", "cancel")).status).toBe(200);
    await work(app);
    expect(await stateOf()).toMatchObject({ fay: "offered", gus: "waiting" });
    // Twelve hours later it's 7 AM in New York: the offer ends at 8.
    app.clock.advance(13 * hour);
    await work(app);
    expect(subjectsTo(smtp, emailOf("fay")).at(-1)).toBe("About the place we kept for you");
    expect((await change("fay", "take")).status).toBe(409);
    expect((await change("gus", "take")).status).toBe(200);
    const { cal: _cal, ...left } = held;
    expect(await stateOf()).toEqual({ ...left, gus: "held" });

    // Two more wait. The first of them presses pause, is passed over, and keeps her turn for when she's back.
    for (const name of ["fay", "hal"] as const) await signUp(app, emailOf(name), { name: nicknameOf(name) });
    await work(app);
    expect((await press("fay", { press: "pause" })).status).toBe(200);
    expect((await change("bea", "cancel")).status).toBe(200);
    await work(app);
    expect(await stateOf()).toMatchObject({ fay: "waiting, paused", hal: "offered" });
    expect((await press("fay", { press: "undo" })).status).toBe(200);
    expect((await change("hal", "cancel")).status).toBe(200);
    await work(app);
    expect(await stateOf()).toMatchObject({ fay: "offered" });
    expect((await change("fay", "take")).status).toBe(200);
    await work(app);
    const members = ["ada", "dee", "eve", "gus", "fay"] as const;
    expect(Object.keys(await stateOf())).toEqual([...members]);

    // The date moves over the change of the clocks: each is told once, with the group's time.
    const before = new Map<Name, number>(
      members.map((name) => [name, subjectsTo(smtp, emailOf(name)).length]),
    );
    const told = (name: Name) => newSubjects(name, before.get(name) ?? 0);
    const move = { kind: "move", key: first, start: "2027-03-15T19:00", minutes: 75 };
    expect((await changeDate(move)).status).toBe(200);
    await work(app);
    for (const name of members) expect(told(name)).toEqual([expect.stringMatching(/^New time: .*7 PM/)]);

    // The door opens half an hour before the new time, and not at the old one.
    setClock(app, firstStart);
    await work(app);
    expect(await door("ada")).toBe(409);
    setClock(app, movedStart - 30 * minute - second);
    await work(app);
    expect(await door("ada")).toBe(409);
    app.clock.advance(2 * second);
    for (const name of ["ada", "dee", "eve"] as const) expect(await door(name)).toBe(200);

    // The host removes one in mid-meeting, whose door is shut from then on.
    const host = await actAs(app, "host");
    const asEditor = await signIn(app, "editor@kinward.test");
    const actor = await actorBy(app, host);
    const hosts = { memberId: actor.id, isHost: true };
    const named = await app.act(`/admin/groups/${id}`, "changeGroupHost", hosts, asEditor);
    expect(named.status).toBe(200);
    const eve = (await groupPlaces(services, team, id)).find(({ email }) => email === emailOf("eve"));
    const meeting = `/admin/meetings/${id}/${first}`;
    const removal = { placeId: eve?.id ?? "", bar: true };
    expect((await app.act(meeting, "removeFromMeeting", removal, host)).status).toBe(200);
    expect(await door("eve")).toBe(409);
    await signUp(app, emailOf("eve"));
    await work(app);
    expect(Object.keys(await stateOf())).toEqual(["ada", "dee", "gus", "fay"]);

    // The next date is canceled: everybody is told once, however often somebody presses.
    const next = { kind: "cancel", key: "2027-03-16" };
    const answers = [await changeDate(next), await changeDate(next)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await work(app);
    for (const name of ["ada", "dee", "gus", "fay"] as const)
      expect(told(name).filter((subject) => subject.startsWith("Canceled: "))).toHaveLength(1);
    expect(told("eve").filter((subject) => subject.startsWith("Canceled: "))).toEqual([]);

    // No mail, calendar, answer or line of the log has the meeting's address, the topic, or anybody else's data.
    const { content } = groupWith();
    const telling = [meetingLink, content.name, content.forWhom];
    for (const mail of smtp.mails) {
      const others = tracesOf(names.filter((name) => !mail.rcpt.includes(emailOf(name))));
      const words = `${mail.subject} ${mail.text} ${mail.html}`;
      expect(wordsIn(words, [...telling, ...others])).toEqual([]);
      expect(words.match(/miscarriage|pregnan|donor|adopt/gi)).toBeNull();
    }
    for (const path of ["read", "calendar"]) {
      const answer = await app.post(`/api/group-places/${path}`, { token: tokenOf(smtp, emailOf("ada")) });
      const others = tracesOf(names.filter((name) => name !== "ada"));
      expect(wordsIn(await answer.text(), [meetingLink, ...others])).toEqual([]);
    }
    const file = await (await app.app.request(`${siteUrl}/support/groups/tuesday-circle.ics`)).text();
    expect(file).toContain("BEGIN:VEVENT");
    expect(wordsIn(file, [meetingLink, ...tracesOf(names)])).toEqual([]);
    expect(wordsIn(logged.join("\n"), [...telling, ...tracesOf(names)])).toEqual([]);

    // The group ends. A month and a day later nobody is found in the database.
    const edit = `/admin/groups/${id}/edit`;
    const { revision } = await services.store.db
      .selectFrom("support_groups")
      .select("revision")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const until = { ...groupFormWith({ schedule: { first, until: "2027-03-23" } }), revision };
    expect((await app.act(edit, "changeGroup", until, asEditor)).status).toBe(200);
    // The date that was canceled stays canceled.
    expect((await groupById(services, team, id)).changes).toMatchObject([
      { key: first, state: "moved" },
      { key: "2027-03-16", state: "canceled" },
    ]);
    const rows = await services.store.db.selectFrom("group_places").select(["id", "email_index"]).execute();
    const traces = rows.flatMap((row) => [row.id, row.email_index]);
    expect(secretsIn(await dumpOf(services), traces)).toEqual(traces);
    await letDaysPass(app, 10 + 31);
    const dump = await dumpOf(services);
    expect(secretsIn(dump, traces)).toEqual([]);
    expect(wordsIn(dump, tracesOf(names))).toEqual([]);
  });
});
