import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";

/** Sets a value in the transaction that writes it down in the audit. */
export async function putTeamSetting(
  tx: Tx,
  { clock }: Pick<Services, "clock">,
  { name, value }: { name: string; value: string },
): Promise<void> {
  const changed = { value, changed_at: instantNow(clock) };
  await tx
    .insertInto("team_settings")
    .values({ name, ...changed })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(changed))
    .execute();
}
