import { type Actor, authorize } from "#features/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { openAddress } from "../../reads.server.ts";
import { forgotten } from "../../table.server.ts";
import type { IssueCounts } from "./counts.server.ts";

/** How many of them are listed: nobody goes through more than these one by one. */
const most = 50;

type Bounced = { subscribers: { id: string; email: string }[]; more: number };

/** The people whose mail server refused an issue for good, while its emails are kept one by one. */
export async function bouncedOf(
  services: Pick<Services, "store" | "cipher">,
  actor: Actor,
  { id, failed }: { id: string } & Pick<IssueCounts, "failed">,
): Promise<Bounced> {
  authorize(actor, "subscribers.read");
  if (failed === 0) return { subscribers: [], more: 0 };
  const rows = await services.store.db
    .selectFrom("letter_mails")
    .innerJoin("subscribers", "subscribers.id", "letter_mails.subscriber_id")
    .select(["subscribers.id", "subscribers.email"])
    .where("letter_mails.letter_id", "=", id)
    .where("letter_mails.state", "=", "failed")
    .where("subscribers.email", "!=", forgotten)
    .orderBy("letter_mails.id")
    .limit(most)
    .execute();
  const subscribers = rows.map((row) => ({ id: row.id, email: openAddress(services, row) }));
  return { subscribers, more: subscribers.length < most ? 0 : failed - subscribers.length };
}
