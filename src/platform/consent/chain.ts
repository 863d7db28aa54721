import { createHash } from "node:crypto";

/** The fields covered by a line's hash, in order. */
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

type Sign = (purpose: string, text: string) => string;

/** The prefix of keyed hashes; older lines use plain SHA-256. */
const keyedPrefix = "k1.";

/** Whether a line has a keyed hash. The release that brought them also signed the log's last hash. */
export function isKeyed(hash: string): boolean {
  return hash.startsWith(keyedPrefix);
}

/** The keyed hash of a line's content and the previous hash. */
export function keyedHashOfLine(line: ConsentLine, sign: Sign): string {
  return keyedPrefix + sign("consent line", textOf(line));
}

function keyedHashesOfLine(
  line: ConsentLine,
  signatures: (purpose: string, text: string) => readonly string[],
): readonly string[] {
  return signatures("consent line", textOf(line)).map((signature) => keyedPrefix + signature);
}

/** The signature of the last hash: without the key, the chain can't be truncated unnoticed. */
export function signedHead(head: string, sign: Sign): string {
  return sign("consent head", head);
}

/** Whether an open version of the key has signed the last hash. */
export function isSignedHead(
  head: string,
  signature: string,
  verify: (purpose: string, text: string, signature: string) => boolean,
): boolean {
  return verify("consent head", head, signature);
}

/** The unkeyed hash of older lines. */
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
 * Verifies a log from its first line. Returns the id of the first line that doesn't match, or undefined if the chain is
 * intact and ends at the signed `head`. An unkeyed line after a keyed one doesn't match.
 */
export function firstBrokenLine(
  lines: Iterable<ConsentLine & { hash: string }>,
  {
    head,
    signature,
    signatures,
    isHeadSigned,
  }: {
    head: string;
    signature: string | undefined;
    /** The signatures of a text with each version of the key that has written lines. */
    signatures(purpose: string, text: string): readonly string[];
    /** Whether the last hash is signed with a version that is open. */
    isHeadSigned(head: string, signature: string): boolean;
  },
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
    const keyed = isKeyed(line.hash) || isKeyed(previous);
    const hashes = keyed ? keyedHashesOfLine(line, signatures) : [plainHashOfLine(line)];
    if (!hashes.includes(line.hash)) return line.id;
    previous = line.hash;
  }
  return previous === head && signature !== undefined && isHeadSigned(head, signature) ? undefined : "head";
}
