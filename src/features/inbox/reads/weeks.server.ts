import { type Actor, authorize } from "#features/permissions/access.ts";
import { largeCounts } from "#platform/list/large-counts.ts";
import type { Services } from "#platform/services.ts";
import { mailboxes, statesOf } from "../forms/rules/mailboxes.ts";
import { mondaysUntil, type Received, type Week, weeksOf } from "../rules/weeks.ts";
import { answeringDaysNow } from "./answering-days.server.ts";

const keptWeeks = largeCounts<Week[]>((weeks) => weeks.reduce((sum, { received }) => sum + received, 0));

/**
 * How much came in each week, how quickly it was replied to, how much within the promised time, and what it was about.
 * Spam is left out.
 */
export async function inboxWeeks(services: Services, actor: Actor): Promise<Week[]> {
  authorize(actor, mailboxes.messages.read);
  authorize(actor, mailboxes.inquiries.read);
  const since = mondaysUntil(services.clock.now()).at(-1) ?? "";
  return keptWeeks(services, since, () => weeksSince(services, since));
}

async function weeksSince(services: Services, since: string): Promise<Week[]> {
  const { store, clock } = services;
  const messages = await store.db
    .selectFrom("contact_messages")
    .select(["created_at", "met_at", "subject"])
    .where("created_at", ">=", since)
    .where("state", "in", statesOf("all"))
    .execute();
  const inquiries = await store.db
    .selectFrom("clinic_inquiries")
    .select(["created_at", "met_at"])
    .where("created_at", ">=", since)
    .where("state", "in", statesOf("all"))
    .execute();
  const received: Received[] = [
    ...messages.map((row) => ({ ...row, promise: mailboxes.messages.promise })),
    ...inquiries.map((row) => ({ ...row, subject: "", promise: mailboxes.inquiries.promise })),
  ].map(({ created_at, met_at, subject, promise }) => ({
    createdAt: created_at,
    metAt: met_at,
    subject,
    promise,
  }));
  return weeksOf(received, clock.now(), await answeringDaysNow(services));
}
