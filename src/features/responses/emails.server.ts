import { campaignPlacesMail, campaignTeamMail } from "#content/mails.ts";
import type { MailCopy } from "#content/schema.ts";
import { paragraphsAsHtml } from "#platform/mail/mail-html.ts";
import type { Mail } from "#platform/mail/mailer.ts";

type ToTeam = { to: string; campaignId: string; siteUrl: string };

/** Notifies the team of new responses: where to read them, without their content. */
export function receivedEmail({ to, ...where }: ToTeam): Mail {
  return mailOf(to, campaignTeamMail({ url: answersAt(where) }));
}

/** Notifies the team that a campaign has few places left, or none. */
export function placesEmail({ to, left, ...where }: ToTeam & { left: number }): Mail {
  return mailOf(to, campaignPlacesMail({ url: answersAt(where), left }));
}

function answersAt({ campaignId, siteUrl }: Omit<ToTeam, "to">): string {
  return `${siteUrl}/admin/campaigns/${campaignId}/responses`;
}

function mailOf(to: string, { subject, paragraphs }: MailCopy): Mail {
  return { to, subject, text: paragraphs.join("\n\n"), html: paragraphsAsHtml(paragraphs) };
}
