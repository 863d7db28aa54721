import { passwordLinkMail } from "#content/mails.ts";
import { paragraphsAsHtml } from "#platform/mail/mail-html.ts";
import type { Mail } from "#platform/mail/mailer.ts";

/** The email to a team member who asked for a new password. */
export function passwordLinkEmail({ to, url }: { to: string; url: string }): Mail {
  const { subject, paragraphs } = passwordLinkMail({ url });
  return { to, subject, text: paragraphs.join("\n\n"), html: paragraphsAsHtml(paragraphs) };
}
