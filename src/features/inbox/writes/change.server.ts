import type { Actor } from "#features/permissions/access.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { inboxMessages } from "../copy/inbox.ts";
import { type ItemState, type MailboxName, mailboxes } from "../forms/rules/mailboxes.ts";
import type { EventRow } from "../table.server.ts";

/** What is known of an item without decrypting it. */
export type ItemStatus = {
  id: string;
  state: ItemState;
  assignee: string;
  version: number;
  met_at: string;
  team_told: number;
};

/** Its status now. @throws {HttpError} not_found. */
export async function statusOf(tx: Tx, mailbox: MailboxName, id: string): Promise<ItemStatus> {
  const row = await tx
    .selectFrom(mailboxes[mailbox].table)
    .select(["id", "state", "assignee", "version", "met_at", "team_told"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new HttpError("not_found", { message: inboxMessages.gone });
  return row;
}

/**
 * Changes an item that still has this version.
 * @throws {HttpError} conflict on a version conflict; nothing is changed then.
 */
export async function change(
  tx: Tx,
  mailbox: MailboxName,
  { id, version }: { id: string; version: number },
  values: Partial<Omit<ItemStatus, "id" | "version">> & { state_at?: string; asked_again_at?: string },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable(mailboxes[mailbox].table)
    .set({ ...values, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new HttpError("conflict", { message: inboxMessages.changed });
}

/** Writes down what happened to it. */
export async function remember(
  tx: Tx,
  { ids, clock }: Pick<Services, "ids" | "clock">,
  actor: Actor,
  mailbox: MailboxName,
  { id, ...event }: { id: string } & Pick<EventRow, "kind" | "detail">,
): Promise<void> {
  await tx
    .insertInto("inbox_events")
    .values({ id: ids.next(), ...belongsTo(mailbox, id), at: instantNow(clock), actor: actor.id, ...event })
    .execute();
}

/** The columns that tie a row to what it is about. */
export function belongsTo(mailbox: MailboxName, id: string) {
  return mailbox === "messages" ? { message_id: id, inquiry_id: null } : { message_id: null, inquiry_id: id };
}
