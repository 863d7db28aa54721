import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { current, identityNow } from "#content/current.ts";
import { siteDocument } from "#content/site.ts";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { todayIn } from "#platform/clock/calendar-days.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { fieldError, HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { teamZone } from "#platform/settings/stored-settings.ts";
import { clinicCodeFaults } from "./copy.ts";
import { type ClinicCode, clinicCodeAt, clinicCodeById } from "./reads.server.ts";
import { type ClinicCodeChange, clinicCodes, type NewClinicCode } from "./record.server.ts";
import { type ClinicCodeState, codeFrom, codeKey, codePrefix, isOver } from "./rules.ts";
import type { ClinicCodeKind } from "./schema.ts";

const prefixNow = () =>
  codePrefix({ chosen: current(siteDocument).clinicCodes.prefix, name: identityNow().name });

/**
 * Creates a code; generates one if none is given.
 * @throws {HttpError} invalid_input if the code is taken, in any case, or its last day has passed.
 */
export async function createClinicCode(
  services: Services,
  actor: Actor,
  content: NewClinicCode,
): Promise<ClinicCode> {
  const code = content.code === "" ? codeFrom(randomBytes(8), prefixNow()) : content.code;
  const { id } = await clinicCodes.create(
    services,
    actor,
    { ...content, code },
    {
      set: { state: "on", changed_at: instantNow(services.clock) },
      action: "coupons.made",
      also: () => refusePastDay(services, content.lastDay),
    },
  );
  return clinicCodeById(services, actor, id);
}

const stateActions = {
  on: "coupons.switched_on",
  off: "coupons.switched_off",
  usedUp: "coupons.used_up",
} as const satisfies Record<ClinicCodeState, `coupons.${string}`>;

/**
 * Changes a code's content or state.
 * @throws {HttpError} conflict if someone changed it meanwhile; invalid_input if the new code is taken or the new last
 * day has passed.
 */
export async function changeClinicCode(
  services: Services,
  actor: Actor,
  id: string,
  change: ClinicCodeChange,
): Promise<ClinicCode> {
  const { revision, state, ...value } = change;
  // Printed cards show the code, so an empty one isn't replaced by a generated one.
  if (value.code === "") throw fieldError("code", clinicCodeFaults.code);
  await clinicCodes.change(
    services,
    actor,
    { id, revision, value },
    {
      set: { ...(state && { state }), changed_at: instantNow(services.clock) },
      action: state && stateActions[state],
      also(_tx, { value: { lastDay }, present }) {
        // Expired codes can still be edited; only a new last day must not have passed.
        if (lastDay !== present?.lastDay) refusePastDay(services, lastDay);
      },
    },
  );
  return clinicCodeById(services, actor, id);
}

/**
 * Deletes a code and its counts permanently. Printed cards then lead to the message for unknown codes.
 * @throws {HttpError} invalid_input if a different code was typed.
 */
export async function deleteClinicCode(
  services: Services,
  actor: Actor,
  { id, typedCode }: { id: string; typedCode: string },
): Promise<void> {
  authorize(actor, "records.delete");
  const { code } = await clinicCodeById(services, actor, id);
  if (codeKey(typedCode) !== codeKey(code)) throw fieldError("code", clinicCodeFaults.deleteCode);
  await services.store.transact(async (tx) => {
    await tx.deleteFrom("clinic_code_counts").where("code_id", "=", id).execute();
    await tx.deleteFrom("clinic_codes").where("id", "=", id).execute();
    await recordAudit(tx, services, { actor, action: "coupons.deleted", subject: id });
  });
}

function refusePastDay({ clock }: Services, lastDay: string): void {
  if (isOver(lastDay, clock.now())) throw fieldError("lastDay", clinicCodeFaults.pastDay);
}

/**
 * Adds one to today's count of a usable code. Stores nothing about the visitor, and skips browsers that ask not to be
 * tracked.
 * @throws {HttpError} not_found.
 */
export async function countClinicCode(
  services: Services,
  code: string,
  { kind, headers }: { kind: ClinicCodeKind; headers: Headers },
): Promise<void> {
  if (headers.get("sec-gpc") === "1" || headers.get("dnt") === "1") return;
  const clinicCode = await clinicCodeAt(services, code);
  if (!clinicCode) throw new HttpError("not_found");
  if (clinicCode.status !== "live") return;
  const day = todayIn(await teamZone(services), services.clock.now());
  await services.store.transact((tx) =>
    tx
      .insertInto("clinic_code_counts")
      .values({ code_id: clinicCode.id, kind, day, count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(["code_id", "kind", "day"])
          .doUpdateSet({ count: sql<number>`clinic_code_counts.count + 1` }),
      )
      .execute(),
  );
}
