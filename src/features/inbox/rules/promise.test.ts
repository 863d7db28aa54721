import { expect, it } from "vitest";
import { replyDays } from "../copy/holidays.ts";
import { dueOf, lateBefore, type ReplyDays } from "./promise.ts";

const newYork = (holidays: readonly string[] = []): ReplyDays => ({
  zone: "America/New_York",
  holidays: holidays.map((day) => ({ day })),
});
const due = (received: string, days = newYork()) => dueOf(received, "business", days);

it("gives an inquiry 24 hours of the clock, over weekends and changes of the clocks", () => {
  for (const received of ["2026-11-21T10:00:00.000Z", "2026-03-08T05:30:00.000Z", "2026-12-24T23:00:00.000Z"])
    expect(Date.parse(dueOf(received, "clock", newYork())) - Date.parse(received)).toBe(24 * 3_600_000);
});

it("gives a message of a weekday until the same time of the next", () => {
  expect(due("2026-11-17T15:20:00.000Z")).toBe("2026-11-18T15:20:00.000Z");
});

it("leaves out the weekend: Friday's is due on Monday, Saturday's and Sunday's when Monday ends", () => {
  expect(due("2026-11-20T20:00:00.000Z")).toBe("2026-11-23T20:00:00.000Z");
  const endOfMonday = "2026-11-24T05:00:00.000Z";
  expect(due("2026-11-21T12:00:00.000Z")).toBe(endOfMonday);
  expect(due("2026-11-23T04:59:59.999Z")).toBe(endOfMonday);
  expect(due("2026-11-23T05:00:00.000Z")).toBe(endOfMonday);
  expect(due("2026-11-23T05:00:00.001Z")).toBe("2026-11-24T05:00:00.001Z");
});

it("leaves out listed holidays, also several in a row with a weekend", () => {
  const days = newYork(["2026-11-26", "2026-11-27"]);
  expect(due("2026-11-25T17:00:00.000Z", days)).toBe("2026-11-30T17:00:00.000Z");
  expect(due("2026-11-26T17:00:00.000Z", days)).toBe("2026-12-01T05:00:00.000Z");
  expect(due("2026-11-25T17:00:00.000Z")).toBe("2026-11-26T17:00:00.000Z");
});

it("counts real hours when the clocks change over a weekend", () => {
  // Clocks go forward on Sunday, March 8, and back on Sunday, November 1: the wall shows another hour on Monday.
  expect(due("2026-03-06T20:00:00.000Z")).toBe("2026-03-09T19:00:00.000Z");
  expect(due("2026-10-30T20:00:00.000Z")).toBe("2026-11-02T21:00:00.000Z");
});

it("counts 24 real hours of a counted day that has 23 or 25", () => {
  const cairo: ReplyDays = { zone: "Africa/Cairo", holidays: [] };
  // Friday, April 24, 2026 begins at one o'clock: it has 23 hours, so one more is Monday's first.
  expect(due("2026-04-23T22:00:00.000Z", cairo)).toBe("2026-04-26T22:00:00.000Z");
});

it("tells what is late apart by one instant", () => {
  const days = newYork(["2026-11-26"]);
  for (const now of ["2026-11-23T15:00:00.000Z", "2026-11-22T15:00:00.000Z", "2026-11-27T08:00:00.000Z"]) {
    for (const kind of ["business", "clock"] as const) {
      const last = lateBefore(new Date(now), kind, days);
      const next = new Date(Date.parse(last) + 1).toISOString();
      expect(dueOf(last, kind, days) <= now, `${kind} ${last}`).toBe(true);
      expect(dueOf(next, kind, days) > now, `${kind} ${next}`).toBe(true);
    }
  }
});

it("knows the team's holidays as real days, in order, none on a weekend", () => {
  const listed = replyDays.holidays.map(({ day }) => day);
  expect(listed).toEqual(listed.toSorted());
  expect(new Set(listed).size).toBe(listed.length);
  for (const each of listed) {
    const date = new Date(`${each}T00:00:00.000Z`);
    expect(date.toISOString().slice(0, 10)).toBe(each);
    expect([0, 6], each).not.toContain(date.getUTCDay());
  }
});
