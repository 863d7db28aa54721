import type { Services } from "#platform/services.ts";

/**
 * Keeps the present DKIM keys over a restore: a backup can have one whose record is no longer in the DNS, and receivers
 * reject mails that are signed with it.
 */
export async function carryDkimKeys(
  present: Services | undefined,
): Promise<(restored: Services) => Promise<readonly string[]>> {
  const keys = await present?.store.db.selectFrom("dkim_keys").selectAll().execute();
  return ({ store }) =>
    store.transact(async (tx) => {
      if (keys) {
        await tx.deleteFrom("dkim_keys").execute();
        for (const key of keys) await tx.insertInto("dkim_keys").values(key).execute();
        return [];
      }
      const signing = await tx
        .updateTable("dkim_keys")
        .set({ seen_at: null })
        .where("seen_at", "is not", null)
        .returning("id")
        .execute();
      return signing.length === 0
        ? []
        : [
            "Emails aren’t signed until a check has found the DKIM record of the restored key in your DNS. Run script/admin mail check.",
          ];
    });
}
