import * as z from "zod/mini";
import type { Database, Tx } from "#platform/database/open.ts";
import { type LeftOutFile, notKeptReasons } from "#platform/mail/incoming/incoming-mail.ts";
import type { Services } from "#platform/services.ts";
import type { ConversationKind } from "../forms/rules/conversation-kinds.ts";
import type { InboxMailRow } from "./table.server.ts";

/** A file that came with a mail, without its bytes. */
export type AttachmentLine = { id: string; name: string; size: number; isStored: boolean };

export type InboxMail = {
  id: string;
  /** The message or inquiry it belongs to. */
  itemId: string;
  at: string;
  part: InboxMailRow["part"];
  email: string;
  name: string;
  subject: string;
  text: string;
  quoted: string;
  /** The files that came with it and aren't kept. */
  leftOut: readonly LeftOutFile[];
  isCut: boolean;
  /** Whether somebody else could have sent it. */
  isUnverified: boolean;
  answeredIn: string;
  attachments: AttachmentLine[];
};

type Reading = Pick<Services, "store" | "cipher">;
type Encrypted = "email" | "name" | "subject" | "text" | "quoted" | "left_out" | "mail_id" | "outlook_thread";

function opened(
  { cipher }: Pick<Services, "cipher">,
  row: Pick<InboxMailRow, "id">,
  column: Encrypted,
  stored: string,
) {
  return stored === "" ? "" : cipher.decrypt(stored, { table: "inbox_mails", column, id: row.id });
}

/** The mails of these messages or inquiries, the oldest first; at most the last so many, or those that began one. */
export async function mailsOf(
  services: Reading,
  itemIds: readonly string[],
  { last, part }: { last?: number | undefined; part?: "opening" } = {},
): Promise<InboxMail[]> {
  const newest = await services.store.db
    .selectFrom("inbox_mails")
    .selectAll()
    .where("conversation_id", "in", itemIds)
    .$if(part !== undefined, (query) => query.where("part", "=", part ?? "opening"))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .$if(last !== undefined, (query) => query.limit(last ?? 0))
    .execute();
  const rows = newest.toReversed();
  const files = await attachmentsOf(
    services,
    rows.map(({ id }) => id),
  );
  const answered = await existing(
    services,
    rows.map(({ answered_in }) => answered_in),
  );
  return rows.map((row) => {
    const mail = openMail(services, row);
    const answeredIn = answered.has(mail.answeredIn) ? mail.answeredIn : "";
    return { ...mail, answeredIn, attachments: files.get(row.id) ?? [] };
  });
}

async function existing({ store }: Reading, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const named = ids.filter((id) => id !== "");
  if (named.length === 0) return new Set();
  const rows = await store.db.selectFrom("conversations").select("id").where("id", "in", named).execute();
  return new Set(rows.map(({ id }) => id));
}

export function openMail(
  services: Pick<Services, "cipher">,
  row: InboxMailRow,
): Omit<InboxMail, "attachments"> {
  return {
    id: row.id,
    itemId: row.conversation_id,
    at: row.created_at,
    part: row.part,
    email: opened(services, row, "email", row.email),
    name: opened(services, row, "name", row.name),
    subject: opened(services, row, "subject", row.subject),
    text: opened(services, row, "text", row.text),
    quoted: opened(services, row, "quoted", row.quoted),
    leftOut: leftOutOf(opened(services, row, "left_out", row.left_out)),
    isCut: row.is_cut === 1,
    isUnverified: row.sender === "unverified",
    answeredIn: row.answered_in,
  };
}

const storedLeftOut = z.array(
  z.object({ name: z.string(), bytes: z.number(), reason: z.enum(notKeptReasons) }),
);
const leftOutOf = (stored: string) => (stored === "" ? [] : storedLeftOut.parse(JSON.parse(stored)));

