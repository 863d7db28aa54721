import type { Services } from "#platform/services.ts";
import { openContent } from "./open-content.server.ts";

/** The subjects of newsletters by id. */
export async function issueTitles(
  services: Services,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await services.store.db
    .selectFrom("letters")
    .selectAll()
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, openContent(services, row).subject]));
}
