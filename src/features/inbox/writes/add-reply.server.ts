import { sql } from "kysely";
import { day, instantAfter, instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import type { IncomingMail } from "#platform/mail/incoming/incoming-mail.ts";
import { wantsNoAnswer } from "#platform/mail/incoming/kind-of-mail.ts";
import { enqueue, enqueueOnce } from "#platform/outbox/enqueue.ts";
import type { Services } from "#platform/services.ts";
import type { ConversationKind } from "../forms/rules/conversation-kinds.ts";
import { mailBounds } from "../mails/rules/bounds.ts";
import { isSuspectedSpam } from "../mails/rules/suspected-spam.ts";
import { wordsOfMail } from "../mails/rules/words-of-mail.ts";
import { storeMail } from "../mails/writes/store.server.ts";
import { shownIn } from "../reads/merged.server.ts";
import { inboxJobKinds } from "../schema.ts";
import { remember } from "./change.server.ts";

type Place = { kind: ConversationKind; id: string; part: "reply" | "other_address" };

/**
 * Adds a mail to a conversation. The person's own reopens it, and a reply is due again; one from another address changes
 * nothing but is shown, and the team learns of it once a day.
 */
export async function addReply(tx: Tx, services: Services, mail: IncomingMail, place: Place): Promise<void> {
  const { kind, id, part } = place;
  const now = await lockedStatus(tx, kind, id);
  // The mail is read again then, and begins a new conversation.
  if (now === undefined) throw new Error("The conversation was erased while a mail came in for it");
  if (now.state === "merged")
    return addReply(tx, services, mail, { ...place, id: await shownIn(tx, kind, id) });
  if (await isFull(tx, services, place)) return countLeftOut(tx, services, place);
  const { text, quoted } = wordsOfMail(mail);
  const isSpam = now.state === "suspected_spam" || isSuspectedSpam(mail.headers);
  const mailId = await storeMail(tx, services, { kind, itemId: id, part, mail, text, quoted, isSpam });
  const at = instantNow(services.clock);
  const isReply = part === "reply" && now.state !== "suspected_spam";
  const reopens = isReply && ["waiting", "done", "snoozed"].includes(now.state);
  const asksAgain = isReply && (reopens || (now.met_at !== "" && now.asked_again_at === ""));
  await tx
    .updateTable("conversations")
    .where("kind", "=", kind)
    .set({
      last_mail_at: at,
      version: now.version + 1,
      ...(reopens ? { state: "open" as const, state_at: at, snoozed_until: "" } : {}),
      ...(asksAgain ? { asked_again_at: at } : {}),
    })
    .where("id", "=", id)
    .execute();
  if (reopens) await remember(tx, services, { id: "" }, { id, kind: "reopened", detail: now.state });
  if (isReply && !wantsNoAnswer(mail))
    await enqueue(tx, services, {
      kind: inboxJobKinds.replyAcknowledgment,
      payload: { box: kind, id, mailId },
    });
  const notice = part === "reply" ? `${id}.${now.version}` : `${id}.other.${at.slice(0, 10)}`;
  if (asksAgain || (part === "other_address" && now.state !== "suspected_spam"))
    await enqueueOnce(tx, services, {
      id: `${inboxJobKinds.replyNotice}.${notice}`,
      kind: inboxJobKinds.replyNotice,
      payload: { box: kind, id },
    });
}

/** Its status, which nobody can change until the transaction ends. */
async function lockedStatus(tx: Tx, kind: ConversationKind, id: string) {
  // On both databases a write locks the row.
  await sql`update conversations set last_mail_at = last_mail_at where id = ${id}`.execute(tx);
  return tx
    .selectFrom("conversations")
    .select(["state", "version", "met_at", "asked_again_at"])
    .where("id", "=", id)
    .where("kind", "=", kind)
    .executeTakeFirst();
}

async function isFull(tx: Tx, { clock }: Services, { id, part }: Place): Promise<boolean> {
  const { count } = await tx
    .selectFrom("inbox_mails")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("conversation_id", "=", id)
    .where("created_at", ">", instantAfter(clock, -day))
    .where("part", part === "other_address" ? "=" : "<>", "other_address")
    .executeTakeFirstOrThrow();
  return Number(count) >= (part === "other_address" ? mailBounds.otherAddresses : mailBounds.mails);
}

/** Counts, in the conversation's history, a mail that only the mailbox has. */
async function countLeftOut(tx: Tx, services: Services, { id }: Place): Promise<void> {
  const kind = "left_out";
  const at = instantNow(services.clock);
  const { numUpdatedRows } = await tx
    .updateTable("inbox_events")
    .set({ detail: sql<string>`cast(cast(detail as integer) + 1 as text)`, at })
    .where("conversation_id", "=", id)
    .where("kind", "=", kind)
    .where("at", ">=", at.slice(0, 10))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) await remember(tx, services, { id: "" }, { id, kind, detail: "1" });
}
