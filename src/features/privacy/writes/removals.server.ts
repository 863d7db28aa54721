import { instantNow } from "#platform/clock/clock.ts";
import type { Services } from "#platform/services.ts";

/** Adds to today's removal count. */
export async function countRemoval(
  { store, clock }: Pick<Services, "store" | "clock">,
  name: string,
  removed: number,
): Promise<void> {
  await store.db
    .insertInto("removal_counts")
    .values({ name, day: instantNow(clock).slice(0, 10), removed })
    .onConflict((conflict) =>
      conflict.columns(["name", "day"]).doUpdateSet(({ eb, ref }) => ({
        removed: eb("removal_counts.removed", "+", ref("excluded.removed")),
      })),
    )
    .execute();
}
