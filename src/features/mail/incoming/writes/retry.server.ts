import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { mailboxCopy } from "../copy.ts";

/**
 * Lets all mails that couldn't be read be tried again: the process that reads the mailbox puts them back. Those that wait
 * for it already stay as they are. @returns how many were asked for. @throws {HttpError} conflict if there are none.
 */
export async function retryUnreadMails(services: Services, actor: Actor): Promise<number> {
  authorize(actor, "messages.write");
  return services.store.transact(async (tx) => {
    const known = await tx.selectFrom("unread_mails").select("id").limit(1).executeTakeFirst();
    if (known === undefined) throw new HttpError("conflict", { message: mailboxCopy.nothingToRetry });
    const { numUpdatedRows } = await tx
      .updateTable("unread_mails")
      .set({ retry_at: instantNow(services.clock) })
      .where("retry_at", "=", "")
      .executeTakeFirst();
    const count = Number(numUpdatedRows);
    if (count > 0) await recordAudit(tx, services, { actor, action: "mailbox.retried" });
    return count;
  });
}
