import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { type AdminEndpoint, adminEndpoint } from "#platform/http/endpoint.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { settingMessages } from "./copy.ts";

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

type SettingChange = {
  name: string;
  /** The stored value that the owner saw. */
  was: string;
  action: `settings.${string}`;
  /** For the audit log: ids and figures only. */
  subject: string;
  /** The value to store, from the one that is stored. */
  decide(stored: string): string;
};

/**
 * An owner's change of one setting, with its audit entry.
 * @throws {HttpError} forbidden; conflict when somebody else changed it first.
 */
export async function changeTeamSetting(
  services: Services,
  actor: Actor,
  { name, was, action, subject, decide }: SettingChange,
): Promise<void> {
  authorize(actor, "settings.manage");
  await services.store.transact(async (tx) => {
    const stored = await lockTeamSetting(tx, name);
    if (stored !== was) throw new HttpError("conflict", { message: settingMessages.changedMeanwhile });
    await putTeamSetting(tx, services, { name, value: decide(stored) });
    await recordAudit(tx, services, { actor, action, subject });
  });
}

/** @throws {HttpError} invalid_input, with the message at its field. */
export function refuseSetting(field: string, message: string): never {
  throw new HttpError("invalid_input", { message, fields: { [field]: message } });
}

type SettingEndpoint<Input> = Pick<
  AdminEndpoint<Input>,
  "operationId" | "withoutRecentSignIn" | "summary" | "input" | "example"
> & {
  /** Below /admin/settings. */
  path: string;
  change(services: Services, actor: Actor, input: Input): Promise<void>;
};

/** The endpoint that changes one setting of the team. */
export function settingEndpoint<Input>(
  services: Services,
  { path, change, ...definition }: SettingEndpoint<Input>,
) {
  const body = { message: settingMessages.changed };
  return adminEndpoint<Input>({
    ...definition,
    method: "patch",
    path: `/admin/settings/${path}`,
    permission: "settings.manage",
    answer: { status: 200, description: "The change is saved.", example: body },
    async handle(input, { actor }) {
      await change(services, actor, input);
      return { status: 200, body };
    },
  });
}
