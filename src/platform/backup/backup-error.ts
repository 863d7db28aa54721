/** Stops a backup or restore with a message for the terminal. */
export class BackupError extends Error {
  override readonly name = "BackupError";
  /** What went wrong, for the log and the metrics: a short code without names. */
  readonly code: string;
  constructor(message: string, { code = "refused", ...options }: ErrorOptions & { code?: string } = {}) {
    super(message, options);
    this.code = code;
  }
}
