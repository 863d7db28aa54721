import { confirmMail, welcomeMail } from "#content/mails.ts";
import { paragraphsAsHtml } from "#platform/mail/mail-html.ts";
import type { Mail } from "#platform/mail/mailer.ts";
import { oneClickHeaders, type ReaderLinks } from "./reads.server.ts";

/** The first mail to a subscriber, with the way out in the header (RFC 8058) and in the words. */
export function welcomeEmail({ to, ...links }: { to: string } & ReaderLinks): Mail {
  const { subject, paragraphs } = welcomeMail(links);
  return {
    to,
    subject,
    text: paragraphs.join("\n\n"),
    html: paragraphsAsHtml(paragraphs),
    headers: oneClickHeaders(links),
  };
}

/** The question whether the address's owner asked for the letter. */
export function confirmEmail({ to, confirmUrl }: { to: string; confirmUrl: string }): Mail {
  const { subject, paragraphs } = confirmMail({ confirmUrl });
  return { to, subject, text: paragraphs.join("\n\n"), html: paragraphsAsHtml(paragraphs) };
}
