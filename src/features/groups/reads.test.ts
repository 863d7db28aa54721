import { expect, it } from "vitest";
import { testClock } from "#tests/support/test-app.ts";
import { datedGroups } from "./reads.server.ts";

const group = (clock: ReturnType<typeof testClock>, id: string) =>
  datedGroups(clock).find((each) => each.id === id);

it("says three dates of a group by its own clock, with the zone's name", () => {
  const found = group(testClock("2026-11-21T10:00:00.000Z"), "infertility");
  expect(found?.rhythm).toBe("Second Tuesday of each month");
  expect(found?.sessions.map(({ times, dateTime }) => [dateTime, times.day, times.zone])).toEqual([
    ["2026-12-08T19:30:00-05:00", "Tuesday, December 8", "Eastern Time"],
    ["2027-01-12T19:30:00-05:00", "Tuesday, January 12", "Eastern Time"],
    ["2027-02-09T19:30:00-05:00", "Tuesday, February 9", "Eastern Time"],
  ]);
  expect(found?.sessions[0]?.times.time.replaceAll("\u202f", " ")).toBe("7:30 PM to 8:45 PM");
});

it("moves on by itself when a meeting is over, and back when the clock does", () => {
  const clock = testClock("2026-12-09T01:44:59.000Z");
  const next = () => group(clock, "infertility")?.sessions[0]?.dateTime.slice(0, 10);
  expect(next()).toBe("2026-12-08");
  clock.advance(1_000);
  expect(next()).toBe("2027-01-12");
  clock.advance(-1_000);
  expect(next()).toBe("2026-12-08");
});

it("asks for nothing again while its dates are right", () => {
  const clock = testClock("2026-11-21T10:00:00.000Z");
  const first = datedGroups(clock);
  clock.advance(60_000);
  expect(datedGroups(clock)).toBe(first);
});

it("has three dates for every group, leads members out and others to a message, never to a meeting", () => {
  for (const { sessions, signUp } of datedGroups(testClock())) {
    expect(sessions).toHaveLength(3);
    if (signUp.kind === "members") expect(signUp.href).toMatch(/^https:\/\//);
    else expect(signUp.href).toBe("/contact?subject=general");
  }
});
