import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import type { IncomingMail } from "#platform/mail/incoming/incoming-mail.ts";
import { isSenderVerified } from "#platform/mail/incoming/sender-verification.ts";
import { addressIndexes } from "#platform/personal-data/address-index.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import type { ConversationKind } from "../../forms/rules/conversation-kinds.ts";
import { keptBounds } from "../rules/bounds.ts";
import { comparableMessageId, type InboxMailRow, mailIndexes } from "../table.server.ts";
import { addFiles, keptFiles } from "./files.server.ts";

type MailToStore = {
  kind: ConversationKind;
  itemId: string;
  part: InboxMailRow["part"];
  mail: IncomingMail;
  text: string;
  quoted: string;
  /** Whether it, or its conversation, is suspected spam. */
  isSpam: boolean;
};

/** The bytes of the mail's files follow (`finishFiles`). @returns the mail's id. */
export async function storeMail(
  tx: Tx,
  services: Services,
  { kind, itemId, part, mail, isSpam, ...texts }: MailToStore,
): Promise<string> {
  const most = isSpam ? keptBounds.spamText : Number.POSITIVE_INFINITY;
  const bounded = (each: string) => each.slice(0, most).toWellFormed();
  const [text, quoted] = [bounded(texts.text), bounded(texts.quoted)];
  const isVerified = isSenderVerified(mail, ownerOf(services));
  const { kept, leftOut } = await keptFiles(tx, services, { mail, isSpam, isVerified });
  const { ids, cipher, clock } = services;
  const id = ids.next();
  const email = mail.from?.address ?? "";
  const name = mail.from?.name ?? "";
  const place = (column: string) => ({ table: "inbox_mails", column, id });
  const encrypted = (column: string, value: string) =>
    value === "" ? "" : cipher.encrypt(value, place(column));
  const { messageId, subject } = mail;
  await tx
    .insertInto("inbox_mails")
    .values({
      id,
      conversation_id: itemId,
      part,
      email: encrypted("email", email),
      email_index: email === "" ? "" : cipher.blindIndex(mailIndexes.email, comparableEmail(email)),
      name: encrypted("name", name),
      subject: encrypted("subject", subject),
      text: encrypted("text", text),
      quoted: encrypted("quoted", quoted),
      left_out: encrypted("left_out", leftOut.length === 0 ? "" : JSON.stringify(leftOut)),
      is_cut: mail.isCut || texts.text.length > most || texts.quoted.length > most ? 1 : 0,
      mail_id: encrypted("mail_id", messageId),
      mail_index:
        messageId === "" ? "" : cipher.blindIndex(mailIndexes.messageId, comparableMessageId(messageId)),
      outlook_thread: encrypted("outlook_thread", mail.headers.get("thread-index") ?? ""),
      answered_in: "",
      sender: isVerified ? "verified" : "unverified",
      created_at: instantNow(clock),
      address_indexes: addressIndexes(cipher, { table: "inbox_mails" }, [name, subject, text, quoted]),
    })
    .execute();
  await addFiles(tx, services, { mailId: id, incomingId: mail.id, files: kept });
  return id;
}

function ownerOf({ settings: { IMAP_URL, IMAP_AUTHSERV_ID } }: Services) {
  return { authservId: IMAP_AUTHSERV_ID, host: IMAP_URL === undefined ? "" : new URL(IMAP_URL).hostname };
}
