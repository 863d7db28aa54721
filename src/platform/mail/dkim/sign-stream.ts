import type { Readable } from "node:stream";
import DKIM from "nodemailer/lib/dkim";
import type { DkimSigner } from "./dkim-keys.ts";

/**
 * What a signature covers. The links to unsubscribe have to be signed (RFC 8058), and so does Feedback-ID; nodemailer's
 * own list has neither.
 */
const signedHeaders = [
  "From",
  "Reply-To",
  "To",
  "Subject",
  "Date",
  "Message-ID",
  "In-Reply-To",
  "References",
  "MIME-Version",
  "Content-Type",
  "Content-Transfer-Encoding",
  "Auto-Submitted",
  "List-Id",
  "List-Unsubscribe",
  "List-Unsubscribe-Post",
  "Feedback-ID",
].join(":");

/** A mail with its DKIM signature in front. The signature names the body's hash, so the whole mail is read first. */
export function signStream(message: Readable, { domain, selector, privateKey }: DkimSigner): Readable {
  return new DKIM({
    domainName: domain,
    keySelector: selector,
    privateKey,
    headerFieldNames: signedHeaders,
  }).sign(message);
}
