import type { MadeBackup, MakeSettings } from "./make-backup.ts";

/** What the process that makes a backup is sent. */
export type BackupRequest = MakeSettings;

/** What it answers: the backup, or why there is none. */
export type BackupAnswer =
  | { made: Pick<MadeBackup, "name" | "place" | "bytes" | "madeAt" | "removed" | "warning"> }
  | { failed: { code: string; sentence: string } };

/** Everything it sends: first that it has started, then its answer. */
export type BackupMessage = BackupAnswer | { ready: true };
