import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import type { Services } from "#platform/services.ts";
import { type MailboxName, mailboxes, mailboxNames } from "../forms/rules/mailboxes.ts";
import { remember } from "./change.server.ts";

/** The job that brings back what was snoozed. */
export const returnJob = "inbox.return";

/** Queues the return of a snoozed conversation. */
export async function queueReturn(
  tx: Tx,
  services: Pick<Services, "ids" | "clock">,
  mailbox: MailboxName,
  { id, until }: { id: string; until: string },
): Promise<void> {
  await enqueue(tx, services, { kind: returnJob, payload: { box: mailbox, id }, runAt: until });
}

/** Puts a snoozed conversation back to what is to do, if its time has come. It may have been snoozed again since. */
export async function returnSnoozed(
  { store, ids, clock }: Pick<Services, "store" | "ids" | "clock">,
  mailbox: MailboxName,
  id: string,
): Promise<void> {
  const now = instantNow(clock);
  await store.transact(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable(mailboxes[mailbox].table)
      .set((row) => ({ state: "open", state_at: now, snoozed_until: "", version: row("version", "+", 1) }))
      .where("id", "=", id)
      .where("state", "=", "snoozed")
      .where("snoozed_until", "<=", now)
      .executeTakeFirst();
    if (numUpdatedRows > 0n)
      await remember(tx, { ids, clock }, { id: "" }, mailbox, { id, kind: "returned", detail: "" });
  });
}

/** Brings back whatever has missed its time, such as after a restored backup. */
export async function returnMissed(services: Pick<Services, "store" | "ids" | "clock">): Promise<void> {
  for (const mailbox of mailboxNames) {
    const rows = await services.store.db
      .selectFrom(mailboxes[mailbox].table)
      .select("id")
      .where("state", "=", "snoozed")
      .where("snoozed_until", "<=", instantNow(services.clock))
      .execute();
    for (const { id } of rows) await returnSnoozed(services, mailbox, id);
  }
}
