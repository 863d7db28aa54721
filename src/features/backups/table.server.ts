/** One backup: planned or asked for, made or failed. It has the id of its outbox entry. */
export type BackupRunRow = {
  id: string;
  state: "running" | "made" | "failed";
  started_at: string;
  finished_at: string;
  /** When the snapshot was taken; empty before. */
  made_at: string;
  /** The file's name and where it is; empty before. */
  name: string;
  place: string;
  bytes: number;
  /** Why the last attempt failed, or what is left to do about one that was made; with what to do. No secrets. */
  problem: string;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    backup_runs: BackupRunRow;
  }
}
