import ICAL from "ical.js";
import { ICalCalendar } from "ical-generator";
import nodeIcal from "node-ical";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { identityDocument } from "#content/current.ts";
import { publish } from "#content/published.server.ts";
import { site } from "#content/site.ts";
import { day, hour } from "#platform/clock/clock.ts";
import { groupWith, host, meetingLink, openGroup } from "#tests/support/group-places.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { datedGroups } from "./reads/page.server.ts";
import { groupById } from "./reads/places.server.ts";
import { groupsInMemory } from "./reads/public.server.ts";
import { meetingsBetween } from "./rules/schedule.ts";
import type { DateChange } from "./schema/places.ts";
import { changeGroupDate } from "./writes/group-dates.server.ts";
import { changeGroup } from "./writes/groups.server.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp("sqlite");
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  app.app.request(siteUrl + path, { headers });

/** The lines of a calendar, long ones put together again. */
async function linesOf(path: string): Promise<string[]> {
  const text = await (await get(path)).text();
  return text.replaceAll("\r\n ", "").split("\r\n");
}

const valuesOf = (lines: readonly string[], name: string) =>
  lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length).replaceAll("\\,", ","));

it("serves a group as a calendar of its own, safe to keep and to ask for again", async () => {
  const answer = await get("/support/groups/infertility.ics");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  // The name of the file says nothing of the group: folders of downloads are seen by others.
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="kinward-group.ics"');
  const text = await answer.text();
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

/** What two parsers that aren't ours read in a calendar: they must agree. */
async function entriesOf(path: string) {
  const text = await (await get(path)).text();
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((component) => {
    const { uid, sequence, startDate, endDate, summary, description } = new ICAL.Event(component);
    return {
      ...{ uid, sequence: Number(sequence), summary, description },
      start: startDate.toJSDate().toISOString(),
      end: endDate.toJSDate().toISOString(),
      status: component.getFirstPropertyValue("status"),
      zone: startDate.zone?.tzid,
    };
  });
  const others = Object.values(nodeIcal.sync.parseICS(text)).flatMap((each) =>
    each?.type === "VEVENT" ? [each] : [],
  );
  expect(
    others.map(({ uid, start, end, status, summary, sequence }) => ({
      ...{ uid, status, summary, sequence: Number(sequence) },
      start: start.toISOString(),
      end: end?.toISOString(),
    })),
  ).toEqual(events.map(({ description: _, zone: __, ...event }) => event));
  return events;
}

const dayOf = (start: string) => start.slice(0, 10);

it("gives calendars an entry in UTC for each date of the next year, by the clock of the group", async () => {
  const entries = await entriesOf("/support/groups/infertility.ics");
  expect(entries).toHaveLength(12);
  expect(entries.map(({ start, end }) => [start, end]).slice(0, 5)).toEqual([
    ["2026-12-09T00:30:00.000Z", "2026-12-09T01:45:00.000Z"],
    ["2027-01-13T00:30:00.000Z", "2027-01-13T01:45:00.000Z"],
    ["2027-02-10T00:30:00.000Z", "2027-02-10T01:45:00.000Z"],
    ["2027-03-10T00:30:00.000Z", "2027-03-10T01:45:00.000Z"],
    ["2027-04-13T23:30:00.000Z", "2027-04-14T00:45:00.000Z"],
  ]);
  expect(new Set(entries.map(({ zone }) => zone))).toEqual(new Set(["UTC"]));
  const fortnightly = (await entriesOf("/support/groups/open-circle.ics")).map(({ start }) => dayOf(start));
  expect(fortnightly).toHaveLength(25);
  // New Year's Eve is left out.
  expect(fortnightly.slice(0, 3)).toEqual(["2026-12-04", "2026-12-18", "2027-01-15"]);
});

it("keeps the name of a date that is moved or canceled, so that calendars replace what they have", async () => {
  const { services } = app;
  const id = await openGroup(services, { slug: "replaced" });
  const path = "/support/groups/replaced.ics";
  const before = await entriesOf(path);
  expect(before).toHaveLength(52);
  expect(before[0]).toMatchObject({
    ...{ uid: `2026-11-24.${id}@groups.kinward`, sequence: 0, status: "CONFIRMED" },
    start: "2026-11-25T00:00:00.000Z",
  });
  const changes: readonly DateChange[] = [
    { kind: "move", key: "2026-12-01", start: "2026-12-02T18:00", minutes: 60 },
    { kind: "cancel", key: "2026-11-24" },
    { kind: "add", start: "2026-12-05T10:00", minutes: 45 },
  ];
  for (const change of changes) await changeGroupDate(services, host, { id, change });
  const after = await entriesOf(path);
  expect(
    after.slice(0, 4).map(({ uid, start, status }) => [uid.split(".")[0]?.slice(0, 10), start, status]),
  ).toEqual([
    ["2026-11-24", "2026-11-25T00:00:00.000Z", "CANCELLED"],
    ["2026-12-01", "2026-12-02T23:00:00.000Z", "CONFIRMED"],
    [expect.stringMatching(/^[0-9a-f-]+$/), "2026-12-05T15:00:00.000Z", "CONFIRMED"],
    ["2026-12-08", "2026-12-09T00:00:00.000Z", "CONFIRMED"],
  ]);
  expect(after[0]?.uid).toBe(before[0]?.uid);
  expect(after[1]?.uid).toBe(before[1]?.uid);
  for (const { sequence } of after) expect(sequence).toBe(3);
  // Another rule counts on; what was canceled stays so.
  const { revision } = await groupById(services, host, id);
  const input = groupWith({ slug: "replaced", schedule: { time: "20:00" } });
  await changeGroup(services, host, { id, revision, input });
  const later = await entriesOf(path);
  expect(later[0]).toMatchObject({ uid: before[0]?.uid, sequence: 4, status: "CANCELLED" });
  expect(later[3]).toMatchObject({
    ...{ uid: after[3]?.uid, sequence: 4, status: "CONFIRMED" },
    start: "2026-12-09T01:00:00.000Z",
  });
});

it("stamps an entry with the last change of its group, so that the same calendar is the same file", async () => {
  const stamps = async () => new Set(valuesOf(await linesOf("/support/groups/men.ics"), "DTSTAMP:"));
  expect(await stamps()).toEqual(new Set(["20261121T100000Z"]));
  app.clock.advance(24 * 60 * 60 * 1_000);
  expect(await stamps()).toEqual(new Set(["20261121T100000Z"]));
  app.clock.advance(-24 * 60 * 60 * 1_000);
});

it("has a round's dates and no more, and keeps them for 90 days after it's over", async () => {
  const path = "/support/groups/deciding-together.ics";
  expect((await entriesOf(path)).map(({ start }) => dayOf(start))).toEqual([
    ...["2027-01-14", "2027-01-21", "2027-01-28", "2027-02-04"],
    ...["2027-02-11", "2027-02-18", "2027-02-25", "2027-03-04"],
  ]);
  const inAll = async () =>
    (await linesOf("/support/groups.ics?titles=names")).filter((line) => line.includes("Deciding")).length;
  expect(await inAll()).toBe(8);
  for (const [days, kept] of [
    [110, 8],
    [171, 4],
    [110 + 90, 0],
  ] as const) {
    app.clock.advance(days * day);
    expect((await get(path)).status, String(days)).toBe(kept === 0 ? 404 : 200);
    if (kept > 0) expect((await entriesOf(path)).length, String(days)).toBe(kept);
    expect(await inAll(), String(days)).toBe(kept);
    app.clock.advance(-days * day);
  }
});

it("says how often to look again, and keeps what is past as it was, whatever becomes of the rule", async () => {
  const { services, clock } = app;
  const id = await openGroup(services, { slug: "remembered" });
  const path = "/support/groups/remembered.ics";
  const lines = await linesOf(path);
  expect(lines).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT4H");
  expect(lines).toContain("X-PUBLISHED-TTL:PT4H");
  clock.advance(15 * day);
  const over = (await entriesOf(path)).map(({ uid, start }) => ({ uid, start })).slice(0, 2);
  expect(over.map(({ start }) => start)).toEqual(["2026-11-25T00:00:00.000Z", "2026-12-02T00:00:00.000Z"]);
  const change = async (schedule: object) => {
    const { revision } = await groupById(services, host, id);
    const input = groupWith({ slug: "remembered", schedule });
    await changeGroup(services, host, { id, revision, input });
  };
  const starts = async () => (await entriesOf(path)).map(({ start }) => start).slice(0, 4);
  // Another hour, another weekday whose first day is past, twice as often, a shorter meeting and a break.
  await change({ time: "20:00" });
  expect(await starts()).toEqual([
    ...over.map(({ start }) => start),
    ...["2026-12-09T01:00:00.000Z", "2026-12-16T01:00:00.000Z"],
  ]);
  await change({ time: "20:00", first: "2026-11-25" });
  expect(await starts()).toEqual([
    ...over.map(({ start }) => start),
    ...["2026-12-10T01:00:00.000Z", "2026-12-17T01:00:00.000Z"],
  ]);
  await change({ first: "2026-12-03", minutes: 30, breaks: [{ from: "2026-11-20", to: "2026-12-05" }] });
  expect((await entriesOf(path)).slice(0, 2)).toMatchObject(over);
  expect((await entriesOf(path))[0]?.end).toBe("2026-11-25T01:15:00.000Z");
  // A rule that says the same of the past is no other one.
  const dates = services.store.db.selectFrom("group_dates").selectAll().where("group_id", "=", id);
  const kept = await dates.execute();
  await change({
    first: "2026-12-03",
    minutes: 30,
    breaks: [{ from: "2026-11-20", to: "2026-12-05" }],
    count: 9,
  });
  expect(await dates.execute()).toEqual(kept);
  clock.advance(-15 * day);
});

it("says where to sign up and where to turn in a crisis, and not which group it is", async () => {
  const lines = await linesOf("/support/groups/after-loss.ics");
  const only = (name: string) => [...new Set(valuesOf(lines, name))];
  expect(only("SUMMARY:")).toEqual(["Kinward group"]);
  expect(only("CLASS:")).toEqual(["PRIVATE"]);
  expect(only("URL;VALUE=URI:")).toEqual([`${siteUrl}/support/groups`]);
  const [description = ""] = only("DESCRIPTION:");
  expect(description).toContain("call or text 988");
  expect(description).toContain("call 911");
  expect(valuesOf(await linesOf("/support/groups/men.ics"), "URL;VALUE=URI:")[0]).toBe(
    site.links.membersLogin.href,
  );
  // A sample is no promise: calendars show it as not yet certain.
  expect(only("STATUS:")).toEqual(["TENTATIVE"]);
  await openGroup(app.services, { slug: "quiet-evening" });
  const text = (await linesOf("/support/groups/quiet-evening.ics")).join("\n");
  for (const word of [meetingLink, "Miscarriage", "quiet-evening", "loss", "trained peers"])
    expect(text).not.toContain(word);
});

it("serves all groups in one calendar, narrowed down as the page is", async () => {
  const named = async (query: string) =>
    new Set(valuesOf(await linesOf(`/support/groups.ics${query}`), "SUMMARY:"));
  const names = "&titles=names";
  const all = new Set((await datedGroups(app.services)).map(({ name }) => name));
  expect(await named(`?${names}`)).toEqual(all);
  expect(await named(`?format=after-loss${names}`)).toEqual(new Set(["After a loss"]));
  expect(await named(`?path=adoption&format=by-path${names}`)).toEqual(new Set(["Adoption circle"]));
  expect(await named(`?path=adoption&day=thursday${names}`)).toContain("Adoption circle");
  expect(await named(`?path=adoption&format=by-path&day=friday${names}`)).toEqual(new Set());
  expect(await named(`?path=moon&format=&day=${names}`)).toEqual(all);
  expect(await named("")).toEqual(new Set(["Kinward group"]));
  const entries = await entriesOf("/support/groups.ics");
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
  expect(entries.length).toBeGreaterThan(200);
});

it("is small on the way, and answers a mere question for its headers", async () => {
  const packed = await get("/support/groups.ics", { "accept-encoding": "gzip, br" });
  expect(packed.headers.get("content-encoding")).toBe("br");
  expect(packed.headers.get("vary")).toBe("accept-encoding");
  const head = await app.app.request(`${siteUrl}/support/groups.ics`, { method: "HEAD" });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe("");
});

it("gives an entry and its file the title the reader chooses, and a neutral one otherwise", async () => {
  const calendarAt = (title: string) => `/support/groups/men.ics?${new URLSearchParams({ title })}`;
  const nameOf = (answer: Response) => answer.headers.get("content-disposition");
  expect(nameOf(await get(calendarAt("Thursday call: Zoë & co.; 8 pm")))).toBe(
    'attachment; filename="thursday-call-zoe-co-8-pm.ics"',
  );
  expect(await linesOf(calendarAt("Thursday call: Zoë & co.; 8 pm"))).toContain(
    "SUMMARY:Thursday call: Zoë & co.\\; 8 pm",
  );
  expect(nameOf(await get(calendarAt("我的")))).toBe('attachment; filename="calendar.ics"');
  expect(await linesOf(calendarAt("我的"))).toContain("SUMMARY:我的");
  for (const title of ["", "  ", "x".repeat(61), "two\r\nATTENDEE:mailto:a@example.org", "a\u0000b"]) {
    const lines = await linesOf(calendarAt(title));
    expect(lines, title).toContain("SUMMARY:Kinward group");
    expect(
      lines.filter((line) => line.startsWith("ATTENDEE")),
      title,
    ).toEqual([]);
  }
  expect(nameOf(await get(calendarAt("../../etc")))).toBe('attachment; filename="etc.ics"');

  const neutral = valuesOf(await linesOf("/support/groups.ics?titles=other"), "SUMMARY:");
  expect(new Set(neutral)).toEqual(new Set(["Kinward group"]));
});

it("makes each entry once, whatever filters and titles are asked for, until a group, a text or the day changes", async () => {
  const { services, clock } = app;
  const id = await openGroup(services, { slug: "kept" });
  const made = vi.spyOn(ICalCalendar.prototype, "createEvent");
  const entriesMade = async (path: string) => {
    const before = made.mock.calls.length;
    await get(path);
    return made.mock.calls.length - before;
  };
  const all = await entriesMade("/support/groups.ics");
  expect(all).toBeGreaterThan(200);
  for (const query of ["", "?titles=names", "?path=adoption", "?format=after-loss&day=monday", "?path=moon"])
    expect(await entriesMade(`/support/groups.ics${query}`), query).toBe(0);
  for (const title of ["", "Call", "Another call"])
    expect(await entriesMade(`/support/groups/kept.ics?${new URLSearchParams({ title })}`), title).toBe(0);

  // What is over stays, and what comes up appears, without any of it being made again.
  const first = valuesOf(await linesOf("/support/groups/kept.ics"), "DTSTART:");
  clock.advance(hour);
  expect(valuesOf(await linesOf("/support/groups/kept.ics"), "DTSTART:")).toEqual(first);
  const tag = (await get("/support/groups/kept.ics")).headers.get("etag") ?? "";
  expect((await get("/support/groups/kept.ics", { "if-none-match": tag })).status).toBe(304);
  expect(made.mock.calls.length).toBe(all);
  clock.advance(day);
  expect(await entriesMade("/support/groups/kept.ics")).toBeGreaterThan(200);
  clock.advance(-day - hour);

  await changeGroupDate(services, host, { id, change: { kind: "cancel", key: "2026-12-08" } });
  expect(await entriesMade("/support/groups/kept.ics")).toBeGreaterThan(200);
  expect(valuesOf(await linesOf("/support/groups/kept.ics"), "STATUS:")).toContain("CANCELLED");
  services.asSite(() => publish(identityDocument, { ...identityDocument.shipped, name: "Rowan House" }));
  expect(await linesOf("/support/groups/kept.ics")).toContain("SUMMARY:Rowan House group");
  services.asSite(() => publish(identityDocument, undefined));
  made.mockRestore();
});

it("says at each hour of a week what a site that is started then would say", async () => {
  const { services, clock } = app;
  await openGroup(services, { slug: "hourly" });
  const starts = async () => valuesOf(await linesOf("/support/groups/hourly.ics"), "DTSTART:");
  for (let hours = 0; hours < 8 * 24; hours += 5) {
    const [group] = (await groupsInMemory(services)).filter(({ slug }) => slug === "hourly");
    const now = clock.now();
    const from = new Date(now.getTime() - 90 * day).toISOString();
    const period = { from, to: new Date(now.getTime() + 365 * day).toISOString() };
    const expected = group ? meetingsBetween(group.schedule, group.changes, period) : [];
    expect(await starts(), String(hours)).toEqual(
      expected.map(({ start }) => start.replace(/[-:]|\.000/g, "")),
    );
    clock.advance(5 * hour);
  }
  clock.advance(-195 * hour);
});

it("knows no calendar of a group that is not there", async () => {
  for (const path of ["/support/groups/nobody.ics", "/support/groups/.ics", "/support/groups/men.ics.ics"])
    expect((await get(path)).status, path).toBe(404);
});
