import { BackupError } from "#platform/backup/backup-error.ts";
import { DataKeyError } from "#platform/crypto/data-key.ts";
import { isDatabaseAway } from "#platform/database/errors.ts";
import { SettingsError } from "#platform/settings/read.ts";
import { DataFolderError } from "./data-marker.ts";

const unwritable = new Set([
  "EACCES",
  "EEXIST",
  "ENOTDIR",
  "EPERM",
  "EROFS",
  "SQLITE_CANTOPEN",
  "SQLITE_READONLY",
  "SQLITE_READONLY_DIRECTORY",
]);

/** Why a start failed, as one clear message for the terminal. */
export function startError(error: unknown): string {
  const hasSentence = [SettingsError, DataKeyError, BackupError, DataFolderError].some(
    (kind) => error instanceof kind,
  );
  if (hasSentence && error instanceof Error) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = String(Reflect.get(error, "code") ?? "");
  const path = String(Reflect.get(error, "path") ?? "");
  if (code === "EADDRINUSE")
    return `The port is taken by another program (${error.message}). Stop that one or set PORT.`;
  if (unwritable.has(code))
    return `The data folder cannot be written (${path || error.message}). Check DATA_DIR and its owner.`;
  if (code === "ENOSPC" || code === "SQLITE_FULL") return "The disk is full. Make room, then start again.";
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : "";
  if (isDatabaseAway(error) || isDatabaseAway(error.cause))
    return `The database does not answer (${error.message}${cause}). Check DATABASE_URL and that it runs.`;
  return `${error.message}${cause}`;
}
