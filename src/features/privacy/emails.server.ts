import { myDataMail } from "#content/mails.ts";
import { paragraphsAsHtml } from "#platform/mail/mail-html.ts";
import type { Mail } from "#platform/mail/mailer.ts";
import { linkMinutes } from "./rules.ts";

/** The link to one's own data. It doesn't reveal whether any data is stored. */
export function linkEmail({ to, url }: { to: string; url: string }): Mail {
  const { subject, paragraphs } = myDataMail({ url, minutes: linkMinutes });
  return { to, subject, text: paragraphs.join("\n\n"), html: paragraphsAsHtml(paragraphs) };
}
