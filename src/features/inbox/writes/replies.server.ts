import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantNow, second } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import { withIdempotencyKey } from "#platform/http/idempotency.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import { addressIndexes } from "#platform/personal-data/address-index.ts";
import type { Services } from "#platform/services.ts";
import { inboxMessages } from "../copy/inbox.ts";
import { type ConversationKind, kindRules, statesOf } from "../forms/rules/conversation-kinds.ts";
import { teamMailOf } from "../forms/writes.server.ts";
import { mergedUnder, shownIn } from "../reads/merged.server.ts";
import { forgetSearched } from "../reads/search.server.ts";
import { type BeforeReply, beforeReply, changedSince, restored } from "../rules/undo-reply.ts";
import { inboxJobKinds } from "../schema.ts";
import { change, type ItemStatus, remember, statusOf } from "./change.server.ts";
import { queueReturn } from "./move.server.ts";

/** How long a reply waits before it's sent, so that it can be taken back. */
export const undoMs = 10 * second;

/** When a reply is sent if nothing gets in the way: until then it can be taken back. */
const sendAtOf = ({ created_at }: { created_at: string }): string =>
  new Date(Date.parse(created_at) + undoMs).toISOString();

type NewReply = {
  /** Version the client loaded (optimistic locking). */
  version: number;
  text: string;
  next: "waiting" | "done";
};

/**
 * Replies to one by mail: the reply, its mail and the new state, all or nothing.
 * @returns the reply's id; the same again for a repeated press.
 * @throws {HttpError} conflict if it has been changed or answered since that version; nothing is sent then.
 */
export async function replyToItem(
  services: Services,
  actor: Actor,
  kind: ConversationKind,
  { id, version, text, next, idempotencyKey }: NewReply & { id: string; idempotencyKey: string | undefined },
): Promise<string> {
  authorize(actor, kindRules[kind].write);
  const { store, ids, cipher, clock } = services;
  const answerId = ids.next();
  const at = instantNow(clock);
  const encrypted = cipher.encrypt(text, { table: "inbox_answers", column: "text", id: answerId });
  const address_indexes = addressIndexes(cipher, { table: "inbox_answers" }, [text]);
  return store.transact(async (tx) => {
    const now = await statusOf(tx, kind, id);
    const call = { operation: `${kind}.answer`, key: idempotencyKey, input: [id, text], id: answerId };
    return withIdempotencyKey(tx, services, call, async () => {
      if (now.state === "suspected_spam")
        throw new HttpError("conflict", { message: inboxMessages.spamFirst });
      if (now.state === "automatic") throw new HttpError("not_found", { message: inboxMessages.gone });
      if (now.state === "merged") throw new HttpError("conflict", { message: inboxMessages.mergedAway });
      const assignee = now.assignee === "" ? actor.id : now.assignee;
      const met_at = now.met_at === "" ? at : now.met_at;
      const values = { state: next, state_at: at, assignee, met_at, asked_again_at: "" };
      await change(tx, kind, { id, version }, values);
      const runAt = sendAtOf({ created_at: at });
      const outbox_id = await enqueue(tx, services, {
        kind: inboxJobKinds.answer,
        payload: { answerId },
        runAt,
      });
      const row = { id: answerId, conversation_id: id, author: actor.id, text: encrypted, outbox_id };
      const item_before = JSON.stringify(now);
      await tx
        .insertInto("inbox_answers")
        .values({ ...row, address_indexes, created_at: at, sent_at: "", written: 0, report: "", item_before })
        .execute();
      if (now.state !== next) await remember(tx, services, actor, { id, kind: "moved", detail: next });
      await recordAudit(tx, services, { actor, action: `${kind}.answered`, subject: id });
    });
  });
}

type Undone = { id: string; answerId: string; idempotencyKey: string | undefined };

/**
 * Takes back a reply that waits to be sent. Whoever gets to its outbox entry first decides: the worker, and it's sent,
 * or this, and it never is. The conversation is as it was before, unless it has been changed since.
 * @returns the text of the reply; empty for a repeated press, since it's stored no longer.
 * @throws {HttpError} conflict once it's on its way, or if it was taken back before.
 */
export async function undoAnswer(
  services: Services,
  actor: Actor,
  kind: ConversationKind,
  { id, answerId, idempotencyKey: key }: Undone,
): Promise<{ text: string }> {
  authorize(actor, kindRules[kind].write);
  const { store, cipher } = services;
  return store.transact(async (tx) => {
    let text = "";
    const call = { operation: `${kind}.undo_answer`, key, input: [id, answerId], id: answerId };
    await withIdempotencyKey(tx, services, call, async () => {
      const reply = await replyIn(tx, kind, { id, answerId });
      text = cipher.decrypt(reply.text, { table: "inbox_answers", column: "text", id: answerId });
      const { numDeletedRows } = await tx
        .deleteFrom("outbox")
        .where("id", "=", reply.outbox_id)
        .where("state", "=", "queued")
        .where("attempts", "=", 0)
        // "Retry now" in the email queue makes a tried one look untried: then it has another time.
        .where((row) => row.or([row("run_at", "<=", sendAtOf(reply)), row("postponed_at", "is not", null)]))
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new HttpError("conflict", { message: inboxMessages.alreadySent });
      await tx.deleteFrom("inbox_answers").where("id", "=", answerId).execute();
      const detail = await restore(tx, services, actor, kind, reply);
      const { itemId } = reply;
      await remember(tx, services, actor, { id: itemId, kind: "answer_undone", detail });
      await recordAudit(tx, services, { actor, action: `${kind}.answer_undone`, subject: itemId });
    });
    return { text };
  });
}

