import { statSync } from "node:fs";
import { resolve } from "node:path";
import type { BackupHeader } from "#platform/backup/backup-file.ts";
import type { StoredBackup } from "#platform/backup/backup-target.ts";
import { noteBackup } from "#platform/backup/last-backup.ts";
import { makeBackup } from "#platform/backup/make-backup.ts";
import { openTarget } from "#platform/backup/open-target.ts";
import { writeSnapshot } from "#platform/backup/write-snapshot.ts";
import { type Clock, systemClock } from "#platform/clock/clock.ts";
import { readSettings } from "#platform/settings/read.ts";
import { allSettings } from "./assemble.ts";

type Environment = Readonly<Record<string, string | undefined>>;
type Say = (line: string) => void;

/**
 * Copies all data into one file, as a snapshot, while the site is running; the schema isn't changed. Without a path the
 * backup goes where BACKUP_TO says, and those there are listed.
 * @throws {BackupError | SettingsError} with a message.
 */
export async function backUp(
  environment: Environment,
  { path, say, clock = systemClock }: { path: string | undefined; say: Say; clock?: Clock },
): Promise<void> {
  const settings = readSettings(allSettings, environment);
  const note = (madeAt: string) =>
    noteBackup(resolve(settings.DATA_DIR), madeAt).catch(() =>
      say("The admin can't show that it was made, because nothing can be written to DATA_DIR."),
    );
  if (path === undefined) {
    const made = await makeBackup(settings, clock);
    say(`Backup: ${made.name} in ${made.place} (${inKilobytes(made.bytes)}, read back and compared)`);
    for (const line of contentsOf(made.header)) say(line);
    await note(made.madeAt);
    for (const name of made.removed) say(`Removed, because it isn't kept any longer: ${name}`);
    if (made.warning !== "") say(made.warning);
    say("");
    await listBackups(environment, { say });
    sayKey(made.keyPlace, say);
    return;
  }
  const file = resolve(path);
  const { header, keyPlace } = await writeSnapshot(settings, { path: file, clock });
  say(`Backup: ${file} (${inKilobytes(statSync(file).size)}, for its owner's eyes only)`);
  for (const line of contentsOf(header)) say(line);
  await note(header.madeAt);
  sayKey(keyPlace, say);
}

/** Lists the backups where BACKUP_TO says, newest first. @throws {BackupError | SettingsError} with a message. */
export async function listBackups(environment: Environment, { say }: { say: Say }): Promise<void> {
  const target = openTarget(readSettings(allSettings, environment));
  const stored = await target.list();
  say(`In ${target.place}: ${stored.length === 1 ? "1 backup" : `${stored.length} backups`}`);
  for (const each of stored) say(lineOf(each));
}

function lineOf({ name, bytes }: StoredBackup): string {
  return `  ${name}  ${inKilobytes(bytes).padStart(14)}`;
}

function inKilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024).toLocaleString("en-US")} KB`;
}

function sayKey(keyPlace: string, say: Say): void {
  say("");
  say(
    `The backup doesn't include the key, which is in ${keyPlace}. Keep a copy of the key in a different place`,
  );
  say("from the backup: without the key nobody can read it, and anyone who has both can read everything.");
}

/** The contents of a backup, as lines for the terminal. */
export function contentsOf({ madeAt, release: of, database, migrations, tables }: BackupHeader): string[] {
  const width = Math.max(...tables.map(({ name }) => name.length));
  const total = tables.reduce((sum, { rows }) => sum + rows, 0);
  return [
    `Made at ${madeAt} by release ${of} from ${names[database]}, schema ${migrations.at(-1)}.`,
    ...tables
      .filter(({ rows }) => rows > 0)
      .map(({ name, rows }) => `  ${name.padEnd(width)}  ${rows.toLocaleString("en-US").padStart(9)}`),
    `  ${"rows in all".padEnd(width)}  ${total.toLocaleString("en-US").padStart(9)}`,
  ];
}

const names = { sqlite: "SQLite", postgres: "PostgreSQL" } as const;
