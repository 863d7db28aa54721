/** A backup or a restore stops on it, with a sentence for whoever typed the command. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
