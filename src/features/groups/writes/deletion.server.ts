import { groupFaults as faults } from "#content/groups/places.ts";
import { recordAudit } from "#platform/audit/record-audit.ts";
import type { Tx } from "#platform/database/open.ts";
import { fieldError, HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { removeAccessTo } from "#platform/team/member-access.ts";
import { groupTarget } from "../reads/hosts.server.ts";
import { contentOf, livePlaces } from "../reads/places.server.ts";
import { refreshGroups } from "../reads/public.server.ts";
import { announceGroups } from "../table.server.ts";
import { lockGroup } from "./lock-group.server.ts";

/** Every table with rows of a group; a test compares it with the database. */
export const groupTables = [
  "group_attendance",
  "group_bars",
  "group_counted",
  "group_dates",
  "group_doors",
  "group_figures",
  "group_hosts",
  "group_intents",
  "group_mails",
  "group_places",
] as const;

/**
 * @throws {HttpError} not_found; conflict while somebody has a place or waits for one; invalid_input if its
 * name isn't typed.
 */
export async function deleteGroup(
  services: Services,
  actor: Actor,
  { id, name }: { id: string; name: string },
): Promise<void> {
  authorize(actor, "records.delete");
  await services.store.transact(async (tx) => {
    const row = await lockGroup(tx, { id });
    if (!row) throw new HttpError("not_found");
    if ((await livePlaces(tx, id)).length > 0) throw new HttpError("conflict", { message: faults.hasPeople });
    if (comparable(name) !== comparable(contentOf(row).name)) throw fieldError("name", faults.deleteName);
    await removeRows(tx, id);
    await announceGroups(tx, services);
    await recordAudit(tx, services, { actor, action: "groups.deleted", subject: id });
  });
  await refreshGroups(services);
  await services.store.scrub();
}

const comparable = (text: string) => text.trim().toLowerCase();

/** Deletes a draft that nobody has signed up for. @throws {HttpError} not_found; conflict for any other group. */
export async function deleteDraft(services: Services, actor: Actor, { id }: { id: string }): Promise<void> {
  authorize(actor, "groups.write");
  await services.store.transact(async (tx) => {
    const row = await lockGroup(tx, { id });
    if (!row) throw new HttpError("not_found");
    const place = await tx
      .selectFrom("group_places")
      .select("id")
      .where("group_id", "=", id)
      .executeTakeFirst();
    if (row.state !== "draft" || place) throw new HttpError("conflict", { message: faults.notDraft });
    await removeRows(tx, id);
    await recordAudit(tx, services, { actor, action: "groups.draft_deleted", subject: id });
  });
}

async function removeRows(tx: Tx, id: string): Promise<void> {
  await removeAccessTo(tx, groupTarget(id));
  for (const table of groupTables) await tx.deleteFrom(table).where("group_id", "=", id).execute();
  await tx.deleteFrom("support_groups").where("id", "=", id).execute();
}