/** The files of these mails, by the mail's id, in their order. */
export async function attachmentsOf(
  { store, cipher }: Reading,
  mailIds: readonly string[],
): Promise<ReadonlyMap<string, AttachmentLine[]>> {
  if (mailIds.length === 0) return new Map();
  const rows = await store.db
    .selectFrom("inbox_attachments")
    .selectAll()
    .where("mail_id", "in", mailIds)
    .orderBy("id")
    .execute();
  const open = ({ id, name, size, awaits }: (typeof rows)[number]) => ({
    id,
    name: cipher.decrypt(name, { table: "inbox_attachments", column: "name", id }),
    size,
    isStored: awaits === "",
  });
  return new Map([...Map.groupBy(rows, ({ mail_id }) => mail_id)].map(([id, each]) => [id, each.map(open)]));
}

/** What is searched in the mails of these conversations, by the conversation's id. */
export async function searchedMailTexts(
  services: Reading,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (itemIds.length === 0) return new Map();
  const rows = await services.store.db
    .selectFrom("inbox_mails")
    .select(["id", "conversation_id", "email", "name", "subject", "text"])
    .where("conversation_id", "in", itemIds)
    .execute();
  const texts = (row: (typeof rows)[number]) =>
    (["email", "name", "subject", "text"] as const).map((column) =>
      opened(services, row, column, row[column]),
    );
  return new Map(
    [...Map.groupBy(rows, (row) => row.conversation_id)].map(([id, each]) => [id, each.flatMap(texts)]),
  );
}

/** What our reply names of the person's last mail in these conversations. */
export type LastMail = { messageId: string; subject: string; threadIndex: string };

export async function lastMail(
  { cipher }: Pick<Services, "cipher">,
  db: Database | Tx,
  itemIds: readonly string[],
): Promise<LastMail | undefined> {
  const row = await db
    .selectFrom("inbox_mails")
    .select(["id", "mail_id", "subject", "outlook_thread"])
    .where("conversation_id", "in", itemIds)
    .where("part", "<>", "other_address")
    .where("mail_id", "<>", "")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      messageId: opened({ cipher }, row, "mail_id", row.mail_id),
      subject: opened({ cipher }, row, "subject", row.subject),
      threadIndex: opened({ cipher }, row, "outlook_thread", row.outlook_thread),
    }
  );
}

/** A stored file of the mails in conversations of a kind; undefined if it's none, or of the other kind. */
export async function attachmentById(services: Reading, kind: ConversationKind, id: string) {
  const { store, cipher } = services;
  const row = await store.db
    .selectFrom("inbox_attachments")
    .innerJoin("inbox_mails", "inbox_mails.id", "inbox_attachments.mail_id")
    .innerJoin("conversations", "conversations.id", "inbox_mails.conversation_id")
    .select([
      "inbox_attachments.id",
      "inbox_attachments.name",
      "inbox_attachments.type",
      "inbox_attachments.size",
    ])
    .where("inbox_attachments.id", "=", id)
    .where("inbox_attachments.awaits", "=", "")
    .where("conversations.kind", "=", kind)
    .executeTakeFirst();
  if (!row) return undefined;
  const name = cipher.decrypt(row.name, { table: "inbox_attachments", column: "name", id });
  const type = cipher.decrypt(row.type, { table: "inbox_attachments", column: "type", id });
  return { id, name, type, size: row.size, pieces: piecesOf(services, id) };
}

async function* piecesOf({ store, cipher }: Reading, attachmentId: string): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; position += 1) {
    const piece = await store.db
      .selectFrom("inbox_attachment_pieces")
      .select(["id", "bytes"])
      .where("attachment_id", "=", attachmentId)
      .where("position", "=", position)
      .executeTakeFirst();
    if (!piece) return;
    const text = cipher.decrypt(piece.bytes, {
      table: "inbox_attachment_pieces",
      column: "bytes",
      id: piece.id,
    });
    yield Buffer.from(text, "base64");
  }
}
