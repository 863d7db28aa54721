import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { mentors } from "../record.server.ts";

/** The mentors' names, for the admin's search. */
export async function mentorNames(
  services: Services,
  actor: Actor,
): Promise<readonly { id: string; name: string }[]> {
  authorize(actor, "mentors.read");
  const rows = await services.store.db.selectFrom("mentors").selectAll().execute();
  return rows.map((row) => ({ id: row.id, name: mentors.fromRow(services, row).name }));
}
