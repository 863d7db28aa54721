import { createHash } from "node:crypto";

/**
 * What the sender's program and mailing lists write into a header, and whether a server found spam. Servers add other
 * lines each time they deliver a mail.
 */
const compared: ReadonlySet<string> = new Set([
  ...["from", "sender", "reply-to", "to", "cc", "date", "subject", "message-id", "in-reply-to", "references"],
  ...["mime-version", "content-type", "content-transfer-encoding"],
  ...["auto-submitted", "precedence", "list-id", "list-unsubscribe", "x-autoreply", "x-spam-flag"],
]);

/**
 * Tells whether two deliveries are the same mail, such as one to each of two addresses that lead to our mailbox: the
 * sender's lines and the body are the same to the byte. A Message-ID alone is only the sender's word. A mail that has
 * none can be written twice in the same words, so all its bytes count.
 */
export function idOfMail(raw: Uint8Array): string {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.length);
  const end = headerEnd(bytes);
  const lines = bytes
    .toString("latin1", 0, end)
    .split(/\r?\n(?![ \t])/)
    .filter((line) => compared.has(nameOf(line)));
  const hash = createHash("sha256");
  if (!lines.some((line) => nameOf(line) === "message-id")) return hash.update(bytes).digest("hex");
  return hash.update(lines.join("\n"), "latin1").update(bytes.subarray(end)).digest("hex");
}

const nameOf = (line: string) =>
  line
    .slice(0, Math.max(0, line.indexOf(":")))
    .trim()
    .toLowerCase();

function headerEnd(bytes: Buffer): number {
  const ends = ["\r\n\r\n", "\n\n"].map((blank) => bytes.indexOf(blank)).filter((at) => at !== -1);
  return ends.length === 0 ? bytes.length : Math.min(...ends);
}
