/** The sender name of emails, also shown at the top of their HTML. */
export const senderName = "Kinward";

/** Every mail of this site has it, so that one that comes back to its own mailbox is never answered. */
export const ownMailHeader = "X-Kinward-Mail";

/** One email to one person. Addresses are objects only: a string with several parts could inject headers. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** Where reports about it go (the envelope's sender); without one, the address it comes from. */
  returnPath?: string;
  headers?: Readonly<Record<string, string>>;
  /** Pictures inside the email, which its HTML shows by `cid:`. */
  pictures?: readonly MailPicture[];
};

/** A picture that travels inside an email. */
export type MailPicture = { cid: string; fileName: string; type: string; bytes: Uint8Array };
