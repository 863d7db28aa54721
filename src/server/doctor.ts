import { existsSync, statSync } from "node:fs";
import { access, constants, statfs } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Kysely } from "kysely";
import { createTransport } from "nodemailer";
import { enteredBackupTarget } from "#platform/backup/entered-target.ts";
import { openForReading } from "#platform/backup/open-copy.ts";
import { stepsOf, tablesOf } from "#platform/backup/tables-of.ts";
import { type Clock, second, systemClock } from "#platform/clock/clock.ts";
import { dataKeyPlace, loadDataKeys } from "#platform/crypto/data-key.ts";
import { createFieldCipher, type FieldCipher } from "#platform/crypto/field-cipher.ts";
import { opensKeyCheck } from "#platform/crypto/key-check.ts";
import { keyIdOf } from "#platform/crypto/key-ring.ts";
import { ofEarlierRelease, stepsWithBaseline } from "#platform/database/baseline.ts";
import type { Tables } from "#platform/database/tables.ts";
import { loadEntered } from "#platform/entered/entered-settings.ts";
import { enteredMail } from "#platform/mail/entered-mail.ts";
import { openMailbox } from "#platform/mail/incoming/mailbox.server.ts";
import { MailboxError, type MailboxProblem } from "#platform/mail/incoming/mailbox-error.server.ts";
import { hasRoomForMail } from "#platform/mail/incoming/room-for-mail.server.ts";
import { transportOptions } from "#platform/mail/mail-transport.ts";
import type { ValuesOf } from "#platform/settings/define.ts";
import { guardSettings } from "#platform/settings/guard.ts";
import { readSettings, SettingsError } from "#platform/settings/read.ts";
import { allMigrations, allSettings } from "./assemble.ts";
import { canMarkData, existingMarker, lostData, unmarkedData } from "./data-marker.ts";
import { backupFindings } from "./doctor-backups.ts";
import { findingsOf } from "./doctor-database.ts";
import { type Finding, fine, problem, warning } from "./finding.ts";
import { startError } from "./start-error.ts";

type Settings = ValuesOf<typeof allSettings>;
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Checks what a site needs to run: settings, permissions, disk, key, database, clock, mail and backups. It reads only:
 * nothing is created or migrated, so it can run next to the server and before the first start.
 */
export async function diagnose(
  environment: Environment,
  { clock = systemClock }: { clock?: Clock } = {},
): Promise<readonly Finding[]> {
  let settings: Settings;
  try {
    settings = readSettings(allSettings, environment);
    guardSettings(settings);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.problems.map((text) =>
      problem("Settings", `${text}. Change it in .env or the environment.`),
    );
  }
  const dataDir = resolve(settings.DATA_DIR);
  return [
    fine("Settings", "All of them can be read and fit together."),
    ...(await folderFindings(dataDir)),
    ...markerFindings(settings),
    ...(await diskFindings(dataDir)),
    ...(await dataFindings(settings, dataDir, clock)),
    await mailFinding(settings),
    ...(await mailboxFindings(settings)),
    ...(await backupFindings(settings, dataDir, clock)),
  ];
}

async function folderFindings(dataDir: string): Promise<readonly Finding[]> {
  if (!existsSync(dataDir))
    return [warning("Data folder", `${dataDir} doesn't exist yet. The first start creates it.`)];
  try {
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return [
      problem("Data folder", `This user can't write to ${dataDir}. Give it to the user the server runs as.`),
    ];
  }
  const open = ["", "key", "kinward.sqlite", "last-backup.json"]
    .map((name) => join(dataDir, name))
    .filter((path) => existsSync(path) && (statSync(path).mode & 0o077) !== 0);
  // Files in a folder that is closed to others are closed too.
  if (!open.includes(dataDir)) return [fine("Data folder", `Only its owner can open ${dataDir}.`)];
  return open.map((path) =>
    problem("Permissions", `Other users of this machine can open ${path}. Run: chmod go-rwx ${path}`),
  );
}

function markerFindings(settings: Settings): readonly Finding[] {
  return canMarkData(settings) ? [] : [warning("Data folder", unmarkedData)];
}

const littleSpace = 1_000_000_000;
const noSpace = 200_000_000;

async function diskFindings(dataDir: string): Promise<readonly Finding[]> {
  if (!existsSync(dataDir)) return [];
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const text = `${Math.floor(free / 1_000_000).toLocaleString("en-US")} MB are free where the data is`;
  if (free < noSpace)
    return [problem("Disk", `Only ${text}. Make room now: without it, nothing can be saved.`)];
  if (free < littleSpace) return [warning("Disk", `Only ${text}. Make room soon.`)];
  return [fine("Disk", `${text}.`)];
}

