/** Stops a backup or restore with a message for the terminal. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
