import { invitationMail } from "#content/mails.ts";
import type { Role } from "#features/permissions/access.ts";
import { paragraphsAsHtml } from "#platform/mail/mail-html.ts";
import type { Mail } from "#platform/mail/mailer.ts";
import { inviteHours } from "../rules.ts";

/** To somebody who was put on the team: the link that sets their first password. */
export function invitationEmail({
  to,
  url,
  inviter,
  role,
}: {
  to: string;
  url: string;
  /** Who invites; undefined where they have left the team meanwhile. */
  inviter: string | undefined;
  role: Role;
}): Mail {
  const { subject, paragraphs } = invitationMail({ url, hours: inviteHours, inviter, role });
  return { to, subject, text: paragraphs.join("\n\n"), html: paragraphsAsHtml(paragraphs) };
}
