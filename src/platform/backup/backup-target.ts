/** A backup at the place where they are kept. Its name says when it was made. */
export type StoredBackup = { name: string; bytes: number; madeAt: Date };

/** A whole backup on this machine, to be put somewhere else. */
export type StagedBackup = { path: string; name: string; bytes: number; sha256: string };

/** A place for backups away from the data. Every operation throws a BackupError with what to do. */
export type BackupTarget = {
  /** Where it is, for people; never with a secret. */
  place: string;
  /** Copies a backup there, reads the copy back and compares it. Only a whole copy gets the name. */
  put(backup: StagedBackup): Promise<void>;
  /** Newest first. */
  list(): Promise<readonly StoredBackup[]>;
  /** The bytes of a backup, as it is kept. Fails before the first one if the backup isn't there. */
  read(name: string): Promise<AsyncIterable<Uint8Array>>;
  /** Writes a backup into a new file. */
  fetch(name: string, path: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** Removes what copies that were broken off have left. */
  tidy(now: Date): Promise<void>;
};

/** Earlier releases began the name with that of the software. */
const shape = /^(?:site|kinward)-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.backup$/;

/** The file name of a backup made at an instant, such as site-2026-11-22T04-00-00-000Z.backup. */
export function backupName(madeAt: string): string {
  return `site-${madeAt.replaceAll(/[:.]/g, "-")}.backup`;
}

/** When a backup of this name was made; undefined if the site didn't choose the name. */
export function madeAtOf(name: string): Date | undefined {
  const [, date, hours, minutes, seconds, milliseconds] = shape.exec(name) ?? [];
  if (date === undefined) return undefined;
  const madeAt = new Date(`${date}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
  return Number.isNaN(madeAt.getTime()) ? undefined : madeAt;
}
