/** Copy of the emails that came in, in the inbox. */

export const mailCopy = {
  wrote: (who: string) => `${who} wrote by email`,
  otherAddress: "From another address",
  unknownSender: "An unknown sender",
  reopened: "Reopened by a reply",
  answered: "Their reply changed the status to Open",
  leftOut: (count: number) =>
    count === 1
      ? "1 more email came in the same day and wasn’t added here. It’s in your mailbox."
      : `${count} more emails came in the same day and weren’t added here. They’re in your mailbox.`,
  notKept: {
    type: "Not kept here, because it’s another kind of file. It’s in your mailbox.",
    size: "Not kept here, because it’s too large. It’s in your mailbox.",
    count: "Not kept here, because there were too many files. It’s in your mailbox.",
  },
  /** Refusals. */
  fileGone: "This file no longer exists. Someone may have erased its email.",
  gone: "This email no longer exists. Someone may have erased it.",
  answeredMeanwhile: "A colleague just began a conversation with this email. Reload the page to open it.",
  noAddress: "This email has no address to reply to.",
  notOther: "You can already reply to this email in its own conversation.",
} as const;

/** Emails in the view of one person. */
export const mailPersonCopy = { mail: "Email" } as const;
