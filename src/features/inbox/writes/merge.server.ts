import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import { withIdempotencyKey } from "#platform/http/idempotency.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { inboxMessages } from "../copy/inbox.ts";
import { type ConversationKind, isListed, kindRules, statesOf } from "../forms/rules/conversation-kinds.ts";
import { insertReceived, receivedRow } from "../forms/writes.server.ts";
import { mailCopy } from "../mails/copy.ts";
import { openMail } from "../mails/reads.server.ts";
import { itemById } from "../reads/items.server.ts";
import { shownIn } from "../reads/merged.server.ts";
import { keptOf } from "../rules/merge.ts";
import { change, remember } from "./change.server.ts";

type Pair = { id: string; version: number; other: string; idempotencyKey: string | undefined };

/**
 * Merges two conversations of one address. The one that needs the team sooner stays and shows the other in it. Nothing
 * of either is changed, so separating them restores both.
 * @returns the ids of the one that stays and of the other, and the version that separating them needs.
 * @throws {HttpError} conflict on a version conflict, or for two that can't be merged; not_found if one is gone.
 */
export async function mergeItems(
  services: Services,
  actor: Actor,
  kind: ConversationKind,
  { id, version, other, idempotencyKey: key }: Pair,
): Promise<{ kept: string; merged: string; version: number }> {
  authorize(actor, kindRules[kind].write);
  await refuseOtherAddress(services, kind, [id, other]);
  return services.store.transact(async (tx) => {
    const [here, there] = [await rowOf(tx, kind, id), await rowOf(tx, kind, other)];
    const { kept, merged } = keptOf(here, there);
    const call = { operation: `${kind}.merge`, key, input: [id, other], id: kept.id };
    const keptId = await withIdempotencyKey(tx, services, call, async () => {
      if (here.version !== version) throw new HttpError("conflict", { message: inboxMessages.changed });
      for (const { state } of [here, there])
        if (state === "suspected_spam" || !isListed(state)) refuseMerge();
      const reopens = kept.state === "snoozed" && statesOf("todo").includes(merged.state);
      const open = reopens ? ({ state: "open", state_at: instantNow(services.clock) } as const) : {};
      await change(tx, kind, kept, open);
      await change(tx, kind, merged, {
        state: "merged",
        state_before_merge: merged.state,
        merged_into: kept.id,
        snoozed_until: merged.snoozed_until,
      });
      if (reopens) await remember(tx, services, actor, { id: kept.id, kind: "moved", detail: "open" });
      await remember(tx, services, actor, { id: kept.id, kind: "merged", detail: merged.id });
      await recordAudit(tx, services, { actor, action: `${kind}.merged`, subject: merged.id });
    });
    const { version: now } = await rowOf(tx, kind, keptId);
    return { kept: keptId, merged: keptId === id ? other : id, version: now };
  });
}

type Separation = { id: string; version: number; merged: string; idempotencyKey: string | undefined };

/**
 * Takes a merged conversation out again, as it was before. If its snooze has ended in the meantime, it's to do.
 * @throws {HttpError} conflict on a version conflict, or if it isn't merged into this one.
 */
export async function unmergeItem(
  services: Services,
  actor: Actor,
  kind: ConversationKind,
  { id, version, merged, idempotencyKey: key }: Separation,
): Promise<void> {
  authorize(actor, kindRules[kind].write);
  const now = instantNow(services.clock);
  await services.store.transact(async (tx) => {
    const [here, there] = [await rowOf(tx, kind, id), await rowOf(tx, kind, merged)];
    const call = { operation: `${kind}.unmerge`, key, input: [id, merged], id: merged };
    await withIdempotencyKey(tx, services, call, async () => {
      const { state_before_merge: before, snoozed_until } = there;
      if (there.merged_into !== id || before === "")
        throw new HttpError("conflict", { message: inboxMessages.notMerged });
      await change(tx, kind, { id: here.id, version }, {});
      const isOver = before === "snoozed" && snoozed_until <= now;
      const repliedAt = await repliedSinceMerged(tx, { id, merged });
      await change(tx, kind, there, {
        ...(repliedAt === undefined ? {} : { met_at: there.met_at || repliedAt, asked_again_at: "" }),
        state: isOver ? "open" : before,
        snoozed_until: isOver ? "" : snoozed_until,
        state_before_merge: "",
        merged_into: null,
      });
      for (const each of [id, merged])
        await remember(tx, services, actor, { id: each, kind: "unmerged", detail: merged });
      await recordAudit(tx, services, { actor, action: `${kind}.unmerged`, subject: merged });
    });
  });
}