async function dataFindings(settings: Settings, dataDir: string, clock: Clock): Promise<readonly Finding[]> {
  const { DATABASE_URL: databaseUrl } = settings;
  if (!databaseUrl && !existsSync(join(dataDir, "kinward.sqlite"))) {
    const marker = existingMarker(settings);
    if (marker !== undefined) return [problem("Database", lostData(dataDir, marker))];
    return [
      warning("Database", "There is none yet. The first start creates it, and a key if there is none."),
    ];
  }
  const keyPlace = dataKeyPlace(dataDir, settings);
  if (keyPlace === undefined)
    return [
      problem(
        "Key",
        `There is data but no key in ${dataDir}. Put your copy of the key there, with mode 600.`,
      ),
    ];
  try {
    const cipher = createFieldCipher(loadDataKeys(dataDir, settings));
    const { db, kind, close } = openForReading({ databaseUrl, dataDir });
    try {
      const steps = stepsWithBaseline(await stepsOf(db, await tablesOf(db, kind)));
      if (steps === undefined) return [problem("Database", ofEarlierRelease)];
      const marker = existingMarker(settings);
      if (steps.length === 0 && marker !== undefined)
        return [problem("Database", lostData("the database", marker))];
      if (steps.length === 0)
        return [warning("Database", "It is empty. The first start creates the tables.")];
      await loadEntered(enteredMail, { db, cipher, settings });
      await loadEntered(enteredBackupTarget, { db, cipher, settings });
      return [
        ...(await keyFindings({ db, cipher, keyPlace })),
        ...(await findingsOf({ db, kind, steps, known: Object.keys(allMigrations), clock, settings })),
      ];
    } finally {
      await close();
    }
  } catch (error) {
    return [problem("Database", startError(error))];
  }
}

async function mailFinding(settings: Settings): Promise<Finding> {
  const { SMTP_URL: smtpUrl, SITE_URL: siteUrl, SMTP_PLAIN_HOST: plainHost } = settings;
  if (!smtpUrl)
    return warning(
      "Mail",
      siteUrl.startsWith("https:")
        ? "No mail server is set, so mails wait. Enter one at /admin/settings/mail, or set SMTP_URL."
        : "No mail server is set, so mails are written to files. Set SMTP_URL to send them.",
    );
  const { host } = new URL(smtpUrl);
  const waitMs = 10 * second;
  const transport = createTransport(transportOptions({ smtpUrl, siteUrl, plainHost }, waitMs));
  try {
    await transport.verify();
    return fine("Mail", `${host} accepts our sign-in. No mail was sent.`);
  } catch (error) {
    const code = error instanceof Error ? String(Reflect.get(error, "code") ?? error.name) : "unknown";
    return problem(
      "Mail",
      `${host} doesn't accept us (${code}). Check the mail server's settings, the password and the firewall.`,
    );
  } finally {
    transport.close();
  }
}

/** Signs in to the mailbox. It reads no mail, and changes nothing except to make our two folders if they're missing. */
async function mailboxFindings(settings: Settings): Promise<readonly Finding[]> {
  const { IMAP_URL: imapUrl, IMAP_PLAIN_HOST: plainHost, TEAM_MAIL: teamMail } = settings;
  if (imapUrl === undefined)
    return [fine("Mailbox", `None is set, so replies go to ${teamMail}. Set IMAP_URL to bring them in.`)];
  const { host } = new URL(imapUrl);
  try {
    const mailbox = await openMailbox({ imapUrl, plainHost }, { silence: 20 * second });
    await mailbox.close();
    if (existsSync(settings.DATA_DIR) && !(await hasRoomForMail(settings)))
      return [problem("Mailbox", mailboxAdvice.space)];
    return [fine("Mailbox", `${host} accepts our sign-in. No mail was read.`)];
  } catch (error) {
    if (!(error instanceof MailboxError)) throw error;
    return [problem("Mailbox", `${host}: ${mailboxAdvice[error.problem]} (${error.code})`)];
  }
}

const mailboxAdvice: Readonly<Record<MailboxProblem, string>> = {
  password: "It doesn't accept us. Check the user and password in IMAP_URL.",
  certificate: "Its certificate can't be verified. Check the host in IMAP_URL, or renew the certificate.",
  folder: "It doesn't let us open a folder. Check the folder in IMAP_URL and the account's permissions.",
  unreachable: "It doesn't answer, or offers no encryption. Check IMAP_URL and the firewall.",
  space:
    "There's too little room on the disk with the data (IMAP_MIN_FREE_MB), so mail waits in the mailbox. Make room.",
};

type Inspected = {
  db: Kysely<Tables>;
  cipher: FieldCipher;
  keyPlace: string;
};

/** What `script/admin doctor` finds about the data key: whether it decrypts the data, and old versions of it. */
async function keyFindings({ db, cipher, keyPlace }: Inspected): Promise<readonly Finding[]> {
  const rows = await db.selectFrom("key_check").select("sealed").execute();
  const wrong = rows.some(({ sealed }) => isOpen(cipher, sealed) && !opensKeyCheck(cipher, sealed));
  if (wrong || !rows.some(({ sealed }) => opensKeyCheck(cipher, sealed)))
    return [
      problem(
        "Key",
        `The data was written with another key than the one in ${keyPlace}. Put the right one there.`,
      ),
    ];
  const findings = [fine("Key", `The key in ${keyPlace} decrypts the data.`)];
  const versions = await db.selectFrom("key_check").select(["sealed", "state"]).execute();
  for (const { sealed, state } of versions) {
    const id = keyIdOf(sealed);
    if (state === "writes" && !isOpen(cipher, sealed))
      findings.push(
        problem("Key", `Data was written with version ${id}, which isn't in ${keyPlace}. Add it there.`),
      );
    if (state === "retired" && isOpen(cipher, sealed))
      findings.push(
        warning("Key", `Version ${id} is retired. Remove it from ${keyPlace} and restart every process.`),
      );
    if (state === "writes" && isOpen(cipher, sealed) && id !== cipher.writes)
      findings.push(
        warning(
          "Key",
          `Version ${id} is still open. Run script/admin key rotate, then script/admin key retire ${id}.`,
        ),
      );
  }
  return findings;
}

function isOpen(cipher: FieldCipher, sealed: string): boolean {
  return cipher.open.includes(keyIdOf(sealed));
}
