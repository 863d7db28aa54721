import { acknowledgmentMail } from "#content/acknowledgment-mail.ts";
import { crisisInMail, type MailCrisis } from "#content/mail-crisis-words.ts";
import { day } from "#platform/clock/clock.ts";
import type { Mail } from "#platform/mail/mail.ts";
import { mailOf } from "#platform/mail/mail-html.ts";
import type { Services } from "#platform/services.ts";
import type { ConversationKind } from "../forms/rules/conversation-kinds.ts";
import { type InboxMail, lastMail, mailsOf } from "../mails/reads.server.ts";
import { causedMails } from "../mails/rules/bounds.ts";
import { isOutOfHours } from "../rules/office-hours.ts";
import { replyDaysNow } from "../team-settings.server.ts";
import { type Item, itemById } from "./items.server.ts";
import { threadAddress } from "./thread-address.server.ts";

/**
 * The mail that says an email has come in; undefined if it's gone or was taken for spam since. Whether it speaks of a
 * crisis is only known here, while the mail is composed: it's stored nowhere. With `onlyHelp` it's undefined if it doesn't.
 */
export async function acknowledgmentOf(
  services: Services,
  messageId: string,
  { onlyHelp }: { onlyHelp: boolean },
): Promise<Mail | undefined> {
  const item = await itemById(services, "messages", messageId);
  if (!item || item.state === "suspected_spam") return undefined;
  const isAway = isOutOfHours(new Date(item.createdAt), await replyDaysNow(services));
  const crisis = isAway ? crisisInMail(`${item.subject}\n${item.message}`) : undefined;
  return onlyHelp && !crisis ? undefined : acknowledgment(services, item, crisis);
}

/** The same for a reply; undefined too unless it came in out of hours and speaks of a crisis. */
export async function replyAcknowledgmentOf(
  services: Services,
  { kind, id, mailId }: { kind: ConversationKind; id: string; mailId: string },
): Promise<Mail | undefined> {
  const item = await itemById(services, kind, id);
  const mails = await mailsOf(services, [id]);
  const mail = mails.find((each) => each.id === mailId);
  if (!item || !mail || item.state === "suspected_spam") return undefined;
  if (!isOutOfHours(new Date(mail.at), await replyDaysNow(services))) return undefined;
  const crisis = crisisIn(mail);
  if (!crisis) return undefined;
  // A program that answers with our own lines would get them again and again.
  const dayBefore = new Date(Date.parse(mail.at) - day).toISOString();
  const spoken = mails.filter(
    (each) => each.part === "reply" && each.at > dayBefore && each.id <= mailId && crisisIn(each),
  );
  return spoken.length > causedMails.helpLines ? undefined : acknowledgment(services, item, crisis);
}

const crisisIn = ({ subject, text }: InboxMail) => crisisInMail(`${subject}\n${text}`);

async function acknowledgment(
  services: Services,
  { id, email }: Item,
  crisis: MailCrisis | undefined,
): Promise<Mail> {
  const last = await lastMail(services, services.store.db, [id]);
  const named = last && { "In-Reply-To": `<${last.messageId}>`, References: `<${last.messageId}>` };
  return mailOf(email, acknowledgmentMail({ crisis }), {
    replyTo: threadAddress(services, id),
    headers: { ...named, "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
  });
}
