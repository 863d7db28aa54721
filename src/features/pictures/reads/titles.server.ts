import type { Services } from "#platform/services.ts";

/** The descriptions of pictures by id. */
export async function pictureTitles(
  { store }: Services,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await store.db
    .selectFrom("pictures")
    .select(["id", "alt"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map(({ id, alt }) => [id, alt]));
}
