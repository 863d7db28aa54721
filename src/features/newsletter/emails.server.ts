import { confirmMail, welcomeMail } from "#content/mails.ts";
import { paragraphsAsHtml } from "#platform/mail/mail-html.ts";
import type { Mail } from "#platform/mail/mailer.ts";
import { oneClickHeaders, type ReaderLinks } from "./reads.server.ts";

/** The welcome email, with unsubscribe links in the header (RFC 8058) and the text. */
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

/** The confirmation email (double opt-in). */
export function confirmEmail({ to, confirmUrl }: { to: string; confirmUrl: string }): Mail {
  const { subject, paragraphs } = confirmMail({ confirmUrl });
  return { to, subject, text: paragraphs.join("\n\n"), html: paragraphsAsHtml(paragraphs) };
}