/** A reply of this conversation, or of one that is merged into it. */
async function replyIn(tx: Tx, kind: ConversationKind, { id, answerId }: Pick<Undone, "id" | "answerId">) {
  const row = await tx
    .selectFrom("inbox_answers")
    .select(["conversation_id", "text", "outbox_id", "created_at", "item_before"])
    .where("id", "=", answerId)
    .executeTakeFirst();
  const itemId = row?.conversation_id ?? "";
  // Replies of earlier versions went at once.
  if (row?.item_before === "") throw new HttpError("conflict", { message: inboxMessages.alreadySent });
  if (!row || (await shownIn(tx, kind, itemId)) !== id)
    throw new HttpError("conflict", { message: inboxMessages.replyGone });
  return { ...row, itemId };
}

type Answer = { itemId: string; created_at: string; item_before: string };

/** @returns the state that the conversation has now. */
async function restore(
  tx: Tx,
  services: Services,
  actor: Actor,
  kind: ConversationKind,
  { itemId: id, created_at, item_before }: Answer,
): Promise<string> {
  const now = await statusOf(tx, kind, id);
  const before = beforeReply.parse(JSON.parse(item_before));
  if (now.state === "merged") return reopenMerged(tx, services, actor, kind, { now, before, created_at });
  const values =
    now.version === before.version + 1
      ? restored(before, services.clock.now())
      : changedSince(before, { ...now, created_at }, instantNow(services.clock));
  if (Object.keys(values).length > 0) await change(tx, kind, { id, version: now.version }, values);
  if (values.state === "snoozed") await queueReturn(tx, services, kind, { id, until: before.snoozed_until });
  return values.state ?? now.state;
}

type Merged = { now: ItemStatus; before: BeforeReply; created_at: string };

/** A conversation that was merged since shows no list what it waits for: the one that shows it does. */
async function reopenMerged(
  tx: Tx,
  services: Services,
  actor: Actor,
  kind: ConversationKind,
  { now: { id, version, ...now }, before, created_at }: Merged,
): Promise<string> {
  const at = instantNow(services.clock);
  const { state_before_merge: earlier } = await tx
    .selectFrom("conversations")
    .where("kind", "=", kind)
    .select("state_before_merge")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const { state, ...values } = changedSince(before, { ...now, state: earlier, created_at }, at);
  await change(tx, kind, { id, version }, { ...values, ...(state ? { state_before_merge: state } : {}) });
  const shown = await statusOf(tx, kind, await shownIn(tx, kind, id));
  if (state !== undefined && !statesOf("todo").includes(shown.state)) {
    await change(tx, kind, shown, { state, state_at: at });
    await remember(tx, services, actor, { id: shown.id, kind: "moved", detail: state });
  }
  return state ?? earlier;
}

/**
 * Erases one for good, with what is merged into it, its notes, replies and history (the tables see to that) and every
 * mail about it that waits. @throws {HttpError} not_found.
 */
export async function eraseItem(
  services: Services,
  actor: Actor,
  kind: ConversationKind,
  id: string,
): Promise<void> {
  authorize(actor, kindRules[kind].write);
  authorize(actor, "records.delete");
  const ids = await services.store.transact(async (tx) => {
    const merged = await mergedUnder(tx, kind, id);
    const all = [id, ...merged.map((each) => each.id)];
    for (const each of all) await deleteMails(tx, kind, each);
    const { numDeletedRows } = await tx
      .deleteFrom("conversations")
      .where("kind", "=", kind)
      .where("id", "=", id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new HttpError("not_found", { message: inboxMessages.gone });
    // One entry for each: in a backup from before the merge they are apart.
    for (const subject of all) await recordAudit(tx, services, { actor, action: `${kind}.erased`, subject });
    return all;
  });
  forgetSearched(services, kind, ids);
  await services.store.scrub();
}

async function deleteMails(tx: Tx, kind: ConversationKind, id: string): Promise<void> {
  const teamMail = teamMailOf(kind, id);
  // If several people are notified, more follows after the id.
  const payload = `${JSON.stringify(teamMail.payload).slice(0, -1)}%`;
  const replies = await tx
    .selectFrom("inbox_answers")
    .select("outbox_id")
    .where("conversation_id", "=", id)
    .execute();
  const mails = replies.map(({ outbox_id }) => outbox_id);
  if (mails.length > 0) await tx.deleteFrom("outbox").where("id", "in", mails).execute();
  await tx.deleteFrom("outbox").where("kind", "=", teamMail.kind).where("payload", "like", payload).execute();
  await tx
    .deleteFrom("outbox")
    .where("kind", "in", [
      inboxJobKinds.acknowledgment,
      inboxJobKinds.replyAcknowledgment,
      inboxJobKinds.replyNotice,
    ])
    .where("payload", "like", `%"${id}"%`)
    .execute();
}
