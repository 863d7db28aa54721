import { sql } from "kysely";
import { day, hour, instantAfter } from "#platform/clock/clock.ts";
import { lockIndexed } from "#platform/crypto/adopt-indexes.ts";
import { cellOf } from "#platform/crypto/keyed-table.ts";
import type { Tx } from "#platform/database/open.ts";
import { emailShape } from "#platform/http/email-shape.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import type { IncomingMail, MailTaker } from "#platform/mail/incoming/incoming-mail.ts";
import { kindOfMail, type ProofOfProgram, wantsNoAnswer } from "#platform/mail/incoming/kind-of-mail.ts";
import { isOwnAddress, ownAddresses } from "#platform/mail/incoming/own-addresses.ts";
import { comparableSubject } from "#platform/mail/incoming/subject.ts";
import { withWriter } from "#platform/mail/incoming/writer-of-mail.ts";
import { enqueueOnce } from "#platform/outbox/enqueue.ts";
import { countUnverifiedMail } from "#platform/outbox/unverified-mails.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { kindRules } from "../forms/rules/conversation-kinds.ts";
import { conversationsOf } from "../forms/table.server.ts";
import { insertReceived, receivedRow } from "../forms/writes.server.ts";
import { causedMails, mailBounds } from "../mails/rules/bounds.ts";
import { isSuspectedSpam } from "../mails/rules/suspected-spam.ts";
import { wordsOfMail } from "../mails/rules/words-of-mail.ts";
import { storeMail } from "../mails/writes/store.server.ts";
import { namedConversation } from "../reads/conversation.server.ts";
import { shownIn } from "../reads/merged.server.ts";
import { inboxJobKinds } from "../schema.ts";
import { addReply } from "./add-reply.server.ts";

/**
 * Takes the mails of people, and those that can be: into the conversation they name, or as a new one. What is proven to be
 * a program's is stored too, for the list of what was left out, and causes nothing.
 */
export const takeMail =
  (services: Services): MailTaker =>
  async (tx, incoming) => {
    const own = ownAddresses(services.settings);
    const kind = kindOfMail(incoming, own);
    if (kind.kind === "ours") return undefined;
    if (kind.kind === "program") return leaveOut(tx, services, { mail: incoming, proof: kind.proof });
    const mail = withWriter(incoming, own);
    const named = await namedConversation(tx, services, mail);
    if (named) {
      await addReply(tx, services, mail, { ...named, part: named.isOwn ? "reply" : "other_address" });
      return "reply";
    }
    const { from } = mail;
    if (from === undefined || !emailShape.test(from.address) || isOwnAddress(from.address, own))
      return undefined;
    const isAnswered = !wantsNoAnswer(incoming);
    return openConversation(tx, services, {
      mail: { ...mail, from },
      isAnswered,
      onlyHelp: kind.kind === "unclear",
    });
  };

/** Suspected spam is kept as spam is. */
async function leaveOut(
  tx: Tx,
  services: Services,
  { mail, proof }: { mail: IncomingMail; proof: ProofOfProgram },
): Promise<"automatic"> {
  const suspected = isSuspectedSpam(mail.headers);
  const from = emailShape.test(mail.from?.address ?? "") ? mail.from : undefined;
  await storeOpening(tx, services, {
    mail: { ...mail, from },
    suspected,
    isQuiet: true,
    leftOutAs: suspected ? undefined : proof,
  });
  return "automatic";
}

type SentMail = IncomingMail & { from: NonNullable<IncomingMail["from"]> };

type Opening = {
  mail: SentMail;
  isAnswered: boolean;
  /** Whether it's answered only if it speaks of a crisis. */
  onlyHelp: boolean;
};

async function openConversation(
  tx: Tx,
  services: Services,
  { mail, ...opening }: Opening,
): Promise<"new" | "reply"> {
  const { from } = mail;
  const { cipher, store } = services;
  // Mails of one address wait for each other, so that two at once don't begin two conversations.
  const indexes = cipher.blindIndexes(kindRules.messages.context, comparableEmail(from.address));
  await lockIndexed(tx, store, "conversations", [indexes]);
  const suspected = isSuspectedSpam(mail.headers);
  const earlier = await todaysConversations(tx, services, { address: from.address, suspected });
  const subject = mail.subject.slice(0, textBounds.name);
  const same = earlier.find(
    (each) => each.met_at === "" && comparableSubject(each.subject) === comparableSubject(subject),
  );
  const joined = same ?? (earlier.length >= mailBounds.conversations ? earlier[0] : undefined);
  if (joined) {
    const id = await shownIn(tx, "messages", joined.id);
    await addReply(tx, services, mail, { kind: "messages", id, part: "reply" });
    return "reply";
  }
  const begun = await begunThisHour(tx, services);
  const isQuiet = begun >= causedMails.conversations;
  const id = await storeOpening(tx, services, { mail, suspected, isQuiet });
  const isAnswered = opening.isAnswered && !suspected && begun < causedMails.conversationsWithHelp;
  if (isAnswered && !(await wasAcknowledged(tx, earlier))) {
    // The sender's address can be forged. Help lines go out all the same.
    const onlyHelp = opening.onlyHelp || isQuiet || !(await countUnverifiedMail(tx, services, from.address));
    await enqueueOnce(tx, services, {
      id,
      kind: inboxJobKinds.acknowledgment,
      payload: { messageId: id, ...(onlyHelp ? { onlyHelp: "1" } : {}) },
    });
  }
  return "new";
}

type Stored = {
  mail: IncomingMail;
  suspected: boolean;
  isQuiet: boolean;
  leftOutAs?: ProofOfProgram | undefined;
};

/** @returns the conversation's id. */
async function storeOpening(
  tx: Tx,
  services: Services,
  { mail, suspected, isQuiet, leftOutAs }: Stored,
): Promise<string> {
  const { text, quoted } = wordsOfMail(mail);
  const message = text.slice(0, textBounds.message).toWellFormed();
  const { name = "", address = "" } = mail.from ?? {};
  const texts = { name: name.slice(0, textBounds.name), email: address, message };
  const subject = mail.subject.slice(0, textBounds.name);
  const received = receivedRow(services, "messages", { texts, suspected, email: { subject, leftOutAs } });
  await insertReceived(tx, services, received, { isQuiet });
  await storeMail(tx, services, {
    kind: "messages",
    itemId: received.id,
    part: "opening",
    mail,
    text: text.slice(message.length),
    quoted,
    isSpam: suspected,
  });
  return received.id;
}

/** How many conversations were begun by email in the last hour, as far as it matters. */
async function begunThisHour(tx: Tx, { clock }: Services): Promise<number> {
  const begun = await tx
    .selectFrom("conversations")
    .select("id")
    .where("kind", "=", "messages")
    .where("created_at", ">", instantAfter(clock, -hour))
    .where(sql<string>`source || ''`, "=", "email")
    .where(sql<string>`state || ''`, "<>", "automatic")
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
    .selectFrom("conversations")
    .select(["id", "met_at", "mail_subject"])
    .where("email_index", "in", cipher.blindIndexes(kindRules.messages.context, comparableEmail(address)))
    // Compared as expressions, so that the index of the address is used.
    .where(sql<string>`source || ''`, "=", "email")
    .where(sql<string>`state || ''`, suspected ? "=" : "<>", "suspected_spam")
    .where(sql<string>`state || ''`, "<>", "automatic")
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
        : cipher.decrypt(mail_subject, cellOf(conversationsOf("messages"), "mail_subject", id)),
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
