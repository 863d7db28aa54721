import { verifyLedger } from "#features/consent/reads.server.ts";
import { type Actor, demand } from "#features/roles/access.ts";
import type { Services } from "#platform/services.ts";

/** Checks the whole record of consent: how many lines it has, and the first that does not fit. */
export async function checkLedger(
  services: Services,
  actor: Actor,
): Promise<{ lines: number; broken: string | null }> {
  demand(actor, "privacy.manage");
  const broken = await verifyLedger(services);
  const counted = await services.store.db
    .selectFrom("consent")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .executeTakeFirst();
  return { lines: Number(counted?.count ?? 0), broken: broken ?? null };
}
