import type { Services } from "#platform/services.ts";

/** After a restore, hosts who were taken off a group since the backup stay off, as far as the previous data shows. */
export async function carryHosts(
  present: Services | undefined,
): Promise<(restored: Services) => Promise<readonly string[]>> {
  if (!present)
    return async () => ["Hosts of groups are those of the backup. Look through them at /admin/groups."];
  const { db } = present.store;
  const groups = new Set((await db.selectFrom("support_groups").select("id").execute()).map(({ id }) => id));
  const kept = new Set(
    (await db.selectFrom("group_hosts").selectAll().execute()).map(
      ({ group_id, member_id }) => `${group_id} ${member_id}`,
    ),
  );
  return (restored) =>
    restored.store.transact(async (tx) => {
      const rows = await tx.selectFrom("group_hosts").selectAll().execute();
      // A data folder without this group says nothing about its hosts.
      const gone = rows.filter(
        ({ group_id, member_id }) => groups.has(group_id) && !kept.has(`${group_id} ${member_id}`),
      );
      for (const { group_id, member_id } of gone)
        await tx
          .deleteFrom("group_hosts")
          .where("group_id", "=", group_id)
          .where("member_id", "=", member_id)
          .execute();
      return gone.length > 0
        ? [`Hosts taken off groups since the backup, taken off again: ${gone.length}.`]
        : [];
    });
}
