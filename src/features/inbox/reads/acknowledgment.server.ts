import { acknowledgmentMail } from "#content/acknowledgment-mail.ts";
import { crisisInMail } from "#content/mail-crisis-words.ts";
import type { Mail } from "#platform/mail/mail.ts";
import { mailOf } from "#platform/mail/mail-html.ts";
import type { Services } from "#platform/services.ts";
import { lastMailId } from "../mails/reads.server.ts";
import { isOutOfHours } from "../rules/office-hours.ts";
import { answeringDaysNow } from "../team-settings.server.ts";
import { itemById } from "./items.server.ts";
import { threadAddress } from "./thread-address.server.ts";

/**
 * The mail that says an email has come in; undefined if it's gone or was taken for spam since. Whether it speaks of a
 * crisis is only known here, while the mail is composed: it's stored nowhere.
 */
export async function acknowledgmentOf(services: Services, messageId: string): Promise<Mail | undefined> {
  const item = await itemById(services, "messages", messageId);
  if (!item || item.state === "suspected_spam") return undefined;
  const isAway = isOutOfHours(new Date(item.createdAt), await answeringDaysNow(services));
  const crisis = isAway ? crisisInMail(`${item.subject}\n${item.message}`) : undefined;
  const mailId = await lastMailId(services, services.store.db, "messages", messageId);
  const named = mailId === undefined ? {} : { "In-Reply-To": `<${mailId}>`, References: `<${mailId}>` };
  return mailOf(item.email, acknowledgmentMail({ crisis }), {
    replyTo: threadAddress(services, messageId),
    headers: { ...named, "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
  });
}
