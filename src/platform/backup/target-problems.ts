import { readFileSync } from "node:fs";
import { isThisMachine } from "#platform/settings/this-machine.ts";
import { BackupError } from "./backup-error.ts";
import type { BackupSettings } from "./backup-settings.ts";

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
