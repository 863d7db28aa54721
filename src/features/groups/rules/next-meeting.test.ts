import { describe, expect, it } from "vitest";
import { timetableCopy } from "#content/pages/support/groups-timetable.ts";
import { type DatedGroup, datedGroups } from "../reads/page.server.ts";
import { sessionTimes } from "../ui/session-times.ts";
import { nextMeeting, withoutPastDates } from "./next-meeting.ts";

const newYork = "America/New_York";
const shipped = await datedGroups(undefined);

/** A group that meets at these times, for 75 minutes each. */
function groupAt(starts: readonly string[], change: Partial<DatedGroup> = {}): DatedGroup {
  const group = shipped.find(({ apart }) => apart === undefined);
  if (!group) throw new Error("no group");
  const sessions = starts.map((start) => {
    const end = new Date(Date.parse(start) + 75 * 60_000).toISOString();
    return { start, end, dateTime: start, times: sessionTimes(start, end, newYork) };
  });
  const circle = { id: "open-circle", name: "Open circle", zone: newYork, places: "some" } as const;
  return { ...group, ...circle, sessions, ...change };
}

const now = Date.parse("2026-12-01T15:00:00Z");
const lineOf = (groups: readonly DatedGroup[], zone?: string, at = now) =>
  nextMeeting(groups, { now: at, zone, copy: timetableCopy.next })?.text.replaceAll("\u202f", " ");

describe("the line on the next meeting", () => {
  it.each([
    ["2026-12-01T17:00:00Z", "Today: 12 PM ET, Open circle"],
    ["2026-12-02T00:30:00Z", "Tonight: 7:30 PM ET, Open circle"],
    ["2026-12-04T00:00:00Z", "Next: Thursday 7 PM ET, Open circle"],
    ["2026-12-18T00:00:00Z", "Next: Thursday, December 17, 7 PM ET, Open circle"],
  ])("says when it is and in which zone: %s", (start, line) => {
    expect(lineOf([groupAt([start])])).toBe(line);
  });

  it("goes by the reader's own clock and day once their zone is known", () => {
    const group = groupAt(["2026-12-02T00:00:00Z"]);
    expect(lineOf([group], "America/Los_Angeles")).toBe("Today: 4 PM, Open circle");
    expect(lineOf([group], "Asia/Kolkata")).toBe("Next: Wednesday 5:30 AM, Open circle");
  });

  it("passes over groups with a section of their own, without a date, and without a place", () => {
    const start = ["2026-12-02T00:00:00Z"];
    const others = [
      groupAt(start, { apart: "pregnancy" }),
      groupAt(start, { places: "full" }),
      groupAt(start, { places: "closed" }),
      groupAt([]),
    ];
    expect(lineOf(others)).toBeUndefined();
    expect(lineOf([...others, groupAt(["2026-12-04T00:00:00Z"])])).toBe(
      "Next: Thursday 7 PM ET, Open circle",
    );
  });
});

describe("a page that is older than its reader's clock", () => {
  const one = groupAt(["2026-12-02T00:00:00Z", "2026-12-16T00:00:00Z"], { id: "one" });
  const other = groupAt(["2026-12-04T00:00:00Z"], { id: "other" });

  it("leaves out dates that are over, and lists first who meets next", () => {
    const dates = (at: string) =>
      withoutPastDates([one, other], Date.parse(at)).map(({ id, sessions }) => [id, sessions.length]);
    expect(dates("2026-12-02T01:14:00Z")).toEqual([
      ["one", 2],
      ["other", 1],
    ]);
    expect(dates("2026-12-02T01:16:00Z")).toEqual([
      ["other", 1],
      ["one", 1],
    ]);
    expect(lineOf(withoutPastDates([one, other], Date.parse("2026-12-20T00:00:00Z")))).toBeUndefined();
  });
});
