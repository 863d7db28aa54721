import { type Actor, authorize } from "#features/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { boxes, statesOf } from "../rules/boxes.ts";
import { mondaysUntil, type Received, type Week, weeksOf } from "../rules/weeks.ts";

/** How much came in each week, how quickly it was replied to, and what it was about. Spam is left out. */
export async function inboxWeeks(services: Services, actor: Actor): Promise<Week[]> {
  authorize(actor, boxes.messages.read);
  authorize(actor, boxes.inquiries.read);
  const { store, clock } = services;
  const now = clock.now();
  const since = mondaysUntil(now).at(-1) ?? "";
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
  const received: Received[] = [...messages, ...inquiries.map((each) => ({ ...each, subject: "" }))].map(
    ({ created_at, met_at, subject }) => ({ createdAt: created_at, metAt: met_at, subject }),
  );
  return weeksOf(received, now);
}
