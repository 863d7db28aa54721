import { sql } from "kysely";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { clinicCodeAt } from "../reads/public.server.ts";
import type { ClinicCodeKind } from "../schema.ts";

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
  await services.store.transact(async (tx) => {
    await tx
      .insertInto("coupon_counts")
      .values({ coupon_id: clinicCode.id, kind, day, count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(["coupon_id", "kind", "day"])
          .doUpdateSet({ count: sql<number>`coupon_counts.count + 1` }),
      )
      .execute();
  });
}
