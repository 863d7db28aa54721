/** Why a mail stays in the mailbox: what it is, or that something of ours failed; `unknown` after a crash. */
export const unreadReasons = [
  "too-large",
  "too-complex",
  "unreadable",
  "failed",
  "unclaimed",
  "unknown",
] as const;
export type UnreadReason = (typeof unreadReasons)[number];
