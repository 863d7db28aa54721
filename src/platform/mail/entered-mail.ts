import * as z from "zod";
import type { FieldCipher } from "#platform/crypto/field-cipher.ts";
import type { KeyedTable } from "#platform/crypto/keyed-table.ts";
import type { Migrations } from "#platform/database/migrate.ts";
import type { Database, Tx } from "#platform/database/open.ts";
import type { Log } from "#platform/log/log.ts";
import type { CoreSettings } from "#platform/settings/core.ts";
import { applyEntered } from "#platform/settings/read.ts";

/** What owners have entered in place of the environment, by subject. */
type EnteredSettingsRow = {
  name: string;
  /** Encrypted JSON: it can have passwords in it. */
  value: string;
  /** Counts the changes, so that a second owner's is noticed. */
  revision: number;
  changed_at: string;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    entered_settings: EnteredSettingsRow;
  }
}

const migration = "2026-11-28-55-entered-settings";

export const enteredMailMigrations: Migrations = {
  [migration]: {
    up: (db) =>
      db.schema
        .createTable("entered_settings")
        .addColumn("name", "text", (column) => column.primaryKey())
        .addColumn("value", "text", (column) => column.notNull())
        .addColumn("revision", "integer", (column) => column.notNull())
        .addColumn("changed_at", "text", (column) => column.notNull())
        .execute(),
  },
};

/** For the rotation of the data key. */
export const enteredMailKeyed: KeyedTable = { table: "entered_settings", key: ["name"], columns: ["value"] };

/** What processes tell each other about, and the row's name. */
export const enteredMailTopic = "mail";

export const encryptions = ["tls", "starttls", "none"] as const;

/** A mail server as it's entered: the parts of its address. */
export type EnteredServer = {
  host: string;
  port: number;
  encryption: (typeof encryptions)[number];
  user: string;
  password: string;
};

const storedMail = z.object({
  /** The site it was entered for. A copy of the data on another address sends nothing by it. */
  site: z.string(),
  /** None if the environment names the server. */
  server: z
    .object({
      host: z.string(),
      port: z.number(),
      encryption: z.enum(encryptions),
      user: z.string(),
      password: z.string(),
    })
    .optional(),
  senderName: z.string(),
  senderAddress: z.string(),
  replyTo: z.string(),
  teamAddress: z.string(),
});

/** The mail settings that owners have entered; empty texts leave a setting as it is. */
export type EnteredMail = z.infer<typeof storedMail>;

/** `unreadable`: there is something that can't be decrypted or read. */
export type StoredMail = { revision: number; value: EnteredMail | undefined; unreadable: boolean };

const place = { table: "entered_settings", column: "value", id: enteredMailTopic };

/** The address of a server that was entered, as SMTP_URL has it. */
export function smtpUrlOf({ host, port, encryption, user, password }: EnteredServer): string {
  const account = user === "" ? "" : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  const options = { tls: "", starttls: "?requireTLS=true", none: "?ignoreTLS=true" }[encryption];
  return `${encryption === "tls" ? "smtps" : "smtp"}://${account}${host}:${port}${options}`;
}

/** What owners have entered, whether or not the environment leaves it to count. */
export async function enteredMail(db: Database | Tx, cipher: FieldCipher): Promise<StoredMail> {
  const row = await db
    .selectFrom("entered_settings")
    .select(["value", "revision"])
    .where("name", "=", enteredMailTopic)
    .executeTakeFirst();
  if (row === undefined) return { revision: 0, value: undefined, unreadable: false };
  const { revision } = row;
  if (row.value === "") return { revision, value: undefined, unreadable: false };
  try {
    const value = storedMail.parse(JSON.parse(cipher.decrypt(row.value, place)));
    return { revision, value, unreadable: false };
  } catch {
    return { revision, value: undefined, unreadable: true };
  }
}

/** Stores mail settings, or with undefined none, in place of this revision. @returns whether it was the stored one. */
export async function storeEnteredMail(
  tx: Tx,
  { cipher, at }: { cipher: FieldCipher; at: string },
  { value, revision }: { value: EnteredMail | undefined; revision: number },
): Promise<boolean> {
  const changed = {
    value: value === undefined ? "" : cipher.encrypt(JSON.stringify(value), place),
    revision: revision + 1,
    changed_at: at,
  };
  if (revision === 0) {
    const row = { name: enteredMailTopic, ...changed };
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("entered_settings")
      .values(row)
      .onConflict((conflict) => conflict.column("name").doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await tx
    .updateTable("entered_settings")
    .set(changed)
    .where("name", "=", enteredMailTopic)
    .where("revision", "=", revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether a database has had the table, for what reads one that isn't migrated yet. */
export const hasEnteredMail = (steps: readonly string[]): boolean => steps.includes(migration);

/** Whether these settings were entered for the site at this address. */
export const isEnteredFor = ({ site }: EnteredMail, siteUrl: string): boolean =>
  site === new URL(siteUrl).hostname;

/** What of the settings is entered. */
export function settingsOfMail(mail: EnteredMail | undefined, siteUrl: string): Partial<CoreSettings> {
  if (mail === undefined || !isEnteredFor(mail, siteUrl)) return {};
  return {
    ...(mail.server ? { SMTP_URL: smtpUrlOf(mail.server) } : {}),
    ...(mail.senderName ? { MAIL_NAME: mail.senderName } : {}),
    ...(mail.senderAddress ? { MAIL_FROM: mail.senderAddress } : {}),
    ...(mail.replyTo ? { MAIL_REPLY_TO: mail.replyTo } : {}),
    ...(mail.teamAddress ? { TEAM_MAIL: mail.teamAddress } : {}),
  };
}

type Loading = { db: Database; cipher: FieldCipher; settings: CoreSettings; log?: Log };

/** Reads what is entered now into the settings of this process; what it names counts from then on. */
export async function loadEnteredMail({ db, cipher, settings, log }: Loading): Promise<void> {
  const { value, unreadable } = await enteredMail(db, cipher);
  if (unreadable) log?.error({ event: "mail.entered_unreadable" });
  applyEntered(settings, settingsOfMail(value, settings.SITE_URL));
}
