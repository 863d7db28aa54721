import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize, roleMay } from "#features/permissions/access.ts";
import { listMembers } from "#features/team/reads.server.ts";
import { instantNow, second } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import { withIdempotencyKey } from "#platform/http/idempotency.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import { addressIndexes } from "#platform/personal-data/address-index.ts";
import type { Services } from "#platform/services.ts";
import { inboxMessages } from "../copy/inbox.ts";
import { type MailboxName, mailboxes } from "../forms/rules/mailboxes.ts";
import { teamMailOf } from "../forms/writes.server.ts";
import { mergedUnder } from "../reads/merged.server.ts";
import { forgetSearched } from "../reads/search.server.ts";
import { mentionedIn } from "../rules/mentions.ts";
import { acknowledgmentJob, replyAcknowledgmentJob, replyNoticeJob } from "./add-reply.server.ts";
import { notifyMentioned } from "./assigned.server.ts";
import { belongsTo, change, remember, statusOf } from "./change.server.ts";

/** The outbox kind that sends an answer. */
export const answerJob = "inbox.answer";

/** How long an answer waits before it's sent, so that it can be taken back. */
export const undoMs = 10 * second;

/** When an answer is sent if nothing gets in the way: until then it can be taken back. */
export const sendAtOf = ({ created_at }: { created_at: string }): string =>
  new Date(Date.parse(created_at) + undoMs).toISOString();

type NewAnswer = {
  /** Version the client loaded (optimistic locking). */
  version: number;
  text: string;
  /** The state after the answer. */
  next: "waiting" | "done";
};

/**
 * Answers one by mail: the answer, its mail and the new state, all or nothing.
 * @returns the answer's id; the same again for a repeated press.
 * @throws {HttpError} conflict if it has been changed or answered since that version; nothing is sent then.
 */
export async function answerItem(
  services: Services,
  actor: Actor,
  mailbox: MailboxName,
  { id, version, text, next, idempotencyKey }: NewAnswer & { id: string; idempotencyKey: string | undefined },
): Promise<string> {
  authorize(actor, mailboxes[mailbox].write);
  const { store, ids, cipher, clock } = services;
  const answerId = ids.next();
  const at = instantNow(clock);
  const encrypted = cipher.encrypt(text, { table: "inbox_answers", column: "text", id: answerId });
  const address_indexes = addressIndexes(cipher, { table: "inbox_answers" }, [text]);
  return store.transact(async (tx) => {
    const now = await statusOf(tx, mailbox, id);
    const call = { operation: `${mailbox}.answer`, key: idempotencyKey, input: [id, text], id: answerId };
    return withIdempotencyKey(tx, services, call, async () => {
      if (now.state === "suspected_spam")
        throw new HttpError("conflict", { message: inboxMessages.spamFirst });
      if (now.state === "merged") throw new HttpError("conflict", { message: inboxMessages.mergedAway });
      const assignee = now.assignee === "" ? actor.id : now.assignee;
      const met_at = now.met_at === "" ? at : now.met_at;
      const values = { state: next, state_at: at, assignee, met_at, asked_again_at: "" };
      await change(tx, mailbox, { id, version }, values);
      const runAt = sendAtOf({ created_at: at });
      const outbox_id = await enqueue(tx, services, { kind: answerJob, payload: { answerId }, runAt });
      const row = { id: answerId, ...belongsTo(mailbox, id), author: actor.id, text: encrypted, outbox_id };
      const item_before = JSON.stringify(now);
      await tx
        .insertInto("inbox_answers")
        .values({ ...row, address_indexes, created_at: at, sent_at: "", written: 0, report: "", item_before })
        .execute();
      if (now.state !== next)
        await remember(tx, services, actor, mailbox, { id, kind: "moved", detail: next });
      await recordAudit(tx, services, { actor, action: `${mailbox}.answered`, subject: id });
    });
  });
}

/** Adds a note for the others. Two people may write at once: both notes stand. @throws {HttpError} not_found. */
export async function addNote(
  services: Services,
  actor: Actor,
  mailbox: MailboxName,
  { id, text, idempotencyKey }: { id: string; text: string; idempotencyKey: string | undefined },
): Promise<string> {
  authorize(actor, mailboxes[mailbox].write);
  const { store, ids, cipher, clock } = services;
  const noteId = ids.next();
  const row = {
    id: noteId,
    ...belongsTo(mailbox, id),
    author: actor.id,
    text: cipher.encrypt(text, { table: "inbox_notes", column: "text", id: noteId }),
    address_indexes: addressIndexes(cipher, { table: "inbox_notes" }, [text]),
    created_at: instantNow(clock),
  };
  const team = (await listMembers(services)).filter(
    ({ state, role }) => state === "active" && roleMay(role, mailboxes[mailbox].read),
  );
  const mentioned = mentionedIn(text, team).map((member) => member.id);
  return store.transact(async (tx) => {
    await statusOf(tx, mailbox, id);
    const call = { operation: `${mailbox}.note`, key: idempotencyKey, input: [id, text], id: noteId };
    return withIdempotencyKey(tx, services, call, async () => {
      await tx.insertInto("inbox_notes").values(row).execute();
      await notifyMentioned(tx, services, actor, mailbox, { mentioned, id });
      await recordAudit(tx, services, { actor, action: `${mailbox}.noted`, subject: id });
    });
  });
}

/**
 * Erases one for good, with what is merged into it, its notes, answers and history (the tables see to that) and every
 * mail about it that waits. @throws {HttpError} not_found.
 */
export async function eraseItem(
  services: Services,
  actor: Actor,
  mailbox: MailboxName,
  id: string,
): Promise<void> {
  authorize(actor, mailboxes[mailbox].write);
  authorize(actor, "records.delete");
  const ids = await services.store.transact(async (tx) => {
    const merged = await mergedUnder(tx, mailbox, id);
    const all = [id, ...merged.map((each) => each.id)];
    for (const each of all) await deleteMails(tx, mailbox, each);
    const { numDeletedRows } = await tx
      .deleteFrom(mailboxes[mailbox].table)
      .where("id", "=", id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new HttpError("not_found", { message: inboxMessages.gone });
    // One entry for each: in a backup from before the merge they are apart.
    for (const subject of all)
      await recordAudit(tx, services, { actor, action: `${mailbox}.erased`, subject });
    return all;
  });
  forgetSearched(services, mailbox, ids);
  await services.store.scrub();
}

async function deleteMails(tx: Tx, mailbox: MailboxName, id: string): Promise<void> {
  const { link } = mailboxes[mailbox];
  const teamMail = teamMailOf(mailbox, id);
  // If several people are notified, more follows after the id.
  const payload = `${JSON.stringify(teamMail.payload).slice(0, -1)}%`;
  const answers = await tx.selectFrom("inbox_answers").select("outbox_id").where(link, "=", id).execute();
  const mails = answers.map(({ outbox_id }) => outbox_id);
  if (mails.length > 0) await tx.deleteFrom("outbox").where("id", "in", mails).execute();
  await tx.deleteFrom("outbox").where("kind", "=", teamMail.kind).where("payload", "like", payload).execute();
  await tx
    .deleteFrom("outbox")
    .where("kind", "in", [acknowledgmentJob, replyAcknowledgmentJob, replyNoticeJob])
    .where("payload", "like", `%"${id}"%`)
    .execute();
}
