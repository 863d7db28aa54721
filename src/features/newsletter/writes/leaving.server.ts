import { lastGivenWording } from "#features/privacy/consent/reads.server.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { consentSubject, recordConsent } from "#platform/consent/consent-log.ts";
import type { Tx } from "#platform/database/open.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { openAddress, signupWording } from "../reads.server.ts";
import type { SubscriberState } from "../rules.ts";
import { erasedPerson } from "../table.server.ts";

/** Within the caller's transaction. */
export async function leaveList(
  tx: Tx,
  services: Services,
  leaving: Leaving,
): Promise<"done" | "already" | "unknown"> {
  return changeState(tx, services, { ...leaving, target: "unsubscribed", from: anyButLeft });
}

/**
 * Erases a subscriber's address, name, tags, page and choices, and their queued emails, and unsubscribes them. Only a
 * blind index is kept, so that an import doesn't add them again and old links still work.
 * @returns whether the subscriber existed.
 */
export async function eraseFromList(tx: Tx, services: Services, leaving: Leaving): Promise<boolean> {
  const left = await leaveList(tx, services, leaving);
  if (left === "unknown") return false;
  await tx
    .updateTable("subscribers")
    .set(erasedPerson(services))
    .where("id", "=", leaving.subscriberId)
    .execute();
  await tx.deleteFrom("subscriber_tagged").where("subscriber_id", "=", leaving.subscriberId).execute();
  await tx
    .deleteFrom("outbox")
    .where("state", "!=", "done")
    .where("kind", "in", [welcomeJob, confirmJob])
    .where("payload", "=", JSON.stringify({ subscriberId: leaving.subscriberId }))
    .execute();
  await dropIssuesOf(tx, services, leaving.subscriberId);
  return true;
}

/**
 * Removes a person from every issue, including their queued emails. Sent emails stay in the counts but no longer refer
 * to the person.
 */
async function dropIssuesOf(tx: Tx, { clock }: Services, subscriberId: string): Promise<void> {
  const waiting = await tx
    .updateTable("issue_mails")
    .set({ state: "skipped", at: instantNow(clock) })
    .where("subscriber_id", "=", subscriberId)
    .where("state", "in", ["waiting", "queued", "retrying"])
    .returning("entry_id")
    .execute();
  const entries = waiting.map(({ entry_id }) => entry_id).filter((id) => id !== "");
  if (entries.length > 0) await tx.deleteFrom("outbox").where("id", "in", entries).execute();
  await tx
    .updateTable("issue_mails")
    .set({ subscriber_id: null })
    .where("subscriber_id", "=", subscriberId)
    .execute();
}

export const welcomeJob = "newsletter.welcome";
export const confirmJob = "newsletter.confirm";

/** Who withdrew the consent, and where: the reader, or the team on their behalf. */
export type Leaving = { subscriberId: string; page: string };

export const anyButLeft = ["pending", "active", "unreached"] as const;

export async function changeState(
  tx: Tx,
  services: Services,
  {
    subscriberId,
    page,
    target,
    from,
  }: Leaving & { target: "active" | "unsubscribed"; from: readonly SubscriberState[] },
): Promise<"done" | "already" | "unknown"> {
  const now = instantNow(services.clock);
  // Updating the row locks it, as in `subscribe`, until the transaction ends.
  const row = await tx
    .updateTable("subscribers")
    .set((known) => ({ state: known.ref("state") }))
    .where("id", "=", subscriberId)
    .returning(["id", "email", "state"])
    .executeTakeFirst();
  if (!row) return "unknown";
  // A confirmation counts only while pending: an old link must not undo a later unsubscribe.
  if (!from.includes(row.state)) return "already";
  await tx
    .updateTable("subscribers")
    .set({
      state: target,
      changed_at: now,
      // A reader whose address works again isn't new: the welcome series doesn't begin again.
      ...(target === "active" && row.state === "pending" ? { confirmed_at: now } : {}),
    })
    .where("id", "=", subscriberId)
    .execute();
  const comparable = comparableEmail(openAddress(services, row));
  await recordConsent(tx, services, {
    subject: consentSubject(services, comparable),
    kind: target === "active" ? "confirmed" : "withdrawn",
    // What they confirm or take back is the sentence that they were shown.
    ...((await lastGivenWording(tx, services, comparable)) ?? signupWording()),
    page,
  });
  return "done";
}
