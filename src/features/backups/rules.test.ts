import { expect, it } from "vitest";
import { nextBackup, overdueBackup } from "./rules.ts";

it("tells of a backup that is missing or as old as was set, of a younger one not, and with 0 of none", () => {
  const now = new Date("2026-03-10T12:00:00.000Z");
  const made = new Date("2026-03-03T12:00:00.000Z");
  const overdue = (last: Date | undefined, within: number) =>
    overdueBackup(last, { now, within, daily: false });
  expect(overdue(undefined, 7)).toBe("none");
  expect(overdue(made, 7)).toBe(7);
  expect(overdue(new Date(made.getTime() + 1), 7)).toBeNull();
  expect(overdue(undefined, 0)).toBeNull();
});

it("tells of a daily backup that is two days old, whatever was set, but for 0", () => {
  const now = new Date("2026-03-10T12:00:00.000Z");
  const overdue = (last: string, within: number) =>
    overdueBackup(new Date(last), { now, within, daily: true });
  expect(overdue("2026-03-08T12:00:00.000Z", 7)).toBe(2);
  expect(overdue("2026-03-08T12:00:01.000Z", 7)).toBeNull();
  expect(overdue("2026-03-01T12:00:00.000Z", 0)).toBeNull();
});

it("plans for the hour that was set, today or tomorrow", () => {
  expect(nextBackup(new Date("2026-12-31T03:59:59.999Z"), 4).toISOString()).toBe("2026-12-31T04:00:00.000Z");
  expect(nextBackup(new Date("2026-12-31T04:00:00.000Z"), 4).toISOString()).toBe("2027-01-01T04:00:00.000Z");
  expect(nextBackup(new Date("2026-12-31T23:00:00.000Z"), 0).toISOString()).toBe("2027-01-01T00:00:00.000Z");
});
