import type { Services } from "#platform/services.ts";

/** The titles of campaigns by id. */
export async function campaignTitles(
  { store }: Services,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await store.db
    .selectFrom("campaigns")
    .select(["id", "title"])
    .where("id", "in", [...ids])
    .where("state", "!=", "deleted")
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}
