import { sql } from "kysely";
import type { Services } from "#platform/services.ts";
import { isCountable } from "../rules/months.ts";

/** What a month counts that is stored with a day or a month. */
const dated = [
  ["visit_counts", "day"],
  ["subscribers", "created_at"],
  ["conversations", "created_at"],
  ["campaign_tallies", "day"],
  ["clinic_code_counts", "day"],
  ["group_figures", "month"],
  ["mentor_requests", "created_at"],
] as const;

/** The month of the oldest record that is still there, and the given one if there is none before it. */
export async function firstRecord({ store }: Services, last: string): Promise<string> {
  const months = [last];
  for (const [table, column] of dated) {
    const row = await store.db
      .selectFrom(table)
      .select(sql<string | null>`min(${sql.ref(column)})`.as("first"))
      .executeTakeFirst();
    const month = row?.first?.slice(0, 7) ?? "";
    if (isCountable(month)) months.push(month);
  }
  return months.toSorted()[0] ?? last;
}
