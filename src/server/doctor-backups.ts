import { existsSync } from "node:fs";
import { join } from "node:path";
import { backupNow } from "#features/index.server.ts";
import { BackupError } from "#platform/backup/backup-error.ts";
import { lastBackup } from "#platform/backup/last-backup.ts";
import { openForReading } from "#platform/backup/open-copy.ts";
import { isOnDisk, openTarget } from "#platform/backup/open-target.ts";
import { type Clock, day, minute } from "#platform/clock/clock.ts";
import type { CoreSettings } from "#platform/settings/core.ts";
import { type Finding, fine, problem, warning } from "./finding.ts";

/** What `script/admin doctor` finds about backups: the last one's age, whether they fail, and the place they go to. */
export async function backupFindings(
  settings: CoreSettings,
  dataDir: string,
  clock: Clock,
): Promise<readonly Finding[]> {
  const { lastAt, failing } = await stateOf(settings, dataDir);
  return [
    ageFinding(settings, lastAt, clock),
    ...(failing ? [problem("Backup", `It fails since ${formatted(failing.at)}. ${failing.problem}`)] : []),
    ...(settings.BACKUP_TO === undefined ? [] : [await placeFinding(settings, dataDir)]),
  ];
}

type Known = { lastAt: Date | undefined; failing: { at: string; problem: string } | undefined };

/** From the database if it answers; else only what script/backup has noted here. */
async function stateOf({ DATABASE_URL: databaseUrl }: CoreSettings, dataDir: string): Promise<Known> {
  const noted = { lastAt: await lastBackup(dataDir), failing: undefined };
  if (!databaseUrl && !existsSync(join(dataDir, "kinward.sqlite"))) return noted;
  try {
    const { db, close } = openForReading({ databaseUrl, dataDir });
    try {
      return await backupNow({ db, dataDir });
    } finally {
      await close();
    }
  } catch {
    // What is wrong with the database is a finding of its own.
    return noted;
  }
}

function ageFinding(settings: CoreSettings, last: Date | undefined, clock: Clock): Finding {
  const { BACKUP_DAYS: days, BACKUP_TO: to } = settings;
  if (days === 0) return fine("Backup", "BACKUP_DAYS is 0, so backups are made in another way.");
  const advice =
    to === undefined
      ? "Choose a place at /admin/backups, or set BACKUP_TO, so that the site makes one every day; or run script/backup FILE every night."
      : "Start a process with ROLE=worker or both, or run script/backup.";
  if (!last) return warning("Backup", `There has been none. ${advice}`);
  const age = clock.now().getTime() - last.getTime();
  if (age < -minute)
    return warning("Clock", "The last backup is in the future. Check the clock of this machine.");
  const whole = Math.floor(age / day);
  return whole >= (to === undefined ? days : Math.min(days, 2))
    ? problem("Backup", `The last one is ${whole} days old. ${advice}`)
    : fine("Backup", `The last one was made on ${formatted(last.toISOString())}.`);
}

async function placeFinding(settings: CoreSettings, dataDir: string): Promise<Finding> {
  try {
    const target = openTarget(settings);
    const stored = await target.list();
    const found = `${target.place} answers and has ${stored.length === 1 ? "1 backup" : `${stored.length} backups`}.`;
    return (await isOnDisk(settings.BACKUP_TO ?? "", dataDir))
      ? warning("Backup place", `${found} It is on the same disk as the data: use another machine or disk.`)
      : fine("Backup place", found);
  } catch (error) {
    return problem("Backup place", error instanceof BackupError ? error.message : "It can't be used.");
  }
}

const formatted = (at: string) => `${at.slice(0, 16).replace("T", " at ")} UTC`;
