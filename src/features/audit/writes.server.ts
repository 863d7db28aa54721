import { type Actor, authorize } from "#features/permissions/access.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";

/** Who acted. "visitor" is someone without a session who used a one-time link. */
export type AuditActor = Pick<Actor, "id"> | "terminal" | "visitor";

type AuditEntry = {
  actor: AuditActor;
  /** Feature and verb in the past tense: "campaigns.published". Its sentence is in copy.ts. */
  action: `${string}.${string}`;
  /** The id of the changed item, never a name or address. */
  subject?: string;
};

/** Records a change in the same transaction that makes it. */
export async function recordAudit(
  tx: Tx,
  { ids, clock }: Pick<Services, "ids" | "clock">,
  { actor, action, subject = "" }: AuditEntry,
): Promise<void> {
  await tx
    .insertInto("audit")
    .values({
      id: ids.next(),
      at: instantNow(clock),
      actor: typeof actor === "string" ? actor : actor.id,
      action,
      subject,
    })
    .execute();
}

/** Records an export of the log itself before its first line is sent. */
export async function noteExport(services: Services, actor: Actor): Promise<void> {
  authorize(actor, "audit.read");
  await services.store.transact((tx) => recordAudit(tx, services, { actor, action: "audit.exported" }));
}
