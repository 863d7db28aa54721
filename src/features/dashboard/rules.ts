import { day } from "#platform/clock/clock.ts";

/** How many days the lines of the overview show, today included. */
const shownDays = 30;

/** A campaign that closes within this many days is listed. */
export const closingDays = 7;

/** The age of the last backup: none, or whole days. */
export type BackupAge = "none" | number;

/**
 * Whether owners should be warned about the last backup.
 * @param last when it was made, if there is one.
 * @param within the number of days after which they are warned; 0 is never.
 * @returns its age, or undefined while it is recent enough.
 */
export function overdueBackup(last: Date | undefined, now: Date, within: number): BackupAge | null {
  if (within === 0) return null;
  if (last === undefined) return "none";
  const age = Math.floor((now.getTime() - last.getTime()) / day);
  return age >= within ? age : null;
}

/** How many failed emails and recent changes are shown. */
export const shownDead = 20;
export const shownChanges = 6;

/** The days in UTC that a line shows, oldest first. */
export function daysUntil(now: Date): readonly string[] {
  return Array.from({ length: shownDays }, (_, at) =>
    new Date(now.getTime() - (shownDays - 1 - at) * day).toISOString().slice(0, 10),
  );
}

/** As many days right before those that a line shows, which they are compared with. */
export function daysBefore(now: Date): readonly string[] {
  return daysUntil(new Date(now.getTime() - shownDays * day));
}

/** Points of a line in a box of 100 by 100, from the left; zeros are at the bottom. */
export function linePoints(counts: readonly number[]): string {
  const most = Math.max(1, ...counts);
  const step = 100 / Math.max(1, counts.length - 1);
  return counts.map((count, at) => `${round(at * step)},${round(100 - (count / most) * 100)}`).join(" ");
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The longest text to search for. */
export const longestSearch = 254;
