/** What the admin says in place of "sent" while the site has no mail server. */
export const mailNotice = {
  toFile: "Written to a file; no mail server is set up",
  /** After a sentence that says what was done. */
  sentence: "Written to a file; no mail server is set up.",
} as const;

/** The same on a public site, whose mails wait for one. */
const waits = "It will go out once a mail server is set up.";

type ServerSettings = { SMTP_URL?: string | undefined; SITE_URL?: string };

/** A sentence about a mail: as it is with a mail server, else that the mail was written to a file or waits. */
export function mailSentence({ SMTP_URL, SITE_URL = "" }: ServerSettings, sent: string): string {
  if (SMTP_URL !== undefined) return sent;
  return SITE_URL.startsWith("https:") ? waits : mailNotice.sentence;
}
