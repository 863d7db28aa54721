import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import { keptFigure, retentionName } from "#platform/personal-data/retention.ts";
import type { Services } from "#platform/services.ts";
import { lockTeamSetting, putTeamSetting } from "#platform/settings/change-setting.ts";
import { kindWithin } from "../reads/retention.server.ts";
import { adminPrivacyMessages } from "../schema.ts";

/**
 * Changes a retention period from the next night on.
 * @throws {HttpError} invalid_input if it's out of range; conflict if someone else changed it.
 */
export async function changeRetention(
  services: Services,
  actor: Actor,
  { name, figure, expected }: { name: string; figure: number; expected: number },
): Promise<void> {
  authorize(actor, "privacy.manage");
  const { rule } = kindWithin(services, name, figure);
  const setting = retentionName(rule);
  await services.store.transact(async (tx) => {
    if (keptFigure(rule, await lockTeamSetting(tx, setting)) !== expected)
      throw new HttpError("conflict", {
        message: adminPrivacyMessages.changedMeanwhile,
      });
    await putTeamSetting(tx, services, { name: setting, value: String(figure) });
    await recordAudit(tx, services, {
      actor,
      action: "privacy.retention_changed",
      subject: `${name}: ${expected} → ${figure} ${rule.unit}`,
    });
  });
}

export async function countRemoval(
  { store, clock }: Pick<Services, "store" | "clock">,
  name: string,
  removed: number,
): Promise<void> {
  await store.db
    .insertInto("removal_counts")
    .values({ name, day: instantNow(clock).slice(0, 10), removed })
    .onConflict((conflict) =>
      conflict.columns(["name", "day"]).doUpdateSet(({ eb, ref }) => ({
        removed: eb("removal_counts.removed", "+", ref("excluded.removed")),
      })),
    )
    .execute();
}
