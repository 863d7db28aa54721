import { createHash } from "node:crypto";

/** What a line's hash covers, in this order. */
export type ConsentLine = {
  id: string;
  subject: string;
  kind: string;
  wording: string;
  wording_version: string;
  page: string;
  at: string;
  previous_hash: string;
};

/** Signs a text with our key, as FieldCipher does. */
export type Sign = (purpose: string, text: string) => string;

/** Lines since the key came into it begin their hash like this; older ones are plain SHA-256. */
const keyedPrefix = "k1.";

/** The check sum of one line over its own content and the line before, made with our key. */
export function keyedHashOfLine(line: ConsentLine, sign: Sign): string {
  return keyedPrefix + sign("consent line", textOf(line));
}

/** What stands beside the last check sum: without the key nobody can end the chain anywhere else. */
export function signedHead(head: string, sign: Sign): string {
  return sign("consent head", head);
}

/** The check sum of a line from before, which anybody can make. */
export function plainHashOfLine(line: ConsentLine): string {
  return createHash("sha256").update(textOf(line)).digest("base64url");
}

function textOf(line: ConsentLine): string {
  const parts = [
    line.previous_hash,
    line.id,
    line.subject,
    line.kind,
    line.wording,
    line.wording_version,
    line.page,
    line.at,
  ];
  return JSON.stringify(parts);
}

/**
 * Walks a ledger from its first line. Answers the id of the first line that does not fit, or undefined when
 * the chain is whole and ends at `head`, which is signed. A plain line after a keyed one does not fit.
 */
export function firstBrokenLine(
  lines: Iterable<ConsentLine & { hash: string }>,
  { head, signature, sign }: { head: string; signature: string | undefined; sign: Sign },
): string | undefined {
  const byPrevious = new Map<string, ConsentLine & { hash: string }>();
  for (const line of lines) {
    if (byPrevious.has(line.previous_hash)) return line.id;
    byPrevious.set(line.previous_hash, line);
  }
  let previous = "";
  for (let seen = 0; seen < byPrevious.size; seen += 1) {
    const line = byPrevious.get(previous);
    if (!line) return [...byPrevious.values()].find((each) => each.previous_hash !== previous)?.id ?? "head";
    const isKeyed = line.hash.startsWith(keyedPrefix) || previous.startsWith(keyedPrefix);
    if (line.hash !== (isKeyed ? keyedHashOfLine(line, sign) : plainHashOfLine(line))) return line.id;
    previous = line.hash;
  }
  return previous === head && signature === signedHead(head, sign) ? undefined : "head";
}
