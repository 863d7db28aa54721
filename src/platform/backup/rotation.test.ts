import { describe, expect, it } from "vitest";
import { day, hour } from "#platform/clock/clock.ts";
import { backupName, madeAtOf } from "./backup-target.ts";
import { longestDays, outdated, parseKeep } from "./rotation.ts";

const stored = (madeAt: Date) => ({ name: backupName(madeAt.toISOString()), bytes: 1, madeAt });

/** Makes one backup a day for so many days and rotates after each. @returns the days of those that are left. */
function afterDays(days: number, keep: { daily: number; weekly: number }) {
  // A Monday.
  const first = new Date("2026-06-01T04:00:00.000Z").getTime();
  let kept: ReturnType<typeof stored>[] = [];
  for (let at = 0; at < days; at += 1) {
    const now = new Date(first + at * day);
    kept.push(stored(now));
    const gone = new Set(outdated(kept, { keep, now }).map(({ name }) => name));
    kept = kept.filter(({ name }) => !gone.has(name));
  }
  const now = first + (days - 1) * day;
  return kept.map(({ madeAt }) => Math.round((now - madeAt.getTime()) / day)).toSorted((a, b) => a - b);
}

describe("the rotation of backups", () => {
  it("keeps the last of each of seven days and of four weeks", () => {
    // After 84 days it's Sunday: the last of earlier weeks are 7, 14 and 21 days old.
    expect(afterDays(84, { daily: 7, weekly: 4 })).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 14, 21]);
    expect(afterDays(87, { daily: 7, weekly: 4 })).toEqual([0, 1, 2, 3, 4, 5, 6, 10, 17]);
  });

  it("keeps none longer than a month, whatever is set", () => {
    for (let days = 80; days < 90; days += 1)
      for (const keep of [
        { daily: 31, weekly: 4 },
        { daily: 1, weekly: 4 },
      ])
        expect(Math.max(...afterDays(days, keep))).toBeLessThanOrEqual(longestDays);
  });

  it("never removes the newest, however old it is, nor any of the last two days", () => {
    const now = new Date("2026-11-22T04:00:00.000Z");
    const ago = (milliseconds: number) => stored(new Date(now.getTime() - milliseconds));
    const keep = { daily: 1, weekly: 0 };
    expect(outdated([ago(400 * day)], { keep, now })).toEqual([]);
    const several = [ago(0), ago(hour), ago(2 * hour), ago(40 * hour), ago(60 * hour)];
    expect(outdated(several, { keep, now })).toEqual([several[4]]);
  });
});

it("explains what BACKUP_KEEP can't be, and why", () => {
  expect(parseKeep("daily=7 weekly=4")).toEqual({ daily: 7, weekly: 4 });
  expect(parseKeep("weekly=2")).toEqual({ daily: 0, weekly: 2 });
  const month = /none may get older than 31 days/;
  for (const text of ["daily=7 monthly=6", "yearly=1", "daily=60", "weekly=5"])
    expect(parseKeep(text)).toMatchObject({ problem: expect.stringMatching(month) });
  for (const text of ["", "seven", "daily", "daily=-1"])
    expect(parseKeep(text)).toMatchObject({ problem: expect.stringMatching(/must/) });
  expect(parseKeep("daily=0")).toHaveProperty("problem");
});

it("reads from a name when a backup was made, and knows no other names", () => {
  const name = "site-2026-11-22T04-00-00-007Z.backup";
  expect(backupName("2026-11-22T04:00:00.007Z")).toBe(name);
  expect(madeAtOf(name)?.toISOString()).toBe("2026-11-22T04:00:00.007Z");
  for (const other of [
    "",
    "one.backup",
    `${name}.0123456789ab.part`,
    `x/${name}`,
    "kinward-2026-99-22T04-00-00-007Z.backup",
  ])
    expect(madeAtOf(other)).toBeUndefined();
});
