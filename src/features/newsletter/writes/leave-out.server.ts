import type { Tx } from "#platform/database/open.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { openChoices } from "../reads.server.ts";
import type { MutedChoices } from "../schema.ts";
import { leaveList } from "./leaving.server.ts";
import { keepChoices } from "./subscribing.server.ts";

/**
 * Makes what an address has left out for a time the reader's own choice, within the caller's transaction; "all"
 * unsubscribes. Nothing happens if the address isn't subscribed; one that mail didn't reach still is.
 */
export async function keepLeavingOut(
  tx: Tx,
  services: Services,
  { email, leftOut, page }: { email: string; leftOut: "all" | MutedChoices; page: string },
): Promise<void> {
  // Updating the row locks it, as when somebody unsubscribes.
  const row = await tx
    .updateTable("subscribers")
    .set((known) => ({ state: known.ref("state") }))
    .where("email_index", "in", services.cipher.blindIndexes("subscribers", comparableEmail(email)))
    .where("state", "in", ["active", "unreached"])
    .returning(["id", "preferences"])
    .executeTakeFirst();
  if (!row) return;
  if (leftOut === "all") {
    await leaveList(tx, services, { subscriberId: row.id, page });
    return;
  }
  const own = openChoices(services, row);
  const both = (one: readonly string[], other: readonly string[]) => [...new Set([...one, ...other])];
  const choices = { topics: both(own.topics, leftOut.topics), dates: both(own.dates, leftOut.dates) };
  await keepChoices(services, row.id, choices, tx);
}
