import { contactTeamMail } from "#content/mails.ts";
import { paragraphsAsHtml } from "#platform/mail/mail-html.ts";
import { type Mail, messageIdOf } from "#platform/mail/mailer.ts";

/** Tells the team that a message waits: where to read it, none of its words. */
export function messageEmail({ to, id, siteUrl }: { to: string; id: string; siteUrl: string }): Mail {
  const { subject, paragraphs } = contactTeamMail({ id, url: `${siteUrl}/admin/messages/${id}` });
  // Our answers and what comes back name the same beginning, so mail programs show them together.
  const headers = { References: messageIdOf(siteUrl, id) };
  return { to, subject, text: paragraphs.join("\n\n"), html: paragraphsAsHtml(paragraphs), headers };
}
