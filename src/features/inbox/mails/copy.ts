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
    type: "We don’t keep files of this type here. It’s in your mailbox.",
    size: "Too large to keep here. It’s in your mailbox.",
    count: "Too many files to keep here. It’s in your mailbox.",
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
