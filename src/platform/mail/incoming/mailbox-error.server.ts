import type { ImapFlowError } from "imapflow";

/** Why a mailbox can't be read; `space` when there is no room for its mail. */
export type MailboxProblem = "password" | "certificate" | "folder" | "unreachable" | "space";

/** A mailbox can't be read now. Its text names no address. */
export class MailboxError extends Error {
  override readonly name = "MailboxError";
  readonly problem: MailboxProblem;
  /** The library's or the system's code, for the log. */
  readonly code: string;

  constructor(problem: MailboxProblem, code: string) {
    super(`The mailbox can't be read: ${problem} (${code})`);
    this.problem = problem;
    this.code = code;
  }
}

const certificateCodes =
  /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|CERT_|UNABLE_TO_|ERR_TLS_|ERR_SSL_|EPROTO$)/;

export function problemOf(error: unknown): MailboxError {
  if (error instanceof MailboxError) return error;
  const known: Partial<ImapFlowError> = error instanceof Error ? error : {};
  const code = known.code ?? (error instanceof Error ? error.name : "unknown");
  if (known.authenticationFailed) return new MailboxError("password", code);
  if (known.tlsFailed || certificateCodes.test(code)) return new MailboxError("certificate", code);
  // A server that refuses an order says "NO": the folder isn't there, or may not be opened.
  if (known.mailboxMissing || known.responseStatus === "NO") return new MailboxError("folder", code);
  return new MailboxError("unreachable", code);
}
