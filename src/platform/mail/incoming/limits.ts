/** What a mail may have. What has more isn't read: it stays in the mailbox, and the team is told. */
export const mailLimits = {
  bytes: 25_000_000,
  /** A file of 25 MB in base64 has 330,000 lines. */
  lines: 400_000,
  /** Lines that begin a part, or look like it. */
  boundaries: 2_000,
  nesting: 20,
  /** Of all its parts. */
  headerBytes: 128_000,
} as const;

/** What is kept of a mail that is read. What goes beyond it is cut, or named. */
export const keptOfMail = {
  textLength: 200_000,
  htmlLength: 1_000_000,
  /** Of its HTML: with more, its words are kept without the lines that the tags make. */
  tags: 5_000,
  subjectLength: 300,
  nameLength: 120,
  references: 100,
  addresses: 200,
  headers: 200,
  headerLength: 4_000,
  /** As long as 200 addresses are; senders and receivers beyond it aren't read. */
  addressesLength: 64_000,
  attachments: 20,
  attachmentBytes: 10_000_000,
  reportLength: 64_000,
} as const;

export type Unreadable = "too-large" | "too-complex" | "unreadable";

/** A mail that can't be read, however often it's tried. */
export class UnreadableMailError extends Error {
  override readonly name = "UnreadableMailError";
  readonly reason: Unreadable;

  constructor(reason: Unreadable, cause?: unknown) {
    super(`The mail is ${reason}`, { cause });
    this.reason = reason;
  }
}

/**
 * Looks through the bytes before anything is parsed: each line and each part costs the parser memory, far more than its
 * bytes. @throws {UnreadableMailError}
 */
export function refuseOversized(raw: Uint8Array): void {
  if (raw.length > mailLimits.bytes) throw new UnreadableMailError("too-large");
  const { lines, boundaries } = countLines(raw);
  if (lines > mailLimits.lines || boundaries > mailLimits.boundaries)
    throw new UnreadableMailError("too-complex");
}

const [newline, dash] = [0x0a, 0x2d];

/** How many lines a mail has, and how many of them begin with two dashes. */
function countLines(raw: Uint8Array): { lines: number; boundaries: number } {
  let [lines, boundaries] = [1, 0];
  for (let at = raw.indexOf(newline); at !== -1; at = raw.indexOf(newline, at + 1)) {
    lines += 1;
    if (raw[at + 1] === dash && raw[at + 2] === dash) boundaries += 1;
  }
  return { lines, boundaries };
}
