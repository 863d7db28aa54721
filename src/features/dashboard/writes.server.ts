import { recordAudit } from "#platform/audit/record-audit.ts";
import { HttpError } from "#platform/http/errors.ts";
import { entryKind, retryEntry, stopEntry } from "#platform/outbox/dead-letters.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { taskText } from "./copy/tasks.ts";

const gone = "This email is no longer waiting. It may have been sent since.";

/** Sends an email of the queue now, with all its attempts. @throws {HttpError} not_found, also while it's being sent. */
export async function retryMail(services: Services, actor: Actor, id: string): Promise<void> {
  authorize(actor, "mails.retry");
  await services.store.transact(async (tx) => {
    if (!(await retryEntry(tx, services.clock, id))) throw new HttpError("not_found", { message: gone });
    await recordAudit(tx, services, { actor, action: "mails.retried", subject: id });
  });
}

/**
 * Deletes an email from the queue, so that it's never sent.
 * @throws {HttpError} not_found, also while it's being sent; conflict for what can't be stopped here.
 */
export async function stopMail(services: Services, actor: Actor, id: string): Promise<void> {
  authorize(actor, "records.delete");
  await services.store.transact(async (tx) => {
    const kind = await entryKind(tx, id);
    if (kind === undefined) throw new HttpError("not_found", { message: gone });
    if (taskText(kind).stays)
      throw new HttpError("conflict", {
        message: "This can't be stopped here. Pause a newsletter issue on its own screen.",
      });
    if (!(await stopEntry(tx, services.clock, id))) throw new HttpError("not_found", { message: gone });
    await recordAudit(tx, services, { actor, action: "mails.stopped", subject: id });
  });
}
