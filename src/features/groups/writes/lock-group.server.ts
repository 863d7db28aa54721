import type { Tx } from "#platform/database/open.ts";
import type { SupportGroupRow } from "../table.server.ts";

/** Finds a group and locks it until the transaction ends. Every write to its places does so first of all rows. */
export async function lockGroup(
  tx: Tx,
  by: { id: string } | { slug: string },
): Promise<SupportGroupRow | undefined> {
  const [column, value] = "id" in by ? (["id", by.id] as const) : (["slug", by.slug] as const);
  return tx
    .updateTable("support_groups")
    .set(({ ref }) => ({ last_rank: ref("last_rank") }))
    .where(column, "=", value)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Locks several groups, always in the same order, so that two such transactions can't deadlock. Whoever needs more than
 * one locks all before anything else: offering free seats may announce a change, which another group's transaction may
 * wait for.
 */
export async function lockGroups(tx: Tx, ids: readonly string[]): Promise<readonly SupportGroupRow[]> {
  const groups: SupportGroupRow[] = [];
  for (const id of ids.toSorted()) {
    const group = await lockGroup(tx, { id });
    if (group) groups.push(group);
  }
  return groups;
}
