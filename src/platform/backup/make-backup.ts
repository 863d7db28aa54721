import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "#platform/clock/clock.ts";
import { BackupError } from "./backup-error.ts";
import type { BackupHeader } from "./backup-file.ts";
import type { BackupSettings } from "./backup-settings.ts";
import { type BackupTarget, backupName } from "./backup-target.ts";
import { encryptFile } from "./envelope.ts";
import { openTarget } from "./open-target.ts";
import { outdated, parseKeep } from "./rotation.ts";
import { withStaging } from "./staging.ts";
import { fileSum } from "./whole-file.ts";
import { checkSnapshot, type DataSettings, writeSnapshot } from "./write-snapshot.ts";

export type MakeSettings = DataSettings & BackupSettings;

/** A backup that is at its place and was read back from there. */
export type MadeBackup = {
  name: string;
  place: string;
  bytes: number;
  madeAt: string;
  header: BackupHeader;
  keyPlace: string;
  /** Names of older ones that were removed. */
  removed: readonly string[];
  /** Why outdated ones couldn't be removed; empty if they were. */
  warning: string;
};

/**
 * Makes a backup and puts it where BACKUP_TO says: written on this machine first, so that a slow line doesn't keep the
 * database's snapshot open; read to its end; encrypted; copied; read back; and only then are outdated ones removed.
 * @throws {BackupError} with what to do; all earlier backups are kept then.
 */
export async function makeBackup(settings: MakeSettings, clock: Clock): Promise<MadeBackup> {
  const target = openTarget(settings);
  // A place that can't be reached is noticed before anything is read.
  await target.tidy(clock.now());
  const made = await withStaging(settings.DATA_DIR, async (folder) => {
    const { header, path, keyPlace } = await writeSnapshot(settings, {
      path: (madeAt) => join(folder, backupName(madeAt)),
      clock,
    });
    const cipher = await checkSnapshot(settings, path);
    const { madeAt } = header;
    const name = backupName(madeAt);
    const encrypted = `${path}.encrypted`;
    await encryptFile(path, encrypted, cipher);
    await rm(path);
    const sum = await fileSum(encrypted);
    await target.put({ path: encrypted, name, ...sum });
    return { name, place: target.place, bytes: sum.bytes, madeAt, header, keyPlace };
  });
  return { ...made, ...(await rotate(target, settings, made.madeAt)) };
}

/** The new backup is whole, whatever happens here: what can't be removed now is removed after the next one. */
async function rotate(
  target: BackupTarget,
  { BACKUP_KEEP: text }: BackupSettings,
  madeAt: string,
): Promise<Pick<MadeBackup, "removed" | "warning">> {
  const removed: string[] = [];
  const keep = parseKeep(text);
  if ("problem" in keep) return { removed, warning: `BACKUP_KEEP ${keep.problem}.` };
  try {
    for (const { name } of outdated(await target.list(), { keep, now: new Date(madeAt) })) {
      await target.remove(name);
      removed.push(name);
    }
    return { removed, warning: "" };
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    return { removed, warning: `Older backups couldn't be removed. ${error.message}` };
  }
}
