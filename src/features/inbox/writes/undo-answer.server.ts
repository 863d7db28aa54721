import * as z from "zod/mini";
import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import { withIdempotencyKey } from "#platform/http/idempotency.ts";
import type { Services } from "#platform/services.ts";
import { inboxMessages } from "../copy/inbox.ts";
import { type MailboxName, mailboxes, states, statesOf, stillPromised } from "../forms/rules/mailboxes.ts";
import { shownIn } from "../reads/merged.server.ts";
import { isSnoozeTime } from "../rules/snooze.ts";
import { sendAtOf } from "./answers.server.ts";
import { change, type ItemStatus, remember, statusOf } from "./change.server.ts";
import { queueReturn } from "./snooze-returns.server.ts";

/** How a conversation was before it was answered, as it's kept with the answer. */
export const beforeAnswer = z.object({
  state: z.enum(states),
  state_at: z.string(),
  assignee: z.string(),
  met_at: z.string(),
  snoozed_until: z.string(),
  asked_again_at: z.string(),
  version: z.number(),
});
type BeforeAnswer = z.output<typeof beforeAnswer>;

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
  mailbox: MailboxName,
  { id, answerId, idempotencyKey: key }: Undone,
): Promise<{ text: string }> {
  authorize(actor, mailboxes[mailbox].write);
  const { store, cipher } = services;
  return store.transact(async (tx) => {
    let text = "";
    const call = { operation: `${mailbox}.undo_answer`, key, input: [id, answerId], id: answerId };
    await withIdempotencyKey(tx, services, call, async () => {
      const answer = await answerIn(tx, mailbox, { id, answerId });
      text = cipher.decrypt(answer.text, { table: "inbox_answers", column: "text", id: answerId });
      const { numDeletedRows } = await tx
        .deleteFrom("outbox")
        .where("id", "=", answer.outbox_id)
        .where("state", "=", "queued")
        .where("attempts", "=", 0)
        // "Retry now" in the email queue makes a tried one look untried: then it has another time.
        .where((row) => row.or([row("run_at", "<=", sendAtOf(answer)), row("postponed_at", "is not", null)]))
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new HttpError("conflict", { message: inboxMessages.alreadySent });
      await tx.deleteFrom("inbox_answers").where("id", "=", answerId).execute();
      const detail = await restore(tx, services, actor, mailbox, answer);
      const { itemId } = answer;
      await remember(tx, services, actor, mailbox, { id: itemId, kind: "answer_undone", detail });
      await recordAudit(tx, services, { actor, action: `${mailbox}.answer_undone`, subject: itemId });
    });
    return { text };
  });
}

/** An answer of this conversation, or of one that is merged into it. */
async function answerIn(tx: Tx, mailbox: MailboxName, { id, answerId }: Pick<Undone, "id" | "answerId">) {
  const { link } = mailboxes[mailbox];
  const row = await tx
    .selectFrom("inbox_answers")
    .select([link, "text", "outbox_id", "created_at", "item_before"])
    .where("id", "=", answerId)
    .executeTakeFirst();
  const itemId = row?.[link] ?? "";
  // Answers of earlier versions went at once.
  if (row?.item_before === "") throw new HttpError("conflict", { message: inboxMessages.alreadySent });
  if (!row || (await shownIn(tx, mailbox, itemId)) !== id)
    throw new HttpError("conflict", { message: inboxMessages.answerGone });
  return { ...row, itemId };
}

type Answer = { itemId: string; created_at: string; item_before: string };

/** @returns the state that the conversation has now. */
async function restore(
  tx: Tx,
  services: Services,
  actor: Actor,
  mailbox: MailboxName,
  { itemId: id, created_at, item_before }: Answer,
): Promise<string> {
  const now = await statusOf(tx, mailbox, id);
  const before = beforeAnswer.parse(JSON.parse(item_before));
  if (now.state === "merged") return reopenMerged(tx, services, actor, mailbox, { now, before, created_at });
  const values =
    now.version === before.version + 1
      ? restored(before, services.clock.now())
      : changedSince(before, { ...now, created_at }, instantNow(services.clock));
  if (Object.keys(values).length > 0) await change(tx, mailbox, { id, version: now.version }, values);
  if (values.state === "snoozed")
    await queueReturn(tx, services, mailbox, { id, until: before.snoozed_until });
  return values.state ?? now.state;
}

type Merged = { now: ItemStatus; before: BeforeAnswer; created_at: string };

/** A conversation that was merged since shows no list what it waits for: the one that shows it does. */
async function reopenMerged(
  tx: Tx,
  services: Services,
  actor: Actor,
  mailbox: MailboxName,
  { now: { id, version, ...now }, before, created_at }: Merged,
): Promise<string> {
  const at = instantNow(services.clock);
  const { state_before_merge: earlier } = await tx
    .selectFrom(mailboxes[mailbox].table)
    .select("state_before_merge")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const { state, ...values } = changedSince(before, { ...now, state: earlier, created_at }, at);
  await change(tx, mailbox, { id, version }, { ...values, ...(state ? { state_before_merge: state } : {}) });
  const shown = await statusOf(tx, mailbox, await shownIn(tx, mailbox, id));
  if (state !== undefined && !statesOf("todo").includes(shown.state)) {
    await change(tx, mailbox, shown, { state, state_at: at });
    await remember(tx, services, actor, mailbox, { id: shown.id, kind: "moved", detail: state });
  }
  return state ?? earlier;
}

function restored({ version: _version, ...before }: BeforeAnswer, now: Date): Partial<BeforeAnswer> {
  const isOver = before.state === "snoozed" && !isSnoozeTime(before.snoozed_until, now);
  return isOver ? { ...before, state: "open", snoozed_until: "" } : before;
}

/**
 * A colleague's change stays. What waits or is done only because of the reply is to do again if a reply is due, and what
 * the person wrote before it is due as soon as it was, though they have written more since.
 */
function changedSince(
  before: BeforeAnswer,
  now: { state: string; state_at: string; met_at: string; asked_again_at: string; created_at: string },
  at: string,
): Partial<BeforeAnswer> {
  const isClosed = now.state === "waiting" || now.state === "done";
  const isByReply = isClosed && now.state_at === now.created_at && stillPromised(before.state);
  const again = isByReply ? ({ state: "open", state_at: at } as const) : {};
  if (before.met_at === "" && now.met_at === now.created_at) return { met_at: "", ...again };
  const waits = before.asked_again_at !== "" && (isByReply || now.asked_again_at !== "");
  return waits ? { asked_again_at: before.asked_again_at, ...again } : {};
}
