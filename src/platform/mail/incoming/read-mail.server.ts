import { isTooComplex, parseApart } from "#platform/processes/parse-apart.server.ts";
import type { IncomingMail } from "./incoming-mail.ts";
import { mailLimits, UnreadableMailError } from "./limits.ts";
import type { parseOrRefuse } from "./parse-mail.ts";

/**
 * Reads a raw mail into bounded, plain values, in the process that parses, so that no mail can take this one's time or
 * memory. `limits` are for tests. @throws {UnreadableMailError}; any other error is ours, and passes.
 */
export async function readMail(
  raw: Uint8Array,
  receivedAt: Date,
  limits: { longestMs?: number } = {},
): Promise<IncomingMail> {
  if (raw.length > mailLimits.bytes) throw new UnreadableMailError("too-large");
  const end = await parseApart<typeof parseOrRefuse>(
    "#platform/mail/incoming/parse-mail.ts:parseOrRefuse",
    [raw, receivedAt],
    limits,
  );
  if ("answer" in end) {
    if ("mail" in end.answer) return end.answer.mail;
    throw new UnreadableMailError(end.answer.unreadable);
  }
  if (isTooComplex(end)) throw new UnreadableMailError("too-complex");
  throw new Error(`The process that parses mails ended: ${end.failed}`);
}
