import { BackupError } from "./backup-error.ts";
import type { BackupSettings } from "./backup-settings.ts";
import type { BackupTarget } from "./backup-target.ts";
import { folderTarget } from "./folder-target.ts";
import { s3Target } from "./s3-target.ts";
import { secretOf, targetProblems } from "./target-problems.ts";

/** The place that BACKUP_TO names. @throws {BackupError} when there is none or the settings don't fit. */
export function openTarget(settings: BackupSettings): BackupTarget {
  const { BACKUP_TO: to } = settings;
  if (to === undefined)
    throw new BackupError("BACKUP_TO isn't set. Set it to a folder or s3://BUCKET/PREFIX.", {
      code: "no_target",
    });
  const [problem] = targetProblems(settings);
  if (problem !== undefined) throw new BackupError(`${problem}.`, { code: "settings" });
  if (!to.startsWith("s3://")) return folderTarget(to);
  const [bucket = "", ...prefix] = to.slice("s3://".length).replace(/\/$/, "").split("/");
  return s3Target({
    endpoint: settings.BACKUP_S3_ENDPOINT ?? "",
    region: settings.BACKUP_S3_REGION,
    bucket,
    prefix: prefix.map((part) => `${part}/`).join(""),
    keyId: settings.BACKUP_S3_KEY_ID ?? "",
    secret: secretOf(settings),
  });
}
