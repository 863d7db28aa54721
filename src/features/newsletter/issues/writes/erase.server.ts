import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";

/**
 * Removes a person from every issue, including their queued emails. Sent emails stay in the counts but no longer refer
 * to the person.
 */
export async function dropIssuesOf(tx: Tx, { clock }: Services, subscriberId: string): Promise<void> {
  const waiting = await tx
    .updateTable("letter_mails")
    .set({ state: "skipped", at: instantNow(clock) })
    .where("subscriber_id", "=", subscriberId)
    .where("state", "in", ["waiting", "queued", "retrying"])
    .returning("entry_id")
    .execute();
  const entries = waiting.map(({ entry_id }) => entry_id).filter((id) => id !== "");
  if (entries.length > 0) await tx.deleteFrom("outbox").where("id", "in", entries).execute();
  await tx
    .updateTable("letter_mails")
    .set({ subscriber_id: null })
    .where("subscriber_id", "=", subscriberId)
    .execute();
}
