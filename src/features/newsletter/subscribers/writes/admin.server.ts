import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { dropIssuesOf } from "../../issues/writes/erase.server.ts";
import { eraseFromList, leaveList } from "../../writes.server.ts";

/** Where the ledger says it was done. */
const page = "/admin/subscribers";

/** Takes a subscriber off the list for them. Doing it twice changes nothing. @throws {HttpError} not_found. */
export async function unsubscribe(services: Services, actor: Actor, id: string): Promise<void> {
  authorize(actor, "subscribers.write");
  await services.store.transact(async (tx) => {
    const left = await leaveList(tx, services, { subscriberId: id, page });
    if (left === "unknown") throw new HttpError("not_found");
    if (left === "done")
      await recordAudit(tx, services, { actor, action: "subscribers.unsubscribed", subject: id });
  });
}

/**
 * Erases a subscriber: the address, where they signed up, what they leave out, and what is queued for them. A mark
 * stays, so that they are not brought back by an import. @throws {HttpError} not_found.
 */
export async function eraseSubscriber(services: Services, actor: Actor, id: string): Promise<void> {
  authorize(actor, "records.delete");
  await services.store.transact(async (tx) => {
    if (!(await eraseFromList(tx, services, { subscriberId: id, page }))) throw new HttpError("not_found");
    await dropIssuesOf(tx, services, id);
    await recordAudit(tx, services, { actor, action: "subscribers.erased", subject: id });
  });
  await services.store.scrub();
}
