import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";

/** Sets a value in the transaction that records it in the audit log. */
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

/**
 * Locks a setting until the transaction ends, so that concurrent changes are detected.
 * @returns the stored value; "" if there is none.
 */
export async function lockTeamSetting(tx: Tx, name: string): Promise<string> {
  // Inserted first if it doesn't exist, so that there is a row to lock.
  await tx
    .insertInto("team_settings")
    .values({ name, value: "", changed_at: "" })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const held = await tx
    .updateTable("team_settings")
    .set(({ ref }) => ({ value: ref("value") }))
    .where("name", "=", name)
    .returning("value")
    .executeTakeFirstOrThrow();
  return held.value;
}
