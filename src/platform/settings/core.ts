import * as z from "zod";
import { backupSettings } from "#platform/backup/backup-settings.ts";
import { parseKeyRing } from "#platform/crypto/key-ring.ts";
import { addressOf, setting, wholeNumber } from "./define.ts";

/** The platform's settings; features define their own. */
export const coreSettings = {
  PORT: setting({
    open: true,
    doc: "The port to listen on.",
    fallback: "3000",
    shape: wholeNumber(0, 65535),
  }),
  HOST: setting({
    doc: "The network address to listen on; 0.0.0.0 for every one.",
    open: true,
    fallback: "127.0.0.1",
    shape: z.string().min(1),
  }),
  METRICS_PORT: setting({
    doc: "A port for /metrics in Prometheus's format, for the monitoring only; unset: none.",
    open: true,
    shape: wholeNumber(0, 65535).optional(),
  }),
  METRICS_HOST: setting({
    doc: "The network address of METRICS_PORT. The proxy in front of the site must not lead there.",
    open: true,
    fallback: "127.0.0.1",
    shape: z.string().min(1),
  }),
  SITE_URL: setting({
    doc: "The site's own public address, without a path; used for canonical, share and mail links.",
    open: true,
    fallback: "http://localhost:3000",
    shape: addressOf(["http:", "https:"]).transform((text) => new URL(text).origin),
  }),
  DATA_DIR: setting({
    doc: "Where the database, the key and mails without SMTP are kept; made with mode 0700.",
    open: true,
    fallback: "./data",
    shape: z.string().min(1),
  }),
  DATA_MARKER: setting({
    doc: "A file outside DATA_DIR that remembers that this site has data: if that is missing, a start refuses instead of making an empty site; unset: beside DATA_DIR.",
    open: true,
    shape: z.string().min(1).optional(),
  }),
  DATABASE_URL: setting({
    doc: "PostgreSQL address, postgres://…; unset: SQLite in DATA_DIR.",
    shape: addressOf(["postgres:", "postgresql:"]).optional(),
  }),
  DATABASE_PLAIN_HOST: setting({
    doc: "A database's host that an https site may reach without encryption; unset: none but this machine.",
    open: true,
    shape: z.string().min(1).optional(),
  }),
  SMTP_URL: setting({
    doc: "Mail server, smtp://… or smtps://…; unset: the one that owners enter at /admin/settings/mail. Without either, mails wait; with http, they're written to DATA_DIR/mail as .eml files.",
    shape: addressOf(["smtp:", "smtps:"]).optional(),
  }),
  SMTP_PLAIN_HOST: setting({
    doc: "A mail server's host that mails may be handed to without encryption from an https site; unset: none but this machine.",
    open: true,
    shape: z.string().min(1).optional(),
  }),
  MAIL_FROM: setting({
    doc: "The address mails come from.",
    open: true,
    fallback: "hello@kinward.example",
    shape: z.email("must be an e-mail address"),
  }),
  MAIL_NAME: setting({
    doc: "The name mails come from; unset: the site's.",
    open: true,
    shape: z.string().optional(),
  }),
  MAIL_REPLY_TO: setting({
    doc: "Where people's replies go; unset: the address that mails come from, and TEAM_MAIL for replies in a conversation. A mailbox that the site reads (IMAP_URL) gets the latter in any case.",
    open: true,
    shape: z.email("must be an e-mail address").optional(),
  }),
  TEAM_MAIL: setting({
    doc: "Where the team is told of new messages and inquiries.",
    open: true,
    fallback: "team@kinward.example",
    shape: z.email("must be an e-mail address"),
  }),
  IMAP_URL: setting({
    doc: "The mailbox to which people reply and mail servers report, imaps://HOST or imaps://HOST/FOLDER with its user and password before the host, as in a web address; unset: replies go to TEAM_MAIL.",
    shape: addressOf(["imap:", "imaps:"]).optional(),
  }),
  IMAP_PLAIN_HOST: setting({
    doc: "The mailbox's host, if it may be read without encryption, as on a private network; unset: none but this machine.",
    open: true,
    shape: z.string().min(1).optional(),
  }),
  IMAP_ADDRESS: setting({
    doc: "The address of that mailbox; it must also get mail for the same address with a plus sign and more before the @. Unset: MAIL_FROM.",
    open: true,
    shape: z.email("must be an e-mail address").optional(),
  }),
  IMAP_AUTHSERV_ID: setting({
    doc: "The name that the mailbox's server begins its Authentication-Results with, by which senders are verified; unset: a name of the mailbox's host, or what its provider is known to write.",
    open: true,
    shape: z.string().min(1).optional(),
  }),
  IMAP_MIN_FREE_MB: setting({
    doc: "How many megabytes have to be free where the data is for mail to be taken from the mailbox; otherwise it waits there. 0: any.",
    open: true,
    fallback: "2000",
    shape: wholeNumber(0, 1_000_000_000),
  }),
  DNS_SERVERS: setting({
    doc: "The DNS servers that the check of the mail records asks, such as 9.9.9.9, separated by commas; unset: those of this machine.",
    open: true,
    fallback: "",
    shape: z.string().transform((text) =>
      text
        .split(",")
        .map((server) => server.trim())
        .filter(Boolean),
    ),
  }),
  DATA_KEY: setting({
    doc: "32 bytes in base64 that encrypt personal fields, or several as v2:KEY v1:KEY, of which the first writes; unset with SQLite: made in DATA_DIR/key. Required with DATABASE_URL.",
    shape: z
      .string()
      .refine(
        (text) => parseKeyRing(text) !== undefined,
        "must be 32 bytes in base64, or several keys as v2:KEY v1:KEY",
      )
      .optional(),
  }),
  DATA_KEY_FILE: setting({
    doc: "A file with that key, instead of DATA_KEY; it must exist.",
    open: true,
    shape: z.string().min(1).optional(),
  }),
  DATA_KEY_COMMAND: setting({
    doc: "A shell command that prints that key, instead of DATA_KEY, such as a key management service's client.",
    shape: z.string().min(1).optional(),
  }),
  TRUST_PROXY: setting({
    doc: "How many reverse proxies stand in front and add to X-Forwarded-For.",
    open: true,
    fallback: "0",
    shape: wholeNumber(0, 10),
  }),
  RATE_LIMIT: setting({
    doc: "Limits on how often one network may send the forms: on or off.",
    open: true,
    fallback: "on",
    shape: z.enum(["on", "off"], "must be on or off"),
  }),
  HSTS_SUBDOMAINS: setting({
    doc: "Whether browsers ask for all subdomains of SITE_URL's host by https too: on or off. Only on if each of them has it.",
    open: true,
    fallback: "off",
    shape: z.enum(["on", "off"], "must be on or off"),
  }),
  FONT_DIR: setting({
    doc: "A folder with fonts (ttf, otf, ttc), such as /usr/share/fonts, for letters on PDFs that ours lack: ours have Latin, Greek and Cyrillic. Unset: none.",
    open: true,
    shape: z.string().min(1).optional(),
  }),
  ...backupSettings,
  OFFLINE: setting({
    doc: "Pages that open without a connection: on or off. Off takes them back from devices that have them.",
    open: true,
    fallback: "on",
    shape: z.enum(["on", "off"], "must be on or off"),
  }),
  ROLE: setting({
    doc: "What this process does: web, worker or both.",
    open: true,
    fallback: "both",
    shape: z.enum(["web", "worker", "both"], "must be web, worker or both"),
  }),
  LOG_LEVEL: setting({
    doc: "fatal, error, warn, info, debug or silent.",
    open: true,
    fallback: "info",
    shape: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]),
  }),
} as const;

export type CoreSettings = {
  readonly [Name in keyof typeof coreSettings]: ReturnType<(typeof coreSettings)[Name]["shape"]["parse"]>;
};
