import { targetProblems } from "#platform/backup/backup-settings.ts";
import { isDemo } from "#platform/demo.ts";
import { weaknessOf } from "#platform/mail/mail-transport.ts";
import { isThisMachine } from "#platform/settings/this-machine.ts";
import type { CoreSettings } from "./core.ts";
import { SettingsError } from "./read.ts";

/** Rejects combinations that are safe in development but not on the public web. @throws {SettingsError} */
export function guardSettings(settings: CoreSettings): void {
  const problems: string[] = [...targetProblems(settings)];
  const { DATA_KEY: dataKey, DATA_KEY_FILE: keyFile, DATA_KEY_COMMAND: keyCommand } = settings;
  if (settings.DATABASE_URL && !dataKey && !keyFile && !keyCommand)
    problems.push(
      "DATA_KEY is required with DATABASE_URL (make one: openssl rand -base64 32), or DATA_KEY_FILE or DATA_KEY_COMMAND",
    );
  if (settings.SMTP_URL && isDemo(settings.DATA_DIR))
    problems.push(
      "SMTP_URL is set, but the data in DATA_DIR is a demo's, and no mail leaves a demo; unset SMTP_URL, or name another DATA_DIR",
    );
  const mailbox = settings.IMAP_URL === undefined ? undefined : mailboxWeakness(settings.IMAP_URL);
  if (mailbox) problems.push(mailbox);
  if (settings.SITE_URL.startsWith("https:")) {
    const { SMTP_URL: smtpUrl, SMTP_PLAIN_HOST: plainHost, SITE_URL: siteUrl } = settings;
    const weakness = smtpUrl ? weaknessOf({ smtpUrl, siteUrl, plainHost }) : undefined;
    if (weakness) problems.push(weakness);
    const { DATABASE_URL: databaseUrl, DATABASE_PLAIN_HOST: plainDatabase } = settings;
    const unsafe = databaseUrl
      ? databaseWeakness({ databaseUrl, siteUrl, plainHost: plainDatabase })
      : undefined;
    if (unsafe) problems.push(unsafe);
    // Without a mail server no mail goes out, and whoever enters one in the admin has to name both addresses.
    if (smtpUrl && settings.MAIL_FROM.endsWith(".example"))
      problems.push("MAIL_FROM is still the sample address; name your own when SITE_URL is https");
    if (smtpUrl && settings.TEAM_MAIL.endsWith(".example"))
      problems.push("TEAM_MAIL is still the sample address; name your own when SITE_URL is https");
    if (settings.RATE_LIMIT === "off") problems.push("RATE_LIMIT must be on when SITE_URL is https");
  }
  if (problems.length > 0) throw new SettingsError(problems);
}

/** What is wrong with a mailbox's address; undefined if it is fine. The connection itself is encrypted in any case. */
function mailboxWeakness(imapUrl: string): string | undefined {
  const { username, password, search } = new URL(imapUrl);
  if (username === "" || password === "")
    return "IMAP_URL needs the mailbox's user and password: imaps://USER:PASSWORD@HOST, with %40 for an @ in them";
  if (search !== "") return "IMAP_URL can't have options after a question mark";
  return undefined;
}

/** What decides whether the connection to PostgreSQL has to be encrypted. */
type DatabaseServer = {
  databaseUrl: string;
  siteUrl: string;
  /** The one host, besides this machine, that may be reached without encryption. */
  plainHost: string | undefined;
};

/**
 * What is wrong with a database address: on an https site a database on another machine must be reached with TLS and a
 * verified certificate. Undefined if it is fine.
 */
function databaseWeakness({ databaseUrl, siteUrl, plainHost }: DatabaseServer): string | undefined {
  const { hostname, searchParams } = new URL(databaseUrl);
  // The driver prefers this one; a path is a socket on this machine.
  const host = searchParams.get("host") ?? hostname;
  const isLocal = host === "" || host.startsWith("/") || isThisMachine(host);
  if (!siteUrl.startsWith("https:") || isLocal || host === plainHost) return undefined;
  if (searchParams.getAll("sslmode").join() === "verify-full") return undefined;
  return `DATABASE_URL needs sslmode=verify-full for a database on another machine, or name the host: DATABASE_PLAIN_HOST=${host}`;
}
