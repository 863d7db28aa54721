import { describe, expect, it } from "vitest";
import { firstSnoozeDay, isComingDay, isSnoozeTime, snoozedUntil } from "./snooze.ts";

const zone = "America/New_York";
const at = (instant: string) => ({ now: new Date(instant), zone });

describe("snoozing", () => {
  it("means a full hour later today, until the early evening", () => {
    // 10:20 AM in New York.
    expect(snoozedUntil("later", at("2026-11-25T15:20:00.000Z"))).toBe("2026-11-25T19:00:00.000Z");
    expect(snoozedUntil("later", at("2026-11-25T15:00:00.000Z"))).toBe("2026-11-25T18:00:00.000Z");
    // 3 PM and 3:01 PM.
    expect(snoozedUntil("later", at("2026-11-25T20:00:00.000Z"))).toBe("2026-11-25T23:00:00.000Z");
    expect(snoozedUntil("later", at("2026-11-25T20:01:00.000Z"))).toBeUndefined();
    // 1 AM: not before the morning.
    expect(snoozedUntil("later", at("2026-11-26T06:00:00.000Z"))).toBe("2026-11-26T14:00:00.000Z");
    // 11 PM: three hours later is tomorrow.
    expect(snoozedUntil("later", at("2026-11-26T04:00:00.000Z"))).toBeUndefined();
  });

  it("means 9 AM tomorrow and on the next Monday, by the team's calendar", () => {
    // Still Wednesday in New York.
    const evening = at("2026-11-26T02:00:00.000Z");
    expect(snoozedUntil("tomorrow", evening)).toBe("2026-11-26T14:00:00.000Z");
    expect(snoozedUntil("next_week", evening)).toBe("2026-11-30T14:00:00.000Z");
    const monday = at("2026-11-30T14:00:00.000Z");
    expect(snoozedUntil("next_week", monday)).toBe("2026-12-07T14:00:00.000Z");
    const sunday = at("2026-11-29T14:00:00.000Z");
    expect(snoozedUntil("next_week", sunday)).toBe("2026-11-30T14:00:00.000Z");
    // The clocks change on March 14.
    expect(snoozedUntil("tomorrow", at("2027-03-13T18:00:00.000Z"))).toBe("2027-03-14T13:00:00.000Z");
  });

  it("takes a day of the coming year, and no other text", () => {
    const now = at("2026-11-25T15:00:00.000Z");
    expect(snoozedUntil("date", { ...now, date: "2026-12-24" })).toBe("2026-12-24T14:00:00.000Z");
    for (const date of ["2026-11-25", "2026-11-24", "2026-02-30", "2027-02-29", "2028-01-01", "soon", ""])
      expect([date, snoozedUntil("date", { ...now, date })]).toEqual([date, undefined]);
    expect(snoozedUntil("date", now)).toBeUndefined();
    const first = firstSnoozeDay(now.now, zone);
    expect([first, snoozedUntil("date", { ...now, date: first })]).toEqual([
      "2026-11-26",
      "2026-11-26T14:00:00.000Z",
    ]);
    expect(isComingDay("2026-11-25", now)).toBe(true);
    expect(isComingDay("2026-11-24", now)).toBe(false);
    expect(isSnoozeTime("2026-11-25T15:00:00.001Z", now.now)).toBe(true);
    expect(isSnoozeTime("2026-11-25T15:00:00.000Z", now.now)).toBe(false);
    expect(isSnoozeTime("9999-01-01T00:00:00.000Z", now.now)).toBe(false);
    expect(isSnoozeTime("", now.now)).toBe(false);
  });
});
