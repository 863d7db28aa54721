import { sql } from "kysely";
import { day, hour, instantAfter } from "#platform/clock/clock.ts";
import { lockIndexed } from "#platform/crypto/adopt-indexes.ts";
import type { Tx } from "#platform/database/open.ts";
import { emailShape } from "#platform/http/email-shape.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import type { IncomingMail, MailTaker } from "#platform/mail/incoming/incoming-mail.ts";
import { kindOfMail, wantsNoAnswer } from "#platform/mail/incoming/kind-of-mail.ts";
import { enqueueOnce } from "#platform/outbox/enqueue.ts";
import { countUnverifiedMail } from "#platform/outbox/unverified-mails.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { insertReceived, receivedRow } from "../forms/writes.server.ts";
import { causedMails, comparableSubject, mailBounds } from "../mails/rules/bounds.ts";
import { isSuspectedSpam } from "../mails/rules/suspected-spam.ts";
import { wordsOfMail } from "../mails/rules/words-of-mail.ts";
import { storeMail } from "../mails/writes/store.server.ts";
import { namedConversation } from "../reads/conversation.server.ts";
import { shownIn } from "../reads/merged.server.ts";
import { inboxJobKinds } from "../schema.ts";
import { addReply } from "./add-reply.server.ts";

/**
 * Takes the mails of people: into the conversation they name, or as a new one. Mails of programs are left to others, so
 * that none of them ever causes a mail.
 */
export const takeMail =
  (services: Services): MailTaker =>
  async (tx, mail) => {
    if (kindOfMail(mail, { siteUrl: services.settings.SITE_URL }) !== "person") return undefined;
    const named = await namedConversation(tx, services, mail);
    if (named) {
      await addReply(tx, services, mail, { ...named, part: named.isOwn ? "reply" : "other_address" });
      return "reply";
    }
    const { from } = mail;
    if (from === undefined || !emailShape.test(from.address) || isOurs(services, from.address))
      return undefined;
    return openConversation(tx, services, { ...mail, from });
  };

const isOurs = ({ settings }: Services, address: string) =>
  [settings.MAIL_FROM, settings.IMAP_ADDRESS ?? "", settings.TEAM_MAIL].some(
    (own) => comparableEmail(own) === comparableEmail(address),
  );

type SentMail = IncomingMail & { from: NonNullable<IncomingMail["from"]> };

async function openConversation(tx: Tx, services: Services, mail: SentMail): Promise<"new" | "reply"> {
  const { from } = mail;
  const { cipher, store } = services;
  // Mails of one address wait for each other, so that two at once don't begin two conversations.
  const indexes = cipher.blindIndexes("contact_messages", comparableEmail(from.address));
  await lockIndexed(tx, store, "contact_messages", [indexes]);
  const suspected = isSuspectedSpam(mail.headers);
  const earlier = await todaysConversations(tx, services, { address: from.address, suspected });
  const subject = mail.subject.slice(0, textBounds.name);
  const same = earlier.find(
    (each) => each.met_at === "" && comparableSubject(each.subject) === comparableSubject(subject),
  );
  const joined = same ?? (earlier.length >= mailBounds.conversations ? earlier[0] : undefined);
  if (joined) {
    const id = await shownIn(tx, "messages", joined.id);
    await addReply(tx, services, mail, { mailbox: "messages", id, part: "reply" });
    return "reply";
  }
  const { text, quoted } = wordsOfMail(mail);
  const message = text.slice(0, textBounds.message).toWellFormed();
  const texts = { name: from.name.slice(0, textBounds.name), email: from.address, message };
  const received = receivedRow(services, "messages", { texts, suspected, email: { subject } });
  const begun = await begunThisHour(tx, services);
  const isQuiet = begun >= causedMails.conversations;
  await insertReceived(tx, services, received, { isQuiet });
  const rest = text.slice(message.length);
  await storeMail(tx, services, {
    mailbox: "messages",
    itemId: received.id,
    part: "opening",
    mail,
    text: rest,
    quoted,
    isSpam: suspected,
  });
  const isAnswered = !suspected && begun < causedMails.conversationsWithHelp && !wantsNoAnswer(mail);
  if (isAnswered && !(await wasAcknowledged(tx, earlier))) {
    // The sender's address can be forged. Help lines go out all the same.
    const onlyHelp = isQuiet || !(await countUnverifiedMail(tx, services, from.address));
    await enqueueOnce(tx, services, {
      id: received.id,
      kind: inboxJobKinds.acknowledgment,
      payload: { messageId: received.id, ...(onlyHelp ? { onlyHelp: "1" } : {}) },
    });
  }
  return "new";
}

/** How many conversations were begun by email in the last hour, as far as it matters. */
async function begunThisHour(tx: Tx, { clock }: Services): Promise<number> {
  const begun = await tx
    .selectFrom("contact_messages")
    .select("id")
    .where("created_at", ">", instantAfter(clock, -hour))
    .where(sql<string>`source || ''`, "=", "email")
    .limit(causedMails.conversationsWithHelp)
    .execute();
  return begun.length;
}

/**
 * The conversations that an address began by email in the last 24 hours, the newest first: those in the spam folder or
 * those outside it. Whoever forges an address could hide its own mails among their spam otherwise.
 */
async function todaysConversations(
  tx: Tx,
  services: Services,
  { address, suspected }: { address: string; suspected: boolean },
) {
  const { cipher } = services;
  const rows = await tx
    .selectFrom("contact_messages")
    .select(["id", "met_at", "mail_subject"])
    .where("email_index", "in", cipher.blindIndexes("contact_messages", comparableEmail(address)))
    // Compared as expressions, so that the index of the address is used.
    .where(sql<string>`source || ''`, "=", "email")
    .where(sql<string>`state || ''`, suspected ? "=" : "<>", "suspected_spam")
    .where(sql<string>`created_at || ''`, ">", instantAfter(services.clock, -day))
    .orderBy(sql`created_at || ''`, "desc")
    .orderBy("id", "desc")
    .limit(mailBounds.conversations)
    .execute();
  return rows.map(({ id, met_at, mail_subject }) => ({
    id,
    met_at,
    subject:
      mail_subject === ""
        ? ""
        : cipher.decrypt(mail_subject, { table: "contact_messages", column: "mail_subject", id }),
  }));
}

/** Whether an acknowledgment was queued for one of these conversations. */
async function wasAcknowledged(tx: Tx, conversations: readonly { id: string }[]): Promise<boolean> {
  const ids = conversations.map(({ id }) => id);
  const sent = await tx
    .selectFrom("outbox")
    .select("id")
    .where("id", "in", [...ids, ""])
    .where("kind", "=", inboxJobKinds.acknowledgment)
    .limit(1)
    .executeTakeFirst();
  return sent !== undefined;
}
