import { oldestKept } from "#platform/personal-data/retention.ts";
import type { Services } from "#platform/services.ts";
import { visitsRetentionMonths } from "./rules/sections.ts";

/** Deletes expired visit counts. */
export async function removeOldVisits({ store, clock }: Services): Promise<number> {
  const oldest = oldestKept(clock.now(), { unit: "months" }, visitsRetentionMonths).slice(0, 10);
  const result = await store.db.deleteFrom("visit_counts").where("day", "<", oldest).executeTakeFirst();
  return Number(result.numDeletedRows);
}
