import { afterAll, beforeAll, expect, it } from "vitest";
import { groups } from "#content/groups.ts";
import { site } from "#content/site.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";

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
  lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length));

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

it("tells calendars the rhythm, the zone with its changes of clock, and the hour on the wall", async () => {
  const lines = await linesOf("/support/groups/infertility.ics");
  expect(lines).toContain("DTSTART;TZID=America/Toronto:20260908T193000");
  expect(lines).toContain("DTEND;TZID=America/Toronto:20260908T204500");
  expect(lines).toContain("RRULE:FREQ=MONTHLY;BYDAY=TU;BYSETPOS=2");
  expect(lines).toContain("TZID:America/Toronto");
  expect(lines.filter((line) => line === "BEGIN:VTIMEZONE")).toHaveLength(1);
  expect(lines).toContain("BEGIN:DAYLIGHT");
  const fortnightly = await linesOf("/support/groups/open-circle.ics");
  expect(fortnightly).toContain("RRULE:FREQ=WEEKLY;INTERVAL=2");
  expect(fortnightly).toContain("EXDATE;TZID=America/New_York:20261231T190000");
  expect(await linesOf("/support/groups/adoption.ics")).toContain("RRULE:FREQ=MONTHLY;BYDAY=TH;BYSETPOS=-1");
});

it("stamps with the clock and keeps its entry's name for good", async () => {
  const before = await linesOf("/support/groups/men.ics");
  expect(valuesOf(before, "DTSTAMP:")).toEqual(["20261121T100000Z"]);
  expect(valuesOf(before, "UID:")).toEqual(["men@groups.kinward"]);
  app.clock.advance(40 * 24 * 60 * 60 * 1000);
  const after = await linesOf("/support/groups/men.ics");
  expect(valuesOf(after, "DTSTAMP:")).toEqual(["20261231T100000Z"]);
  expect(after.filter((line) => !line.startsWith("DTSTAMP"))).toEqual(
    before.filter((line) => !line.startsWith("DTSTAMP")),
  );
  app.clock.advance(-40 * 24 * 60 * 60 * 1000);
});

it("gives each round an entry of its own", async () => {
  const lines = await linesOf("/support/groups/deciding-together.ics");
  expect(valuesOf(lines, "UID:")).toEqual(["deciding-together-2027-01-13@groups.kinward"]);
  expect(lines).toContain("RRULE:FREQ=WEEKLY;COUNT=8");
});

it("holds where to sign up and where to turn in a crisis, and nothing an onlooker should see", async () => {
  const lines = await linesOf("/support/groups/after-loss.ics");
  expect(valuesOf(lines, "SUMMARY:")).toEqual(["Kinward group"]);
  expect(valuesOf(lines, "CLASS:")).toEqual(["PRIVATE"]);
  expect(valuesOf(lines, "URL;VALUE=URI:")).toEqual([`${siteUrl}/contact?subject=general`]);
  const [description = ""] = valuesOf(lines, "DESCRIPTION:");
  expect(description).toContain("call or text 988");
  expect(description).toContain("call 911");
  expect(valuesOf(await linesOf("/support/groups/men.ics"), "URL;VALUE=URI:")).toEqual([
    site.links.membersLogin.href,
  ]);
  // A sample is no promise: calendars show it as not yet certain.
  expect(valuesOf(lines, "STATUS:")).toEqual(["TENTATIVE"]);
});

it("serves all groups in one calendar, narrowed down as the page is", async () => {
  const named = async (query: string) => valuesOf(await linesOf(`/support/groups.ics${query}`), "UID:");
  expect(await named("")).toHaveLength(groups().length);
  expect(await named("?format=after-loss")).toEqual(["after-loss@groups.kinward"]);
  expect(await named("?path=adoption&format=by-path")).toEqual(["adoption@groups.kinward"]);
  expect(await named("?path=adoption&day=thursday")).toContain("adoption@groups.kinward");
  expect(await named("?path=adoption&format=by-path&day=friday")).toEqual([]);
  expect(await named("?path=moon&format=&day=")).toHaveLength(groups().length);
  const lines = await linesOf("/support/groups.ics");
  const zones = new Set(groups().map(({ meeting }) => meeting.zone));
  expect(valuesOf(lines, "TZID:").toSorted()).toEqual([...zones].toSorted());
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

  const names = valuesOf(await linesOf("/support/groups.ics?titles=names"), "SUMMARY:");
  expect(new Set(names).size).toBe(names.length);
  const neutral = valuesOf(await linesOf("/support/groups.ics?titles=other"), "SUMMARY:");
  expect(new Set(neutral)).toEqual(new Set(["Kinward group"]));
});

it("knows no calendar of a group that is not there", async () => {
  for (const path of ["/support/groups/nobody.ics", "/support/groups/.ics", "/support/groups/men.ics.ics"])
    expect((await get(path)).status, path).toBe(404);
});
