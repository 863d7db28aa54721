import { setImmediate as giveWay } from "node:timers/promises";
import { sql } from "kysely";
import { day, instantAfter, instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import type {
  IncomingMail,
  LeftOutFile,
  MailAttachment,
  MailFinisher,
} from "#platform/mail/incoming/incoming-mail.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { conversationKinds, kindRules } from "../../forms/rules/conversation-kinds.ts";
import { keptBounds } from "../rules/bounds.ts";

type KeptFile = MailAttachment & { position: number; isStrangers: boolean };

/** Which files of a mail are kept: none of suspected spam, and of strangers as much as has room in a day. */
export async function keptFiles(
  tx: Tx,
  services: Services,
  { mail, isSpam, isVerified }: { mail: IncomingMail; isSpam: boolean; isVerified: boolean },
): Promise<{ kept: readonly KeptFile[]; leftOut: readonly LeftOutFile[] }> {
  const leftOut = [...mail.leftOut];
  if (mail.attachments.length === 0) return { kept: [], leftOut };
  const isStrangers = !(isVerified && (await isAnswered(tx, services, mail.from?.address ?? "")));
  let room = isSpam ? 0 : isStrangers ? await roomToday(tx, services) : Number.POSITIVE_INFINITY;
  const kept: KeptFile[] = [];
  for (const [position, file] of mail.attachments.entries()) {
    const { name, bytes } = file;
    if (!isSpam && bytes.length <= room) {
      kept.push({ ...file, position, isStrangers });
      room -= bytes.length;
    } else leftOut.push({ name, bytes: bytes.length, reason: isSpam ? "spam" : "budget" });
  }
  return { kept, leftOut };
}

async function isAnswered(tx: Tx, { cipher }: Services, address: string): Promise<boolean> {
  if (address === "") return false;
  for (const kind of conversationKinds) {
    const indexes = cipher.blindIndexes(kindRules[kind].context, comparableEmail(address));
    const answered = await tx
      .selectFrom("inbox_answers")
      .select("id")
      .where(
        "conversation_id",
        "in",
        tx.selectFrom("conversations").select("id").where("email_index", "in", indexes),
      )
      .limit(1)
      .executeTakeFirst();
    if (answered) return true;
  }
  return false;
}

async function roomToday(tx: Tx, { clock }: Services): Promise<number> {
  const { bytes } = await tx
    .selectFrom("inbox_attachments")
    .select(sql<number | string | null>`sum(size)`.as("bytes"))
    .where("created_at", ">", instantAfter(clock, -day))
    .where("is_strangers", "=", 1)
    .executeTakeFirstOrThrow();
  return keptBounds.strangersFiles - Number(bytes ?? 0);
}

const awaitsOf = (incomingId: string, position: number) => `${incomingId}.${position}`;

/** Names a mail's files in its conversation. Their bytes are stored once that is committed. */
export async function addFiles(
  tx: Tx,
  { ids, cipher, clock }: Services,
  { mailId, incomingId, files }: { mailId: string; incomingId: string; files: readonly KeptFile[] },
): Promise<void> {
  for (const { name, type, bytes, position, isStrangers } of files) {
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
        is_strangers: isStrangers ? 1 : 0,
        awaits: awaitsOf(incomingId, position),
        created_at: instantNow(clock),
      })
      .execute();
  }
}

/** Divisible by three, so that the pieces' base64 has no padding. */
const pieceBytes = 96 * 1_024;

/** Stores the bytes of a mail's files, each piece in a transaction of its own: nobody waits for a whole file. */
export const finishFiles =
  (services: Services): MailFinisher =>
  async (mail) => {
    for (const [position, { bytes }] of mail.attachments.entries()) {
      const row = await services.store.db
        .selectFrom("inbox_attachments")
        .select("id")
        .where("awaits", "=", awaitsOf(mail.id, position))
        .executeTakeFirst();
      if (row) await storeBytes(services, row.id, bytes);
    }
  };

async function storeBytes({ store, ids, cipher }: Services, id: string, bytes: Uint8Array): Promise<void> {
  const count = Math.max(1, Math.ceil(bytes.length / pieceBytes));
  for (let position = 0; position < count; position += 1) {
    const from = position * pieceBytes;
    const text = Buffer.from(bytes.subarray(from, from + pieceBytes)).toString("base64");
    const piece = ids.next();
    const encrypted = cipher.encrypt(text, { table: "inbox_attachment_pieces", column: "bytes", id: piece });
    const isThere = await store.transact(async (tx) => {
      // The last one ends it. On both databases a write locks the row, which can have been erased.
      const { numUpdatedRows } = await tx
        .updateTable("inbox_attachments")
        .set(({ ref }) => ({ awaits: position === count - 1 ? "" : ref("awaits") }))
        .where("id", "=", id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await tx
        .insertInto("inbox_attachment_pieces")
        .values({ id: piece, attachment_id: id, position, bytes: encrypted })
        .onConflict((conflict) => conflict.columns(["attachment_id", "position"]).doNothing())
        .execute();
      return true;
    });
    if (!isThere) return;
    await giveWay();
  }
}
