import type { Services } from "#platform/services.ts";
import type { VisitCountRow } from "../table.server.ts";

/** Adds to the counts of days and sections in one statement. */
export async function addVisits({ store }: Services, rows: readonly VisitCountRow[]): Promise<void> {
  if (rows.length === 0) return;
  // Always in the same order: concurrent processes could deadlock otherwise.
  const inOrder = rows.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other), "en"));
  await store.transact(async (tx) => {
    await tx
      .insertInto("visit_counts")
      .values(inOrder)
      .onConflict((conflict) =>
        conflict.columns(["day", "section"]).doUpdateSet(({ eb, ref }) => ({
          count: eb(ref("visit_counts.count"), "+", ref("excluded.count")),
        })),
      )
      .execute();
  });
}

const keyOf = ({ day, section }: VisitCountRow) => `${day} ${section}`;
