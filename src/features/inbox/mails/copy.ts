/** Where an email that was read can be found with everything that came with it. */
const place = "in your mailbox, in the folder Kinward/Read, for 30 days";

export const mailCopy = {
  wrote: (who: string) => `${who} wrote by email`,
  otherAddress: "From another address",
  unverified: "Sender not verified",
  unverifiedMeans: "Someone else could have used this address.",
  unknownSender: "An unknown sender",
  reopened: "Reopened by a reply",
  answered: "Their reply changed the status to Open",
  leftOut: (count: number) =>
    count === 1
      ? `1 more email came in on this day and wasn’t added here. You can find it ${place}.`
      : `${count} more emails came in on this day and weren’t added here. You can find them ${place}.`,
  notKept: {
    type: `We don’t keep files of this type here. The email is ${place}.`,
    macros: `We don’t keep documents with macros here, because they can run programs. The email is ${place}.`,
    encrypted: `It’s encrypted, so only its key opens it. The email is ${place}.`,
    inside: `This email inside the email is too deep or too large to open here. All of it is ${place}.`,
    size: `Too large to keep here. The email is ${place}.`,
    count: `Too many files to keep here. The email is ${place}.`,
    spam: `We don’t keep files of suspected spam. The email is ${place}.`,
    budget: `Too many files came in today from people you haven’t answered yet. The email is ${place}.`,
    arriving: "Still being added. Until it’s here, you can find the email in your mailbox.",
  },
  /** In place of words that an email doesn't have, or that can't be read. In brackets, since its sender didn't write them. */
  notes: {
    encrypted: `[This email is encrypted, so we can’t show what it says. You can open it ${place}, with a program that has the key, or ask its sender to write again without encryption.]`,
    winmail: `[This email has a part in Outlook’s own format (winmail.dat) that can’t be read here. You can open it with Outlook: it’s ${place}.]`,
    onlyFiles: "[This email has no text, only files.]",
    onlyPictures: `[This email has no text, only pictures. All of it is ${place}.]`,
    onlySubject: "[This email has only a subject.]",
  },
  showAll: "Show all of this email",
  earlier: "Show earlier activity",
  isCut: `The email has more than this. All of it is ${place}.`,
  fileGone: "This file no longer exists. Someone may have erased its email.",
  gone: "This email no longer exists. Someone may have erased it.",
  answeredMeanwhile: "A colleague just began a conversation with this email. Reload the page to open it.",
  noAddress: "This email has no address to reply to.",
  notOther: "You can already reply to this email in its own conversation.",
} as const;

export const mailPersonCopy = { mail: "Email" } as const;
