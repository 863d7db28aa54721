import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import type { IncomingMail, MailAttachment } from "#platform/mail/incoming/incoming-mail.ts";
import { isSenderVerified } from "#platform/mail/incoming/sender-verification.ts";
import { addressIndexes } from "#platform/personal-data/address-index.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { type MailboxName, mailboxes } from "../../forms/rules/mailboxes.ts";
import { comparableMessageId, type InboxMailRow, mailIndexes } from "../table.server.ts";

/** A mail with its place in a conversation, and its text as it's shown. */
type MailToStore = {
  mailbox: MailboxName;
  itemId: string;
  part: InboxMailRow["part"];
  mail: IncomingMail;
  text: string;
  quoted: string;
};

/** Stores a mail and its files in a conversation. @returns its id. */
export async function storeMail(
  tx: Tx,
  services: Services,
  { mailbox, itemId, part, mail, text, quoted }: MailToStore,
): Promise<string> {
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
      message_id: null,
      inquiry_id: null,
      [mailboxes[mailbox].link]: itemId,
      part,
      email: encrypted("email", email),
      email_index: email === "" ? "" : cipher.blindIndex(mailIndexes.email, comparableEmail(email)),
      name: encrypted("name", name),
      subject: encrypted("subject", subject),
      text: encrypted("text", text),
      quoted: encrypted("quoted", quoted),
      left_out: encrypted("left_out", mail.leftOut.length === 0 ? "" : JSON.stringify(mail.leftOut)),
      is_cut: mail.isCut ? 1 : 0,
      mail_id: encrypted("mail_id", messageId),
      mail_index:
        messageId === "" ? "" : cipher.blindIndex(mailIndexes.messageId, comparableMessageId(messageId)),
      answered_in: "",
      sender: isSenderVerified(mail, ownerOf(services)) ? "verified" : "unverified",
      created_at: instantNow(clock),
      address_indexes: addressIndexes(cipher, { table: "inbox_mails" }, [name, subject, text, quoted]),
    })
    .execute();
  for (const attachment of mail.attachments) await storeAttachment(tx, services, id, attachment);
  return id;
}

function ownerOf({ settings: { IMAP_URL, IMAP_AUTHSERV_ID } }: Services) {
  return { authservId: IMAP_AUTHSERV_ID, host: IMAP_URL === undefined ? "" : new URL(IMAP_URL).hostname };
}

/** Divisible by three, so that the pieces' base64 has no padding. */
const pieceBytes = 96 * 1_024;

async function storeAttachment(
  tx: Tx,
  { ids, cipher, clock }: Services,
  mailId: string,
  { name, type, bytes }: MailAttachment,
): Promise<void> {
  const id = ids.next();
  const place = (column: string) => ({ table: "inbox_attachments", column, id });
  await tx
    .insertInto("inbox_attachments")
    .values({
      id,
      mail_id: mailId,
      name: cipher.encrypt(name, place("name")),
      type: cipher.encrypt(type, place("type")),
      size: bytes.length,
      created_at: instantNow(clock),
    })
    .execute();
  for (let from = 0, position = 0; from < bytes.length; from += pieceBytes, position += 1) {
    const piece = ids.next();
    const text = Buffer.from(bytes.subarray(from, from + pieceBytes)).toString("base64");
    const encrypted = cipher.encrypt(text, { table: "inbox_attachment_pieces", column: "bytes", id: piece });
    await tx
      .insertInto("inbox_attachment_pieces")
      .values({ id: piece, attachment_id: id, position, bytes: encrypted })
      .execute();
  }
}
