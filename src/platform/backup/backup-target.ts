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
  /** Writes a backup into a new file. */
  fetch(name: string, path: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** Removes what copies that were broken off have left. */
  tidy(now: Date): Promise<void>;
};
