import { taggedAddress } from "#platform/mail/tagged-address.ts";
import type { Services } from "#platform/services.ts";

/** Where people reply to a mail about a conversation: the mailbox that we read, or the team's. */
export function threadAddress(
  { cipher, settings }: Pick<Services, "cipher" | "settings">,
  itemId: string,
): string {
  const { IMAP_URL, IMAP_ADDRESS, MAIL_FROM, MAIL_REPLY_TO, TEAM_MAIL } = settings;
  if (IMAP_URL === undefined) return MAIL_REPLY_TO ?? TEAM_MAIL;
  return taggedAddress(cipher, { mailbox: IMAP_ADDRESS ?? MAIL_FROM, kind: "reply", id: itemId });
}
