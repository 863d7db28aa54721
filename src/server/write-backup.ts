import { statSync } from "node:fs";
import { resolve } from "node:path";
import { BackupError } from "#platform/backup/backup-error.ts";
import { type BackupHeader, backupForm, writeBackup } from "#platform/backup/backup-file.ts";
import { noteBackup } from "#platform/backup/last-backup.ts";
import { withSnapshot } from "#platform/backup/snapshot.ts";
import { type Clock, instantNow, systemClock } from "#platform/clock/clock.ts";
import { dataKeyPlace, loadDataKeys } from "#platform/crypto/data-key.ts";
import { createFieldCipher, keyIdOf } from "#platform/crypto/field-cipher.ts";
import { opensKeyCheck } from "#platform/crypto/key-check.ts";
import { release } from "#platform/release.ts";
import { readSettings } from "#platform/settings/read.ts";
import { allSettings } from "./assemble.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Copies all data into one file, as a snapshot, while the site is running; the schema isn't changed.
 * @throws {BackupError | SettingsError} with a message.
 */
export async function backUp(
  environment: Environment,
  { path, say, clock = systemClock }: { path: string; say(line: string): void; clock?: Clock },
): Promise<void> {
  const settings = readSettings(allSettings, environment);
  const dataDir = resolve(settings.DATA_DIR);
  const keyPlace = dataKeyPlace(dataDir, settings);
  if (keyPlace === undefined)
    throw new BackupError(`There is no key and so no data in ${dataDir}. Check DATA_DIR and DATA_KEY.`);
  const cipher = createFieldCipher(loadDataKeys(dataDir, settings));
  // Taken before reading, so that changes people make meanwhile are repeated rather than missed.
  const madeAt = instantNow(clock);
  const header = await withSnapshot(
    { databaseUrl: settings.DATABASE_URL, dataDir },
    async ({ kind, migrations, keyChecks, tables, rows }) => {
      // The version that signs the file.
      const keyCheck = keyChecks.find((each) => keyIdOf(each) === cipher.writes) ?? keyChecks[0] ?? "";
      if (!opensKeyCheck(cipher, keyCheck))
        throw new BackupError(`The data was written with another key than the one in ${keyPlace}.`);
      const header: BackupHeader = {
        "kinward-backup": backupForm,
        madeAt,
        release,
        database: kind,
        migrations: [...migrations],
        keyCheck,
        tables: tables.map((table) => ({ ...table, columns: [...table.columns] })),
      };
      await writeBackup(resolve(path), { header: header, rows, cipher });
      return header;
    },
  );
  const kilobytes = Math.ceil(statSync(resolve(path)).size / 1024).toLocaleString("en-US");
  say(`Backup: ${resolve(path)} (${kilobytes} KB, for its owner's eyes only)`);
  for (const line of contentsOf(header)) say(line);
  await noteBackup(dataDir, madeAt).catch(() =>
    say("The admin can't show that it was made, because nothing can be written to DATA_DIR."),
  );
  say("");
  say(
    `The key is not in it. It stands in ${keyPlace}. Keep a copy of the key in another place than the backup:`,
  );
  say("without the key nobody can read the backup, and whoever has both can read everything.");
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
