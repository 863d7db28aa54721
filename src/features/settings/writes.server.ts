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

/**
 * Takes hold of a setting until the transaction ends, so that two people who change it at once notice each other.
 * @returns what is stored; "" while nobody has set it.
 */
export async function lockTeamSetting(tx: Tx, name: string): Promise<string> {
  // Put there first where nobody has changed it yet, so that there is a row to hold.
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
