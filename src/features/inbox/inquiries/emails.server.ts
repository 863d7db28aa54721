import { inquiryTeamMail } from "#content/mails.ts";
import { paragraphsAsHtml } from "#platform/mail/mail-html.ts";
import { type Mail, messageIdOf } from "#platform/mail/mailer.ts";

/** Tells the team that an inquiry waits: where to read it, none of its words. */
export function inquiryEmail({ to, id, siteUrl }: { to: string; id: string; siteUrl: string }): Mail {
  const { subject, paragraphs } = inquiryTeamMail({ id, url: `${siteUrl}/admin/inquiries/${id}` });
  // Our answers and what comes back name the same beginning, so mail programs show them together.
  const headers = { References: messageIdOf(siteUrl, id) };
  return { to, subject, text: paragraphs.join("\n\n"), html: paragraphsAsHtml(paragraphs), headers };
}
