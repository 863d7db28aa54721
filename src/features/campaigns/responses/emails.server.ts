import { campaignTeamMail } from "#content/mails.ts";
import { paragraphsAsHtml } from "#platform/mail/mail-html.ts";
import type { Mail } from "#platform/mail/mailer.ts";

/** Tells the team that answers have come: where to read them, none of their words. */
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
