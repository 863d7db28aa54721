import { type Actor, authorize } from "#features/permissions/access.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";

/** Who acted. "visitor" is somebody without a session, behind a one-time link. */
export type AuditActor = Pick<Actor, "id"> | "terminal" | "visitor";

type AuditEntry = {
  actor: AuditActor;
  /** Feature and verb in the past: "campaigns.published". Its sentence stands in content/desk/audit-words.ts. */
  action: `${string}.${string}`;
  /** The id of what was changed, never a name or an address. */
  subject?: string;
};

/** Writes down a change, in the transaction that makes it: neither is there without the other. */
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

/** Writes down that the log itself was exported, before the first line of it leaves. */
export async function noteExport(services: Services, actor: Actor): Promise<void> {
  authorize(actor, "audit.read");
  await services.store.transact((tx) => recordAudit(tx, services, { actor, action: "audit.exported" }));
}
