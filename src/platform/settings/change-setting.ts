import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { settingMessages } from "./setting-messages.ts";
import { storedSetting } from "./stored-settings.ts";
import type { AnyTeamSetting } from "./team-setting.ts";

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

/** Since when `what` has been the present one: the stored time, or else now, which is stored then. */
export async function sinceWhen(
  services: Pick<Services, "store" | "clock">,
  { name, what }: { name: string; what: string },
): Promise<Date> {
  const sinceIn = (stored: string) => {
    const [of, at] = stored.split(" ");
    return of === what && at !== undefined ? new Date(at) : undefined;
  };
  const known = sinceIn((await storedSetting(services, name)) ?? "");
  if (known) return known;
  return services.store.transact(async (tx) => {
    // Another process may have been first.
    const stored = sinceIn(await lockTeamSetting(tx, name));
    if (stored) return stored;
    const now = services.clock.now();
    await putTeamSetting(tx, services, { name, value: `${what} ${now.toISOString()}` });
    return now;
  });
}

/**
 * An owner's change of one setting, with its audit entry.
 * @returns the text that is stored now.
 * @throws {HttpError} forbidden, invalid_input; conflict when somebody else changed it first.
 */
export async function changeSetting(
  services: Services,
  actor: Actor,
  { setting, input }: { setting: AnyTeamSetting; input: { expected: string } },
): Promise<string> {
  authorize(actor, "settings.manage");
  await setting.check?.(input, services);
  const name = setting.rowOf?.(input) ?? setting.row;
  return services.store.transact(async (tx) => {
    const stored = await lockTeamSetting(tx, name);
    if (stored !== input.expected)
      throw new HttpError("conflict", { message: settingMessages.changedMeanwhile });
    const value = setting.write(input, { stored, services });
    await putTeamSetting(tx, services, { name, value });
    await recordAudit(tx, services, { actor, action: setting.audit.action, subject: setting.subject(input) });
    return value;
  });
}

/** @throws {HttpError} invalid_input, with the message at its field. */
export function refuseSetting(field: string, message: string): never {
  throw new HttpError("invalid_input", { message, fields: { [field]: message } });
}
