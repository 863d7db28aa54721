import { invitationMail } from "#content/mails.ts";
import type { Role } from "#features/permissions/access.ts";
import { paragraphsAsHtml } from "#platform/mail/mail-html.ts";
import type { Mail } from "#platform/mail/mailer.ts";
import { inviteHours } from "../rules.ts";

/** The invitation: a link for setting the first password. */
export function invitationEmail({
  to,
  url,
  inviter,
  role,
}: {
  to: string;
  url: string;
  /** The name of the owner who invites; undefined if they have left the team. */
  inviter: string | undefined;
  role: Role;
}): Mail {
  const { subject, paragraphs } = invitationMail({ url, hours: inviteHours, inviter, role });
  return { to, subject, text: paragraphs.join("\n\n"), html: paragraphsAsHtml(paragraphs) };
}
