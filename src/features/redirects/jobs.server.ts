import { sql } from "kysely";
import { removedBefore } from "#features/settings/reads.server.ts";
import type { Services } from "#platform/services.ts";
import { missingRetention, smallestShown } from "./rules.ts";

/** Removes the counts of addresses that were not found, after their time; what is left of few is a fingerprint again. */
export async function removeOldMissing(services: Services): Promise<number> {
  const before = await removedBefore(services, missingRetention);
  return services.store.transact(async (tx) => {
    const gone = await tx.deleteFrom("missing_addresses").where("day", "<", before).executeTakeFirst();
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
    return Number(gone.numDeletedRows);
  });
}
