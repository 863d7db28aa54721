import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { eraseFromList, leaveList } from "../../writes/subscribing.server.ts";

/** The page recorded in the consent log. */
const page = "/admin/subscribers";

/** Unsubscribes a subscriber. It's idempotent. @throws {HttpError} not_found. */
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
 * Erases a subscriber: address, sign-up page, opt-outs, and queued emails. A blind index stays, so that an import
 * doesn't add them again.
 * @throws {HttpError} not_found.
 */
export async function eraseSubscriber(services: Services, actor: Actor, id: string): Promise<void> {
  authorize(actor, "records.delete");
  await services.store.transact(async (tx) => {
    if (!(await eraseFromList(tx, services, { subscriberId: id, page }))) throw new HttpError("not_found");
    await recordAudit(tx, services, { actor, action: "subscribers.erased", subject: id });
  });
  await services.store.scrub();
}
