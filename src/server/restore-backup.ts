import { existsSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { sql } from "kysely";
import { backupJob, type FeatureServices, features } from "#features/index.server.ts";
import { hashCosts } from "#platform/auth/passwords.ts";
import { BackupError } from "#platform/backup/backup-error.ts";
import { type BackupHeader, checkBackup, rowsOf } from "#platform/backup/backup-file.ts";
import { withBackupFile } from "#platform/backup/find-backup.ts";
import { type Copy, openAlone, sqlitePath } from "#platform/backup/open-copy.ts";
import { refill } from "#platform/backup/refill.ts";
import { countRows, stepsOf, tablesOf } from "#platform/backup/tables-of.ts";
import { type Clock, instantNow, systemClock } from "#platform/clock/clock.ts";
import { dataKeyPlace, loadDataKeys } from "#platform/crypto/data-key.ts";
import { createFieldCipher, type FieldCipher } from "#platform/crypto/field-cipher.ts";
import { checkKey, opensKeyCheck } from "#platform/crypto/key-check.ts";
import { adoptBaseline, stepsWithBaseline } from "#platform/database/baseline.ts";
import { migrateWithin } from "#platform/database/migrate.ts";
import type { Tx } from "#platform/database/open.ts";
import { limitsTable } from "#platform/http/limits.ts";
import { createLog } from "#platform/log/log.ts";
import { readSettings } from "#platform/settings/read.ts";
import { dailyJob } from "#worker/daily.ts";
import { allMigrations, allSettings, servicesOn } from "./assemble.ts";
import { openDataFolder } from "./data-folder.ts";
import { contentsOf } from "./write-backup.ts";

type Environment = Readonly<Record<string, string | undefined>>;
type Say = (line: string) => void;

/** Tables that fill automatically: their rows don't mean that anybody has used the site. */
const machinery: ReadonlySet<string> = new Set([
  "kysely_migration",
  "kysely_migration_lock",
  "key_check",
  "consent_head",
  "outbox",
  "podcast_feed",
  "podcast_files",
  limitsTable,
]);

type Wanted = { look: boolean; replace: boolean; say: Say; clock?: Clock };

/**
 * Replaces the existing data with that of a backup, completely or not at all. `path` is a file here, or "latest" or a
 * name where BACKUP_TO says.
 * @throws {BackupError | SettingsError} with a message; nothing was changed then.
 */
export async function restoreBackup(
  environment: Environment,
  { path, ...wanted }: Wanted & { path: string },
): Promise<void> {
  const settings = readSettings(allSettings, environment);
  const dataDir = resolve(settings.DATA_DIR);
  if (dataKeyPlace(dataDir, settings) === undefined)
    throw new BackupError(
      `There is no key. Put the one that belongs to the backup into ${dataDir}/key (mode 600) or DATA_KEY, then restore.`,
    );
  const cipher = createFieldCipher(loadDataKeys(dataDir, settings));
  await withBackupFile(settings, { wanted: path, cipher, say: wanted.say }, (file) =>
    restoreFile(file, { settings, cipher, dataDir, ...wanted }),
  );
}

async function restoreFile(
  file: string,
  {
    settings,
    cipher,
    dataDir,
    look,
    replace,
    say,
    clock = systemClock,
  }: Wanted & { settings: FeatureServices["settings"]; cipher: FieldCipher; dataDir: string },
): Promise<void> {
  const header = readable(
    file,
    await checkBackup(file, { cipher, opensWith: (sealed) => opensKeyCheck(cipher, sealed) }),
  );
  if (look) {
    say(`${file} is whole, and the key fits.`);
    for (const line of contentsOf(header)) say(line);
    return;
  }
  openDataFolder(dataDir);
  const place = { databaseUrl: settings.DATABASE_URL, dataDir };
  const isNew = !settings.DATABASE_URL && !existsSync(sqlitePath(place));
  const copy = await openAlone(place);
  let messages: readonly string[];
  try {
    messages = await copy.db.transaction().execute((tx) =>
      inOne(tx, copy, {
        file,
        header,
        replace,
        cipher,
        servicesIn: () =>
          servicesOn(
            {
              db: tx,
              kind: copy.kind,
              transact: (body) => body(tx),
              insertBatched: (body) => body(tx),
              follow: () => async () => undefined,
              answers: async () => true,
              scrub: async () => undefined,
              close: async () => undefined,
            },
            { clock, cipher, settings, log: createLog("silent"), hashCosts },
          ),
      }),
    );
  } catch (error) {
    await copy.close();
    if (isNew) for (const ending of ["", "-wal", "-shm"]) rmSync(sqlitePath(place) + ending, { force: true });
    throw error;
  }
  const tidied = await tidyUp(copy).then(
    () => true,
    () => false,
  );
  await copy.close();
  say(`Restored from ${file}. The site may start.`);
  for (const line of contentsOf(header)) say(line);
  say("");
  say("What to know before the site starts:");
  for (const line of messages) say(`  - ${line}`);
  if (!tidied)
    say(
      "  - What was replaced still lies in free parts of the database's file: make room on the disk, and VACUUM it.",
    );
}

/** The backup with the baseline in place of the steps of 0.6. @throws {BackupError} if no step leads from it to today. */
function readable(file: string, header: BackupHeader): BackupHeader {
  const { release } = header;
  const migrations = stepsWithBaseline(header.migrations);
  if (migrations === undefined)
    throw new BackupError(
      `${file} was made by a release before 0.6.0 (${release}). Restore it with 0.6.0, start that once, then upgrade; nothing was changed.`,
    );
  const unknown = migrations.filter((name) => !(name in allMigrations));
  if (unknown.length > 0)
    throw new BackupError(
      `${file} was made by a newer release (${release}, schema ${unknown.at(-1)}). Restore it with that one; nothing was changed.`,
    );
  return { ...header, migrations: [...migrations] };
}

/** Everything from the first check of the existing data to the last report, in one transaction. */
async function inOne(
  tx: Tx,
  { kind }: Copy,
  {
    file,
    header,
    replace,
    cipher,
    servicesIn,
  }: {
    file: string;
    header: BackupHeader;
    replace: boolean;
    cipher: FieldCipher;
    servicesIn(): FeatureServices;
  },
): Promise<readonly string[]> {
  const services = servicesIn();
  const used = await usedTables(tx, kind);
  if (used.length > 0 && !replace)
    throw new BackupError(
      `There is data already (${used.join(", ")}). Add --replace to put the backup in its place; make a backup of it first. Nothing was changed.`,
    );
  if (used.length > 0) {
    const steps = await stepsOf(tx, await tablesOf(tx, kind));
    const newer = (stepsWithBaseline(steps) ?? []).filter((name) => !(name in allMigrations));
    if (newer.length > 0)
      throw new BackupError(
        `The data that is there was written by a newer release (schema ${newer.at(-1)}). Use that one; nothing was changed.`,
      );
    await adoptBaseline(tx, steps);
    await migrateWithin(tx, allMigrations);
    await checkKey(tx, cipher);
  }
  const repairs = [];
  for (const { restoring } of features)
    if (restoring) repairs.push(await restoring(used.length > 0 ? services : undefined, header.madeAt));

  await refill(tx, kind, { header, rows: rowsOf(file, header), migrations: allMigrations });
  await checkKey(tx, cipher);

  // Features that build on others come first: someone who left is taken off the list before they are erased from it.
  const reports: (readonly string[])[] = [];
  for (const each of repairs.toReversed()) reports.unshift(await each(services));
  const messages = reports.flat();
  const held = await failWaitingEntries(tx, services.clock, { but: [dailyJob, backupJob] });
  if (held > 0)
    messages.push(
      `Mails that waited when the backup was made: ${held}. They may have gone out since, so none of them goes by itself. The dashboard lists them; "Try again" sends one.`,
    );
  services.mailer.close();
  return messages;
}

/** The tables that show that somebody has used this site, with their row counts. */
async function usedTables(tx: Tx, kind: Copy["kind"]): Promise<string[]> {
  const tables = await tablesOf(tx, kind);
  if (tables.length === 0) return [];
  if ((await stepsOf(tx, tables)).length === 0)
    throw new BackupError(
      "The database holds tables of another program. Give the site one of its own; nothing was changed.",
    );
  const used: string[] = [];
  for (const { name } of tables) {
    const rows = machinery.has(name) ? 0 : await countRows(tx, name);
    if (rows > 0) used.push(`${name} ${rows}`);
  }
  return used;
}

/** Otherwise SQLite would keep the replaced data in free pages of its file. */
async function tidyUp({ db, kind }: Copy): Promise<void> {
  if (kind !== "sqlite") return;
  await sql`vacuum`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

const failedByRestore = "Restored from a backup";

/**
 * Marks all waiting entries as failed, so that nothing is sent twice after a restore; a team member can retry each
 * one. Cleanup tasks continue.
 * @returns the number of entries.
 */
async function failWaitingEntries(
  tx: Tx,
  clock: Clock,
  { but }: { but: readonly string[] },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("outbox")
    .set({ state: "dead", lease_until: "", finished_at: instantNow(clock), last_error: failedByRestore })
    .where("state", "=", "queued")
    .where("kind", "not in", but)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
