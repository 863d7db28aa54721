import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { afterEach, describe, expect, it } from "vitest";
import { placeMessages } from "#content/groups/places.ts";
import { day, hour, minute, second } from "#platform/clock/clock.ts";
import { createLog } from "#platform/log/log.ts";
import { groupWith, host, meetingLink, openGroup, signUp, tokenOf } from "#tests/support/group-places.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { startSmtp, type TestSmtp } from "#tests/support/smtp.ts";
import { bothDatabases, databases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { planDailyJob } from "#worker/daily.ts";
import { groupPlaces } from "./reads/places.server.ts";
import { changeAddress, closeDoor, reopenDoor } from "./writes/door.server.ts";
import { changeGroupDate } from "./writes/group-dates.server.ts";
import { changeGroup } from "./writes/groups.server.ts";
import { removePlace } from "./writes/removal.server.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close();
});

/** The first meeting of the usual group begins at 7 PM in New York. */
const begins = Date.parse("2026-11-25T00:00:00.000Z");
const lasts = 75 * minute;

describe.each(bothDatabases)("the door of a meeting on %s", (kind) => {
  /** A group with Ada in it and Bea waiting, and their links. */
  async function start(changes: Parameters<typeof openGroup>[1] = {}) {
    const smtp = await startSmtp();
    const app = await openTestApp(kind, { SMTP_URL: smtp.url });
    open.push(smtp, app);
    const id = await openGroup(app.services, { size: 1, ...changes });
    for (const name of ["ada", "bea"]) await signUp(app, `${name}@example.org`);
    await app.worker.drain();
    return { app, smtp, id, ada: linkOf(smtp, "ada"), bea: linkOf(smtp, "bea") };
  }
  const linkOf = (smtp: TestSmtp, name: string) => tokenOf(smtp, `${name}@example.org`);

  const setClock = (app: TestApp, at: number) => app.clock.advance(at - app.clock.now().getTime());
  const press = (app: TestApp, token: string) => app.post("/api/group-places/door", { token });
  const stateOf = async (app: TestApp, token: string) =>
    (await (await app.post("/api/group-places/read", { token })).json()).place.door?.state;

  /** Presses the button: the address that leads in. */
  async function ticketOf(app: TestApp, token: string): Promise<string> {
    const answer = await press(app, token);
    const { door, message } = await answer.json();
    expect([answer.status, message]).toEqual([200, undefined]);
    return door;
  }
  /** Presses the button in vain: why. */
  async function refusalOf(app: TestApp, token: string): Promise<string> {
    const answer = await press(app, token);
    expect(answer.status).toBe(409);
    return (await answer.json()).message;
  }

  /** Where a ticket leads. */
  async function follow(app: TestApp, ticket: string): Promise<string | null> {
    const answer = await app.app.request(siteUrl + ticket);
    expect([answer.status, await answer.text()]).toEqual([303, ""]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    return answer.headers.get("location");
  }
  const attendance = ({ services }: TestApp) =>
    services.store.db.selectFrom("group_attendance").selectAll().execute();

  it("notes who came once for each date, whatever is pressed how often", async () => {
    const { app, id, ada } = await start();
    setClock(app, begins - 10 * minute);
    const answers = await Promise.all([press(app, ada), press(app, ada), press(app, ada)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    app.clock.advance(20 * minute);
    await ticketOf(app, ada);
    const [place] = await groupPlaces(app.services, host, id);
    expect(await attendance(app)).toEqual([
      {
        place_id: place?.id,
        group_id: id,
        date_key: "2026-11-24",
        start: "2026-11-25T00:00:00.000Z",
        opened_at: "2026-11-24T23:50:00.000Z",
      },
    ]);
  });

  it("isn't there for a canceled date, and for a moved one half an hour before its new time", async () => {
    const { app, id, ada } = await start();
    setClock(app, begins - 20 * minute);
    await ticketOf(app, ada);
    await closeDoor(app.services, host, { groupId: id, dateKey: "2026-11-24" });
    const move = { kind: "move", key: "2026-11-24", start: "2026-11-24T21:00", minutes: 60 } as const;
    await changeGroupDate(app.services, host, { id, change: move });
    expect([await stateOf(app, ada), await attendance(app)]).toEqual(["before", []]);
    setClock(app, begins + 90 * minute);
    expect(await stateOf(app, ada)).toBe("open");
    const ticket = await ticketOf(app, ada);
    await changeGroupDate(app.services, host, { id, change: { kind: "cancel", key: "2026-11-24" } });
    expect([await follow(app, ticket), await attendance(app)]).toEqual(["/your-place/door", []]);
    expect(await refusalOf(app, ada)).toBe(placeMessages.doors.before);
  });

  if (!databases.includes(kind)) return;

  it("opens half an hour before, to the second, and shuts at the end", async () => {
    const { app, ada, bea } = await start();
    setClock(app, begins - 30 * minute - second);
    expect([await stateOf(app, ada), await stateOf(app, bea)]).toEqual(["before", undefined]);
    expect(await refusalOf(app, ada)).toBe(placeMessages.doors.before);
    expect(await attendance(app)).toEqual([]);
    app.clock.advance(2 * second);
    expect(await stateOf(app, ada)).toBe("open");
    expect(await follow(app, await ticketOf(app, ada))).toBe(meetingLink);
    expect(await refusalOf(app, bea)).toBe(placeMessages.noDoor);
    setClock(app, begins + lasts - second);
    const last = await ticketOf(app, ada);
    app.clock.advance(second);
    // It's the next week's door now.
    expect([await stateOf(app, ada), await refusalOf(app, ada)]).toEqual([
      "before",
      placeMessages.doors.before,
    ]);
    expect(await follow(app, last)).toBe("/your-place/door");
    expect((await press(app, "x")).status).toBe(404);
  });

  it("keeps its hour by the group's clock when summer time begins and ends", async () => {
    const { app, ada } = await start({ schedule: { first: "2027-03-09" } });
    for (const [key, utc] of [
      ["2027-03-09", "2027-03-10T00:00:00.000Z"],
      ["2027-03-16", "2027-03-16T23:00:00.000Z"],
      ["2027-11-02", "2027-11-02T23:00:00.000Z"],
      ["2027-11-09", "2027-11-10T00:00:00.000Z"],
    ] as const) {
      setClock(app, Date.parse(utc) - 30 * minute - second);
      expect(await stateOf(app, ada), key).toBe("before");
      app.clock.advance(second);
      await ticketOf(app, ada);
    }
    expect((await attendance(app)).map(({ date_key }) => date_key).toSorted()).toEqual([
      "2027-03-09",
      "2027-03-16",
      "2027-11-02",
      "2027-11-09",
    ]);
  });

  it("shuts in between for whoever is removed, cancels or has an old ticket", async () => {
    const { app, id, ada } = await start({ size: 2 });
    setClock(app, begins);
    const late = await ticketOf(app, ada);
    app.clock.advance(59 * second);
    expect(await follow(app, late)).toBe(meetingLink);
    app.clock.advance(second);
    expect(await follow(app, late)).toBe("/your-place/door");
    const ticket = await ticketOf(app, ada);
    for (const forged of ["v1.x", ticket.slice(0, -2).split("/").at(-1), "v9.abc", "%00"])
      expect([303, 404]).toContain((await app.app.request(`${siteUrl}/your-place/door/${forged}`)).status);
    const [first] = await groupPlaces(app.services, host, id);
    await removePlace(app.services, host, { groupId: id, id: first?.id ?? "", bar: false });
    expect(await follow(app, ticket)).toBe("/your-place/door");
    expect(await refusalOf(app, ada)).toBe(placeMessages.noDoor);
  });

  it("stays open in a break, and shuts with the place", async () => {
    const { app, ada } = await start();
    setClock(app, begins);
    const change = (action: string) => app.post("/api/group-places/change", { token: ada, action });
    await change("pause");
    expect(await follow(app, await ticketOf(app, ada))).toBe(meetingLink);
    const ticket = await ticketOf(app, ada);
    await change("cancel");
    expect(await follow(app, ticket)).toBe("/your-place/door");
    expect(await stateOf(app, ada)).toBeUndefined();
  });

  it("shuts and opens again for everybody when the host says so, and is in the audit log once", async () => {
    const { app, id, ada } = await start();
    setClock(app, begins);
    const meeting = { groupId: id, dateKey: "2026-11-24" };
    const ticket = await ticketOf(app, ada);
    await closeDoor(app.services, host, meeting);
    await closeDoor(app.services, host, meeting);
    expect([await follow(app, ticket), await stateOf(app, ada)]).toEqual(["/your-place/door", "closed"]);
    expect(await refusalOf(app, ada)).toBe(placeMessages.doors.closed);
    await reopenDoor(app.services, host, meeting);
    await reopenDoor(app.services, host, meeting);
    expect(await follow(app, await ticketOf(app, ada))).toBe(meetingLink);
    await expect(closeDoor(app.services, host, { ...meeting, dateKey: "2026-11-25" })).rejects.toThrow();
    const actions = await app.services.store.db
      .selectFrom("audit")
      .select("action")
      .where("action", "like", "groups.door%")
      .execute();
    expect(actions.map(({ action }) => action).toSorted()).toEqual([
      "groups.door_closed",
      "groups.door_reopened",
    ]);
  });

  it("leads to another address from the next press, for everybody, and nowhere without one", async () => {
    const { app, id, ada } = await start();
    setClock(app, begins);
    const ticket = await ticketOf(app, ada);
    const other = "https://other.example/room-77";
    await changeAddress(app.services, host, { groupId: id, address: other });
    expect([await follow(app, ticket), await follow(app, await ticketOf(app, ada))]).toEqual([other, other]);
    // A form that was opened before can't bring the old link back.
    await expect(
      changeGroup(app.services, host, { id, revision: 1, input: groupWith({ size: 1 }) }),
    ).rejects.toMatchObject({ status: 409 });
    const ours = changeAddress(app.services, host, { groupId: id, address: `${siteUrl}/room` });
    await expect(ours).rejects.toMatchObject({ status: 422 });
    await changeAddress(app.services, host, { groupId: id, address: "" });
    expect(await refusalOf(app, ada)).toBe(placeMessages.doors.unset);
  });

  it("tells the meeting's address in no answer, page, calendar, mail, table or line of the log", async () => {
    const lines: string[] = [];
    const { app, smtp, ada } = await start();
    Object.assign(app.services.log, createLog("debug", { write: (line: string) => lines.push(line) }));
    setClock(app, begins);
    const ticket = await ticketOf(app, ada);
    await follow(app, ticket);
    await app.post("/api/group-places/door", { token: ada }, { origin: "https://evil.example" });
    expect(lines).toHaveLength(1);
    const said: string[] = [ticket];
    for (const path of ["read", "door", "calendar"])
      for (const accept of ["application/json", "text/html"]) {
        const body = new URLSearchParams({ token: ada }).toString();
        const headers = { accept, origin: siteUrl, "content-type": "application/x-www-form-urlencoded" };
        const answer = await app.app.request(`${siteUrl}/api/group-places/${path}`, {
          method: "POST",
          ...{ body, headers },
        });
        said.push(await answer.text(), JSON.stringify([...answer.headers]));
      }
    said.push(JSON.stringify(smtp.mails), await dumpOf(app.services), ...lines);
    expect(wordsIn(said.join("\n"), [meetingLink, "//meet.example/"])).toEqual([]);
  });

  it("isn't in a calendar: its file says when, and nothing else, to two parsers that aren't ours", async () => {
    const { app, id, ada } = await start({ schedule: { count: 3 } });
    const fileOf = async (token: string) => (await app.post("/api/group-places/calendar", { token })).text();
    const read = (text: string) => {
      const entries = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((each) => {
        const { uid, startDate, endDate, summary, sequence } = new ICAL.Event(each);
        return { uid, start: startDate.toJSDate(), end: endDate.toJSDate(), summary, sequence };
      });
      const others = Object.values(nodeIcal.sync.parseICS(text)).flatMap((each) =>
        each?.type === "VEVENT" ? [each] : [],
      );
      expect(others.map(({ uid, summary }) => ({ uid, summary }))).toEqual(
        entries.map(({ uid, summary }) => ({ uid, summary })),
      );
      expect(others.map(({ start: from }) => Number(from))).toEqual(
        entries.map(({ start: from }) => Number(from)),
      );
      return entries;
    };
    const text = await fileOf(ada);
    expect(text).not.toMatch(/miscarriage|circle|group|your-place|location|url:|https?:/i);
    const before = read(text);
    expect(before.map(({ summary }) => summary)).toEqual(["Call", "Call", "Call"]);
    expect(before[0]).toMatchObject({ start: new Date(begins), end: new Date(begins + lasts) });
    const move = { kind: "move", key: "2026-11-24", start: "2026-11-25T18:00", minutes: 60 } as const;
    await changeGroupDate(app.services, host, { id, change: move });
    await changeGroupDate(app.services, host, { id, change: { kind: "cancel", key: "2026-12-01" } });
    const later = await fileOf(ada);
    const after = read(later);
    expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
    expect(after[0]?.sequence).toBeGreaterThan(before[0]?.sequence ?? 0);
    expect(after[0]?.start.toISOString()).toBe("2026-11-25T23:00:00.000Z");
    expect(later.match(/STATUS:CANCELLED/g)).toHaveLength(1);
    // What is past stays, for whoever imports the file again, and so it does when the place has ended.
    setClock(app, begins + 3 * day);
    expect(read(await fileOf(ada))).toEqual(after);
    expect(text).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT4H");
    await app.post("/api/group-places/change", { token: ada, action: "cancel" });
    expect(read(await fileOf(ada)).map(({ uid }) => uid)).toEqual([after[0]?.uid]);
  });

  it("isn't there without a place; an offer that has passed and a group that is over show at once", async () => {
    const { app, smtp, ada, bea } = await start({ schedule: { count: 2 } });
    const shown = async (token: string) => {
      const answer = await app.post("/api/group-places/read", { token });
      const { state, offeredUntil, meetings, door } = (await answer.json()).place;
      return { state, offeredUntil, dates: meetings.length, door: door?.state };
    };
    expect([await shown(ada), await shown(bea)]).toEqual([
      { state: "held", dates: 2, door: "before" },
      { state: "waiting", dates: 2 },
    ]);
    await app.post("/api/group-places/change", { token: ada, action: "cancel" });
    const offeredUntil = "2026-11-21T22:00:00.000Z";
    expect(await shown(bea)).toEqual({ state: "offered", offeredUntil, dates: 2 });
    setClock(app, Date.parse(offeredUntil));
    expect([await shown(ada), await shown(bea)]).toEqual([
      { state: "canceled", dates: 0 },
      { state: "lapsed", dates: 0 },
    ]);
    await signUp(app, "cleo@example.org");
    await app.worker.drain();
    setClock(app, begins + 8 * day);
    expect(await shown(linkOf(smtp, "cleo"))).toEqual({ state: "over", dates: 0 });
  });

  it("is forgotten 30 days after the meeting, and at once with the person", async () => {
    const { app, smtp, id, ada } = await start();
    setClock(app, begins);
    await ticketOf(app, ada);
    await closeDoor(app.services, host, { groupId: id, dateKey: "2026-11-24" });
    const doors = async () =>
      (await app.services.store.db.selectFrom("group_doors").selectAll().execute()).length;
    await planDailyJob(app.services);
    app.clock.advance(30 * day - hour);
    await app.worker.drain();
    expect([(await attendance(app)).length, await doors()]).toEqual([1, 1]);
    app.clock.advance(day + hour);
    await app.worker.drain();
    expect([(await attendance(app)).length, await doors()]).toEqual([0, 0]);

    setClock(app, begins + 35 * day);
    await ticketOf(app, ada);
    await app.post("/api/privacy/my-data", { email: "ada@example.org", website: "" });
    await app.worker.drain();
    const link = smtp.mails.findLast(({ text }) => text?.includes("my-data/open"))?.text ?? "";
    const token = /my-data\/open#token=(\S+)/.exec(link)?.[1];
    const held = await (await app.post("/api/privacy/my-data/open", { token })).text();
    const texts = [
      ["group", "Group", "Miscarriage circle"],
      ["seats", "Number of people", "1"],
      ["paused", "Paused since", ""],
      ["breakShown", "Your host sees that you’re taking a break", "No"],
      ["rules", "Version of the ground rules you agreed to", "1"],
      ["meeting", "A meeting you came to", "2026-12-29"],
      ["came", "When you came", "2026-12-30T00:00:00.000Z"],
    ];
    for (const [name, label, text] of texts) expect(held).toContain(JSON.stringify({ name, label, text }));
    expect((await app.post("/api/privacy/my-data/erase", { token, sure: true })).status).toBe(200);
    expect(await attendance(app)).toEqual([]);
    expect((await press(app, ada)).status).toBe(404);
  });
});
