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

/** The hash of one line over its own content and the line before. */
export function hashOfLine(line: ConsentLine): string {
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
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}

/**
 * Walks a ledger from its first line. Answers the id of the first line that does not fit, or undefined when
 * the chain is whole and ends at `head`.
 */
export function firstBrokenLine(
  lines: Iterable<ConsentLine & { hash: string }>,
  head: string,
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
    if (line.hash !== hashOfLine(line)) return line.id;
    previous = line.hash;
  }
  return previous === head ? undefined : "head";
}
