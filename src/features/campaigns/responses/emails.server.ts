import { campaignTeamMail } from "#content/mails.ts";
import { paragraphsAsHtml } from "#platform/mail/mail-html.ts";
import type { Mail } from "#platform/mail/mailer.ts";

/** Notifies the team of new responses: where to read them, without their content. */
export function receivedEmail({
  to,
  campaignId,
  siteUrl,
}: {
  to: string;
  campaignId: string;
  siteUrl: string;
}): Mail {
  const { subject, paragraphs } = campaignTeamMail({
    url: `${siteUrl}/admin/campaigns/${campaignId}/responses`,
  });
  return { to, subject, text: paragraphs.join("\n\n"), html: paragraphsAsHtml(paragraphs) };
}
