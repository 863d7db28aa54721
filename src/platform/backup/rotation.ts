import { day } from "#platform/clock/clock.ts";
import type { StoredBackup } from "./backup-target.ts";

/** How many days and weeks keep their last backup. */
type Keep = { daily: number; weekly: number };

/** No backup gets older: it still contains people who have since been erased. The privacy policy promises a month. */
export const longestDays = 31;
/** Nothing younger is removed, so that one made by hand before an update stays beside the one after it. */
const alwaysDays = 2;
const most: Keep = { daily: longestDays, weekly: 4 };

/** Reads "daily=7 weekly=4", or says what is wrong with it. */
export function parseKeep(text: string): Keep | { problem: string } {
  const keep: Keep = { daily: 0, weekly: 0 };
  for (const part of text.split(/[\s,]+/).filter(Boolean)) {
    const [, name, digits] = /^([a-z]+)=(\d{1,3})$/.exec(part) ?? [];
    if (name === "monthly" || name === "yearly")
      return { problem: `can't keep ${name} backups: none may get older than ${longestDays} days` };
    if (name !== "daily" && name !== "weekly") return { problem: 'must be written like "daily=7 weekly=4"' };
    keep[name] = Number(digits);
    if (keep[name] > most[name])
      return {
        problem: `may have at most ${name}=${most[name]}: none may get older than ${longestDays} days`,
      };
  }
  return keep.daily + keep.weekly > 0 ? keep : { problem: "must keep at least one daily or weekly backup" };
}

/** The backups that are kept no longer. The newest one always stays, however old it is. */
export function outdated(
  backups: readonly StoredBackup[],
  { keep, now }: { keep: Keep; now: Date },
): readonly StoredBackup[] {
  const days = new Set<number>();
  const weeks = new Set<number>();
  return backups
    .toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
    .filter(({ madeAt }, index) => {
      const age = now.getTime() - madeAt.getTime();
      const onDay = Math.floor(madeAt.getTime() / day);
      // Weeks begin on Monday; the first day of 1970 was a Thursday.
      const inWeek = Math.floor((onDay + 3) / 7);
      const isFirst = (seen: Set<number>, one: number, limit: number) =>
        !seen.has(one) && seen.size < limit && Boolean(seen.add(one));
      // Both are asked: a backup can be the last of its day and of its week.
      const kept = [isFirst(days, onDay, keep.daily), isFirst(weeks, inWeek, keep.weekly)].includes(true);
      return index > 0 && (age > longestDays * day || (!kept && age > alwaysDays * day));
    });
}