/** When both were last replied to; undefined if they weren't since they were merged. */
async function repliedSinceMerged(
  tx: Tx,
  { id, merged }: Pick<Separation, "id" | "merged">,
): Promise<string | undefined> {
  const event = await tx
    .selectFrom("inbox_events")
    .select("at")
    .where("conversation_id", "=", id)
    .where("kind", "=", "merged")
    .where("detail", "=", merged)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  const reply = await tx
    .selectFrom("inbox_answers")
    .select("created_at")
    .where("conversation_id", "=", id)
    .where("created_at", ">=", event?.at ?? "")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return event && reply?.created_at;
}

async function refuseOtherAddress(
  services: Services,
  kind: ConversationKind,
  ids: readonly [string, string],
) {
  const [one, other] = await Promise.all(ids.map((id) => itemById(services, kind, id)));
  if (!one || !other) throw new HttpError("not_found", { message: inboxMessages.gone });
  if (one.id === other.id || comparableEmail(one.email) !== comparableEmail(other.email)) refuseMerge();
}

function refuseMerge(): never {
  throw new HttpError("conflict", { message: inboxMessages.cannotMerge });
}

async function rowOf(tx: Tx, kind: ConversationKind, id: string) {
  const row = await tx
    .selectFrom("conversations")
    .where("kind", "=", kind)
    .select(["id", "version", "state", "met_at", "created_at", "snoozed_until"])
    .select(["asked_again_at", "merged_into", "state_before_merge"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new HttpError("not_found", { message: inboxMessages.gone });
  return row;
}

/**
 * Begins a conversation with whoever wrote an email from another address. It gets the email's own words; what the email
 * quotes are words of the first conversation, and stay there with the email and its files.
 * @returns the id of the new message; the same again for a repeated press.
 * @throws {HttpError} not_found if the email is gone, conflict if it can't be answered that way.
 */
export async function separateMail(
  services: Services,
  actor: Actor,
  kind: ConversationKind,
  { id, mailId, idempotencyKey }: { id: string; mailId: string; idempotencyKey: string | undefined },
): Promise<string> {
  authorize(actor, kindRules[kind].write);
  authorize(actor, kindRules.messages.write);
  return services.store.transact(async (tx) => {
    const row = await tx.selectFrom("inbox_mails").selectAll().where("id", "=", mailId).executeTakeFirst();
    // A merged conversation's emails are shown in the other.
    const itemId = row?.conversation_id;
    if (!row || !itemId || (await shownIn(tx, kind, itemId)) !== id)
      throw new HttpError("not_found", { message: mailCopy.gone });
    const earlier = await tx
      .selectFrom("conversations")
      .select("id")
      .where("id", "=", row.answered_in)
      .executeTakeFirst();
    if (earlier) return earlier.id;
    if (row.part !== "other_address") throw new HttpError("conflict", { message: mailCopy.notOther });
    const { email, name, subject, text } = openMail(services, row);
    if (email === "") throw new HttpError("conflict", { message: mailCopy.noAddress });
    const message = text.slice(0, textBounds.message).toWellFormed();
    const received = receivedRow(services, "messages", {
      texts: { name: name.slice(0, textBounds.name), email, message },
      suspected: false,
      email: { subject: subject.slice(0, textBounds.name) },
    });
    const call = {
      operation: `${kind}.separate`,
      key: idempotencyKey,
      input: [id, mailId],
      id: received.id,
    };
    return withIdempotencyKey(tx, services, call, async () => {
      await insertReceived(tx, services, received);
      const { numUpdatedRows } = await tx
        .updateTable("inbox_mails")
        .set({ answered_in: received.id })
        .where("id", "=", mailId)
        .where("answered_in", "=", row.answered_in)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new HttpError("conflict", { message: mailCopy.answeredMeanwhile });
      await recordAudit(tx, services, { actor, action: `${kind}.mail_separated`, subject: received.id });
    });
  });
}
