export const consentCopy = {
  title: "Consent log",
  introduction:
    "Every newsletter sign-up and unsubscribe is an entry here. Each entry includes a checksum of the one before, so any entry changed, removed or inserted later shows.",
  whole: (count: number) =>
    `Verified: ${count === 1 ? "1 entry" : `${count.toLocaleString("en-US")} entries`}, intact.`,
  broken: (count: number, id: string) =>
    `Checked ${count.toLocaleString("en-US")} entries. The log was altered. The first entry that doesn't match is ${id}.`,
  brokenHelp:
    "Someone or something changed the database directly. Compare it with your latest backup before you continue.",
  checkedAt: "Checked",
  again: "Check again",
  head: "Latest checksum",
  headHint: "Save a copy somewhere else from time to time. It can later prove that the log wasn't rewritten.",
  wordings: {
    heading: "Consent wordings",
    caption: "Wordings in the log, latest first",
    wording: "Wording",
    version: "Version",
    kind: "Kind",
    count: "Count",
    span: "Period",
  },
  kinds: { given: "Given", confirmed: "Confirmed", withdrawn: "Withdrawn", imported: "Imported by the team" },
  none: { heading: "No entries yet", text: "The first newsletter sign-up creates the first entry." },
} as const;

/** A person's consent in the view of one person. */
export const personConsent = {
  what: "Newsletter consent",
  kinds: {
    given: "Signed up",
    confirmed: "Confirmed their address",
    withdrawn: "Unsubscribed",
    imported: "Imported by the team",
  },
} as const;
