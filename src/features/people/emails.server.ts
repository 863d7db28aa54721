import { invitationMail } from "#content/mails.ts";
import { inviteHours } from "#features/accounts/rules.ts";
import { paragraphsAsHtml } from "#platform/mail/mail-html.ts";
import type { Mail } from "#platform/mail/mailer.ts";

/** To somebody who was put on the team: the link that sets their first password. */
export function invitationEmail({ to, url }: { to: string; url: string }): Mail {
  const { subject, paragraphs } = invitationMail({ url, hours: inviteHours });
  return { to, subject, text: paragraphs.join("\n\n"), html: paragraphsAsHtml(paragraphs) };
}
