import { groupFaults as faults } from "#content/groups/places.ts";
import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { fieldError, HttpError } from "#platform/http/errors.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { lockGroup } from "./settle.server.ts";

/**
 * Lets somebody sign up again who wasn't readmitted to a group. They are found by the address, which we don't have.
 * @throws {HttpError} not_found; invalid_input if nobody with this address is refused.
 */
export async function liftBar(
  services: Services,
  actor: Actor,
  { groupId, email }: { groupId: string; email: string },
): Promise<void> {
  authorize(actor, "groups.write");
  const { store, cipher } = services;
  await store.transact(async (tx) => {
    if (!(await lockGroup(tx, { id: groupId }))) throw new HttpError("not_found");
    const { numDeletedRows } = await tx
      .deleteFrom("group_bars")
      .where("group_id", "=", groupId)
      .where("email_index", "in", cipher.blindIndexes("group_bars", comparableEmail(email)))
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw fieldError("email", faults.notBarred);
    await recordAudit(tx, services, { actor, action: "groups.bar_lifted", subject: groupId });
  });
}
