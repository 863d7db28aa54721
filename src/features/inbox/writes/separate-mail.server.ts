import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { HttpError } from "#platform/http/errors.ts";
import { withIdempotencyKey } from "#platform/http/idempotency.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import type { Services } from "#platform/services.ts";
import { type MailboxName, mailboxes } from "../forms/rules/mailboxes.ts";
import { insertReceived, receivedRow } from "../forms/writes.server.ts";
import { mailCopy } from "../mails/copy.ts";
import { openMail } from "../mails/reads.server.ts";
import { shownIn } from "../reads/merged.server.ts";

/**
 * Begins a conversation with whoever wrote an email from another address. It gets the email's own words; what the email
 * quotes are words of the first conversation, and stay there with the email and its files.
 * @returns the id of the new message; the same again for a repeated press.
 * @throws {HttpError} not_found if the email is gone, conflict if it can't be answered that way.
 */
export async function separateMail(
  services: Services,
  actor: Actor,
  mailbox: MailboxName,
  { id, mailId, idempotencyKey }: { id: string; mailId: string; idempotencyKey: string | undefined },
): Promise<string> {
  authorize(actor, mailboxes[mailbox].write);
  authorize(actor, mailboxes.messages.write);
  return services.store.transact(async (tx) => {
    const row = await tx.selectFrom("inbox_mails").selectAll().where("id", "=", mailId).executeTakeFirst();
    // A merged conversation's emails are shown in the other.
    const itemId = row?.[mailboxes[mailbox].link];
    if (!row || !itemId || (await shownIn(tx, mailbox, itemId)) !== id)
      throw new HttpError("not_found", { message: mailCopy.gone });
    const earlier = await tx
      .selectFrom("contact_messages")
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
      operation: `${mailbox}.separate`,
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
      await recordAudit(tx, services, { actor, action: `${mailbox}.mail_separated`, subject: received.id });
    });
  });
}
