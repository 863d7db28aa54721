import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { isTaken } from "#platform/database/errors.ts";
import { rowById } from "#platform/database/open.ts";
import { fieldError, HttpError, notFoundError } from "#platform/http/errors.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { clinicCodeFaults } from "./copy.ts";
import { type ClinicCode, clinicCodeAt, clinicCodeById, clinicCodeOf } from "./reads.server.ts";
import { type ClinicCodeState, codeFrom, codeKey, isOver } from "./rules.ts";
import type { ClinicCodeChange, ClinicCodeContent, ClinicCodeKind } from "./schema.ts";
import { type ClinicCodeRow, encryptText } from "./table.server.ts";

/**
 * Creates a code; generates one if none is given.
 * @throws {HttpError} invalid_input if the code is taken, in any case, or its last day has passed.
 */
export async function createClinicCode(
  services: Services,
  actor: Actor,
  content: ClinicCodeContent,
): Promise<ClinicCode> {
  authorize(actor, "clinic-codes.write");
  refusePastDay(services, content.lastDay);
  const now = instantNow(services.clock);
  const id = services.ids.next();
  const row: ClinicCodeRow = {
    id,
    ...columnsOf(services, id, content),
    state: "on",
    revision: 1,
    created_at: now,
    changed_at: now,
  };
  return saved(
    services.store.transact(async (tx) => {
      await tx.insertInto("coupons").values(row).execute();
      await recordAudit(tx, services, { actor, action: "coupons.made", subject: id });
      return clinicCodeOf(services, row);
    }),
  );
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
  authorize(actor, "clinic-codes.write");
  const { revision, state, ...content } = change;
  // Printed cards show the code, so an empty one isn't replaced by a generated one.
  if (content.code === "") throw new HttpError("invalid_input", { fields: { code: clinicCodeFaults.code } });
  return saved(
    services.store.transact(async (tx) => {
      const found = await rowById(tx, "coupons", id).executeTakeFirstOrThrow(notFoundError);
      const present = clinicCodeOf(services, found);
      // Expired codes can still be edited; only a new last day must not have passed.
      if (content.lastDay !== undefined && content.lastDay !== present.lastDay)
        refusePastDay(services, content.lastDay);
      const row = await tx
        .updateTable("coupons")
        .set({
          ...columnsOf(services, id, merged(present, content)),
          state: state ?? present.state,
          revision: revision + 1,
          changed_at: instantNow(services.clock),
        })
        .where("id", "=", id)
        .where("revision", "=", revision)
        .returningAll()
        .executeTakeFirst();
      if (!row) throw new HttpError("conflict", { message: clinicCodeFaults.changed });
      const action = state === undefined ? "coupons.changed" : stateActions[state];
      await recordAudit(tx, services, { actor, action, subject: id });
      return clinicCodeOf(services, row);
    }),
  );
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
    await tx.deleteFrom("coupon_counts").where("coupon_id", "=", id).execute();
    await tx.deleteFrom("coupons").where("id", "=", id).execute();
    await recordAudit(tx, services, { actor, action: "coupons.deleted", subject: id });
  });
}

/** The stored content with the given changes. */
function merged(present: ClinicCode, content: Omit<ClinicCodeChange, "revision" | "state">): Columns {
  const { clinic, code, plan, covers, uses, lastDay } = present;
  return {
    clinic: content.clinic ?? clinic,
    code: content.code ?? code,
    plan: content.plan ?? plan,
    covers: content.covers ?? covers,
    uses: content.uses === undefined ? uses : content.uses,
    lastDay: content.lastDay ?? lastDay,
  };
}

type Columns = Omit<ClinicCodeContent, "plan"> & { plan: string };

function columnsOf(services: Services, id: string, content: Columns) {
  const code = content.code === "" ? codeFrom(randomBytes(8)) : content.code;
  return {
    code,
    code_key: codeKey(code),
    plan: content.plan,
    uses: content.uses,
    last_day: content.lastDay,
    words: encryptText(services, id, content),
  };
}

function refusePastDay({ clock }: Services, lastDay: string): void {
  if (isOver(lastDay, clock.now())) throw fieldError("lastDay", clinicCodeFaults.pastDay);
}

async function saved<Result>(writing: Promise<Result>): Promise<Result> {
  try {
    return await writing;
  } catch (error) {
    if (!isTaken(error)) throw error;
    throw fieldError("code", clinicCodeFaults.taken);
  }
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
  const day = services.clock.now().toISOString().slice(0, 10);
  await services.store.transact((tx) =>
    tx
      .insertInto("coupon_counts")
      .values({ coupon_id: clinicCode.id, kind, day, count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(["coupon_id", "kind", "day"])
          .doUpdateSet({ count: sql<number>`coupon_counts.count + 1` }),
      )
      .execute(),
  );
}
