let organizationName = () => "";

/** The sender name of emails, also shown at the top of their HTML: the organization's. */
export function senderName(): string {
  return organizationName();
}

/** Gives emails the organization's name. The server does, since nothing here knows what the site says. */
export function sendInNameOf(name: () => string): void {
  organizationName = name;
}

/** Every mail of this site has it, so that one that comes back to its own mailbox is never answered. */
export const ownMailHeader = "X-Site-Mail";

/** How earlier releases called it; their mails can still come back. */
export const earlierOwnMailHeader = "X-Kinward-Mail";

/** Our Message-ID once more: some relays write another one into the mail, and return that. */
export const ownMessageIdHeader = "X-Site-Message-ID";

/**
 * The mails to visitors whose reports come back to us. The link to one's own data isn't one: noting it would add to that
 * data.
 */
export type VisitorMail =
  | "issue"
  | "welcome"
  | "confirmation"
  | "answer"
  | "group"
  | "group message"
  | "letter"
  | "address check";

/** Written by a person. All others say that they're automatic (RFC 3834), so that nothing replies. */
export const isByPerson = ({ kind }: Pick<Mail, "kind">): boolean =>
  kind === "answer" || kind === "issue" || kind === "group message";

/** One of many: to a slow domain, it lets others go first. */
export const isBulk = ({ kind }: Pick<Mail, "kind">): boolean => kind === "issue" || kind === "group message";

/** One email to one person. Addresses are objects only: a string with several parts could inject headers. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** Which mail to a visitor it is; none for mails to the team. */
  kind?: VisitorMail;
  /** Where reports about it go (the envelope's sender); without one, the address it comes from. */
  returnPath?: string;
  headers?: Readonly<Record<string, string>>;
  /** Pictures inside the email, which its HTML shows by `cid:`. */
  pictures?: readonly MailPicture[];
};

export type MailPicture = { cid: string; fileName: string; type: string; bytes: Uint8Array };
