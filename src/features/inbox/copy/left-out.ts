import type { ProofOfProgram } from "#platform/mail/incoming/kind-of-mail.ts";

export const leftOutCopy = {
  heading: "Left out as automatic",
  lead: "We took these for automatic replies, mailing lists or reports from mail servers, so they aren’t in Messages and nobody was notified. We keep them as long as messages.",
  none: "None. Every email that came in is in Messages.",
  noSubject: "No subject",
  open: "This is from a person",
  opening: "Opening...",
  why: {
    automatic: "It says it was sent automatically",
    "no return path": "It has no return address, like automatic replies and reports",
    report: "A mail server’s report that matches none of our emails",
    suppressed: "It comes from an address that nobody reads, and asks for no reply",
    list: "It came through a mailing list that isn’t ours",
  } satisfies Record<ProofOfProgram, string>,
  pages: { older: "Older", first: "Back to newest" },
} as const;
