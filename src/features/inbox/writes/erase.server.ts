import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { inboxMessages } from "../copy/inbox.ts";
import { type MailboxName, mailboxes } from "../forms/rules/mailboxes.ts";
import { teamMailOf } from "../forms/writes.server.ts";
import { forgetSearched } from "../reads/search.server.ts";

/**
 * Erases one for good, with its notes, answers and history (the tables see to that) and every mail about it that
 * waits. @throws {HttpError} not_found.
 */
export async function eraseItem(
  services: Services,
  actor: Actor,
  mailbox: MailboxName,
  id: string,
): Promise<void> {
  authorize(actor, mailboxes[mailbox].write);
  authorize(actor, "records.delete");
  const { table, link } = mailboxes[mailbox];
  const teamMail = teamMailOf(mailbox, id);
  // If several people are notified, more follows after the id.
  const payload = `${JSON.stringify(teamMail.payload).slice(0, -1)}%`;
  await services.store.transact(async (tx) => {
    const answers = await tx.selectFrom("inbox_answers").select("outbox_id").where(link, "=", id).execute();
    const mails = answers.map(({ outbox_id }) => outbox_id);
    if (mails.length > 0) await tx.deleteFrom("outbox").where("id", "in", mails).execute();
    await tx
      .deleteFrom("outbox")
      .where("kind", "=", teamMail.kind)
      .where("payload", "like", payload)
      .execute();
    const { numDeletedRows } = await tx.deleteFrom(table).where("id", "=", id).executeTakeFirst();
    if (numDeletedRows === 0n) throw new HttpError("not_found", { message: inboxMessages.gone });
    await recordAudit(tx, services, { actor, action: `${mailbox}.erased`, subject: id });
  });
  forgetSearched(services, mailbox, [id]);
  await services.store.scrub();
}
