import type { Services } from "#platform/services.ts";
import { decryptText } from "./encrypted.server.ts";

/** Clinic codes by id, with their clinic. */
export async function clinicCodeTitles(
  services: Services,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await services.store.db
    .selectFrom("coupons")
    .selectAll()
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, `${decryptText(services, row).clinic}: ${row.code}`]));
}
