import { day, hour } from "#platform/clock/clock.ts";

/** The outbox kind of a backup. */
export const backupJob = "backup.make";

/** How long the record of a backup is kept, in days. */
export const recordDays = 90;
export const shownRuns = 40;
/** With a daily backup, owners are warned after so many days at the latest. */
const dailyWithin = 2;

/** The next moment after now at this hour in UTC. */
export function nextBackup(now: Date, at: number): Date {
  const today = new Date(`${now.toISOString().slice(0, 10)}T00:00:00.000Z`).getTime() + at * hour;
  return new Date(now.getTime() < today ? today : today + day);
}

/** The age of the last backup: none, or whole days. */
export type BackupAge = "none" | number;

/**
 * Whether owners should be warned about the last backup's age.
 * @param within BACKUP_DAYS; 0 is never.
 * @returns its age, or null while it is recent enough.
 */
export function overdueBackup(
  last: Date | undefined,
  { now, within, daily }: { now: Date; within: number; daily: boolean },
): BackupAge | null {
  if (within === 0) return null;
  if (last === undefined) return "none";
  const age = Math.floor((now.getTime() - last.getTime()) / day);
  return age >= (daily ? Math.min(within, dailyWithin) : within) ? age : null;
}
