import { sql } from "kysely";
import { removedBefore } from "#features/team-settings/reads.server.ts";
import type { Services } from "#platform/services.ts";
import { missingRetention, smallestShown } from "./rules.ts";

/** Deletes expired counts of addresses not found; addresses with few requests left are hashed again. */
export async function removeOldMissing(services: Services): Promise<number> {
  const before = await removedBefore(services, missingRetention);
  return services.store.transact(async (tx) => {
    const deleted = await tx.deleteFrom("missing_addresses").where("day", "<", before).executeTakeFirst();
    await tx
      .updateTable("missing_addresses")
      .set({ path: "" })
      .where("mark", "in", (few) =>
        few
          .selectFrom("missing_addresses")
          .select("mark")
          .groupBy("mark")
          .having(sql<number>`sum(count)`, "<", smallestShown),
      )
      .execute();
    return Number(deleted.numDeletedRows);
  });
}
