/** What one address can bring in 24 hours. What is beyond stays in the mailbox, and the conversation says how many. */
export const mailBounds = {
  /** Conversations that one address can begin. */
  conversations: 5,
  /** Mails that a conversation takes. */
  mails: 50,
  /** Of them from other addresses. */
  otherAddresses: 10,
  /** Files of one mail. */
  attachments: 20,
} as const;

/** A subject without the signs of a reply or a forwarded mail, for comparing. */
export function comparableSubject(subject: string): string {
  return subject
    .normalize("NFKC")
    .toLowerCase()
    .replace(/^(?:\s{0,3}(?:re|aw|fw|fwd|rv|tr|wg|sv)\s?(?:\[\d+\])?\s?:)+/u, "")
    .replace(/\s+/g, " ")
    .trim();
}
