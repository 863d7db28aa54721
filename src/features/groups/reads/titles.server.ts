import type { Database, Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";
import { contentOf } from "./places.server.ts";

export async function groupTitles(
  { store }: Services,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await store.db
    .selectFrom("support_groups")
    .select(["id", "content"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, contentOf(row).name]));
}

/** The groups that limited access can be given to. */
export async function groupsByTitle(db: Database | Tx): Promise<readonly { id: string; title: string }[]> {
  const rows = await db.selectFrom("support_groups").select(["id", "content"]).execute();
  return rows
    .map((row) => ({ id: row.id, title: contentOf(row).name }))
    .toSorted((one, other) => one.title.localeCompare(other.title));
}
