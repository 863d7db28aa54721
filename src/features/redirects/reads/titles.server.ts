import type { Services } from "#platform/services.ts";

/** The old addresses of redirects by id. */
export async function redirectTitles(
  { store }: Services,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await store.db
    .selectFrom("redirects")
    .select(["id", "from_path"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map(({ id, from_path }) => [id, from_path]));
}
