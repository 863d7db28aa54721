import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import type { Actor } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";

/** One change: who, what, which id and when. Never names, addresses or texts. */
export type AuditRow = {
  id: string;
  at: string;
  /** Who acted: the id of a team member, "terminal", or "visitor" for a link from an email. */
  actor: string;
  /** Feature and verb: "campaigns.published". */
  action: string;
  /** The id of the changed item; empty if there is none. */
  subject: string;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    audit: AuditRow;
  }
}

/** "visitor" is someone without a session who used a one-time link. */
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
