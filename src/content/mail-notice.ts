/** What the admin says in place of "sent" while the site has no mail server. */
export const mailNotice = {
  toFile: "Written to a file; no mail server is set up",
  /** After a sentence that says what was done. */
  sentence: "Written to a file; no mail server is set up.",
} as const;

/** A sentence about a mail: as it is with a mail server, else that the mail was written to a file. */
export function mailSentence(settings: { SMTP_URL?: string | undefined }, sent: string): string {
  return settings.SMTP_URL === undefined ? mailNotice.sentence : sent;
}
