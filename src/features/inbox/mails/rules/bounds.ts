/** What one address can bring in 24 hours. What is beyond stays in the mailbox, and the conversation says how many. */
export const mailBounds = {
  /** Conversations that one address can begin. */
  conversations: 5,
  /** Mails that a conversation takes. */
  mails: 50,
  /** Of them from other addresses. */
  otherAddresses: 10,
} as const;

/** What is kept of a mail by what is known of its sender. */
export const keptBounds = {
  /** Characters of suspected spam, of which no file is kept. */
  spamText: 10_000,
  /** Bytes of files in 24 hours, of all whom we have never answered or can't verify. */
  strangersFiles: 200_000_000,
} as const;

/** How many mails incoming mail can cause: addresses are easily forged, and some programs answer whatever they get. */
export const causedMails = {
  /** Conversations begun by email in an hour, of all addresses: about more of them, the help lines alone are sent. */
  conversations: 100,
  /** And about more than these, nothing. */
  conversationsWithHelp: 1_000,
  /** Replies with which one conversation can get the help lines in 24 hours. */
  helpLines: 5,
} as const;
