import type { Services } from "#platform/services.ts";
import { firstBrokenLine } from "./rules.ts";

/** Checks the whole ledger; answers the first line that does not fit, or undefined. */
export async function verifyLedger({ store }: Pick<Services, "store">): Promise<string | undefined> {
  const lines = await store.db.selectFrom("consent").selectAll().execute();
  const head = await store.db
    .selectFrom("consent_head")
    .select("hash")
    .where("id", "=", "head")
    .executeTakeFirstOrThrow();
  return firstBrokenLine(lines, head.hash);
}
