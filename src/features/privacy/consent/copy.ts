/** Words of the screen of the consent ledger. */
export const consentCopy = {
  title: "Consent ledger",
  introduction:
    "Every yes and no to the letter is a line here. Each line holds a check sum of the one before, so a line that was changed, taken out or put in shows.",
  whole: (count: number) =>
    `Checked: ${count === 1 ? "1 entry" : `${count.toLocaleString("en-US")} entries`}, whole.`,
  broken: (count: number, id: string) =>
    `Checked: ${count.toLocaleString("en-US")} entries. The ledger is not whole. The first line that does not fit is ${id}.`,
  brokenHelp:
    "Somebody or something has changed the database by hand. Compare it with your latest backup before you go on.",
  checkedAt: "Checked",
  again: "Check again",
  head: "The last check sum",
  headHint:
    "Write it down somewhere else from time to time. With it you can show later that nobody wrote the ledger anew.",
  wordings: {
    heading: "The words people said yes or no to",
    caption: "Wordings in the ledger, the latest first",
    wording: "Words",
    version: "Version",
    kind: "What",
    count: "How often",
    span: "From and until",
  },
  kinds: { given: "Yes", confirmed: "Confirmed", withdrawn: "Taken back", imported: "Brought by the team" },
  none: { heading: "The ledger is empty", text: "The first sign-up for the letter writes its first line." },
} as const;
