import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { HttpError } from "#platform/http/errors.ts";
import { retryDeadLetter } from "#platform/outbox/dead-letters.ts";
import type { Services } from "#platform/services.ts";

/** Requeues a failed email. @throws {HttpError} not_found, also when it is already queued. */
export async function retryMail(services: Services, actor: Actor, id: string): Promise<void> {
  authorize(actor, "mails.retry");
  await services.store.transact(async (tx) => {
    if (!(await retryDeadLetter(tx, services.clock, id)))
      throw new HttpError("not_found", {
        message: "This email is no longer in the failed list. It may have been sent since.",
      });
    await recordAudit(tx, services, { actor, action: "mails.retried", subject: id });
  });
}
