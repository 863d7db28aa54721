import { readFileSync } from "node:fs";
import * as z from "zod";
import { addressOf, setting, wholeNumber } from "#platform/settings/define.ts";
import { isThisMachine } from "#platform/settings/this-machine.ts";
import { BackupError } from "./backup-error.ts";
import { parseKeep } from "./rotation.ts";

const place = /^(\/.*|s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w.-]+)*\/?)$/;

/** Whether this can be a part of a prefix: "." and ".." would lead out of the bucket. */
export const isPrefixPart = (part: string): boolean => /^[\w.-]+$/.test(part) && !/^\.{1,2}$/.test(part);

const isPlace = (text: string) =>
  place.test(text) && (text.startsWith("/") || text.split("/").slice(3).filter(Boolean).every(isPrefixPart));

export const backupSettings = {
  BACKUP_TO: setting({
    doc: "Where the site makes a backup once a day: a folder's path on another disk, or s3://BUCKET/PREFIX; unset: nowhere.",
    open: true,
    shape: z.string().refine(isPlace, "must be an absolute path or s3://BUCKET/PREFIX").optional(),
  }),
  BACKUP_AT: setting({
    doc: "The hour of the daily backup, in UTC. The daily cleanup runs at 03:30.",
    open: true,
    fallback: "4",
    shape: wholeNumber(0, 23),
  }),
  BACKUP_KEEP: setting({
    doc: "How many are kept: the last one of each day and week. None gets older than 31 days, because older ones contain people who have since been erased.",
    open: true,
    fallback: "daily=7 weekly=4",
    shape: z.string().superRefine((text, context) => {
      const keep = parseKeep(text);
      if ("problem" in keep) context.addIssue({ code: "custom", message: keep.problem });
    }),
  }),
  BACKUP_DAYS: setting({
    doc: "After how many days without a backup the dashboard warns owners; with BACKUP_TO, two at most. 0: never, for backups made in other ways.",
    open: true,
    fallback: "7",
    shape: wholeNumber(0, 365),
  }),
  BACKUP_S3_ENDPOINT: setting({
    doc: "The address of the service with the bucket, https://…, without the bucket.",
    open: true,
    shape: addressOf(["https:", "http:"]).optional(),
  }),
  BACKUP_S3_REGION: setting({
    doc: "The region of the bucket.",
    open: true,
    fallback: "us-east-1",
    shape: z.string().regex(/^[\w-]+$/, "must be a region's name"),
  }),
  BACKUP_S3_KEY_ID: setting({
    doc: "The access key's id. The key needs to read, write, list and delete in this one bucket, and nothing else.",
    shape: z.string().min(1).optional(),
  }),
  BACKUP_S3_SECRET: setting({
    doc: "The access key's secret.",
    shape: z.string().min(1).optional(),
  }),
  BACKUP_S3_SECRET_FILE: setting({
    doc: "A file with that secret, instead of BACKUP_S3_SECRET; it must exist.",
    open: true,
    shape: z.string().min(1).optional(),
  }),
  BACKUP_PLAIN_HOST: setting({
    doc: "The host of an S3 service that may be reached without encryption; unset: none but this machine.",
    open: true,
    shape: z.string().min(1).optional(),
  }),
} as const;

/** Can be sent to another process. */
export type BackupSettings = {
  readonly [Name in keyof typeof backupSettings]: ReturnType<(typeof backupSettings)[Name]["shape"]["parse"]>;
};

/** What is missing or unsafe in the settings of a bucket; empty for a folder. Never has a value of a secret. */
export function targetProblems(settings: BackupSettings): readonly string[] {
  const { BACKUP_TO: to, BACKUP_S3_ENDPOINT: endpoint, BACKUP_PLAIN_HOST: plainHost } = settings;
  if (!to?.startsWith("s3://")) return [];
  const problems: string[] = [];
  if (endpoint === undefined) problems.push("BACKUP_S3_ENDPOINT is required with BACKUP_TO=s3://…");
  else {
    const { protocol, hostname, username, search, pathname } = new URL(endpoint);
    if (username !== "" || search !== "" || pathname !== "/")
      problems.push("BACKUP_S3_ENDPOINT must be an address without a path, name or query");
    if (protocol === "http:" && !isThisMachine(hostname) && hostname !== plainHost)
      problems.push(
        `BACKUP_S3_ENDPOINT must begin with https, or name the host: BACKUP_PLAIN_HOST=${hostname}`,
      );
  }
  if (!settings.BACKUP_S3_KEY_ID) problems.push("BACKUP_S3_KEY_ID is required with BACKUP_TO=s3://…");
  const secrets = [settings.BACKUP_S3_SECRET, settings.BACKUP_S3_SECRET_FILE].filter(Boolean).length;
  if (secrets !== 1) problems.push("Exactly one of BACKUP_S3_SECRET and BACKUP_S3_SECRET_FILE is required");
  return problems;
}

/** The secret of the bucket's key, from its setting or file. @throws {BackupError} when the file can't be read. */
export function secretOf({ BACKUP_S3_SECRET: secret, BACKUP_S3_SECRET_FILE: file }: BackupSettings): string {
  if (secret) return secret;
  try {
    const text = readFileSync(file ?? "", "utf8").trim();
    if (text !== "") return text;
  } catch (cause) {
    const code = cause instanceof Error ? Reflect.get(cause, "code") : undefined;
    throw new BackupError(`BACKUP_S3_SECRET_FILE names ${file}, which can't be read (${code}).`, {
      code: "settings",
      cause,
    });
  }
  throw new BackupError(`BACKUP_S3_SECRET_FILE names ${file}, which is empty.`, { code: "settings" });
}
