import { sql } from "kysely";
import { todayIn } from "#platform/clock/calendar-days.ts";
import { day, instantAfter } from "#platform/clock/clock.ts";
import { largeCounts } from "#platform/list/large-counts.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { teamZone } from "#platform/settings/stored-settings.ts";
import { type ConversationKind, kindRules } from "../forms/rules/conversation-kinds.ts";
import { followedUp, quietDays } from "../rules/follow-up.ts";

/** How many somebody wanted to follow up on by today, and how many have waited for their reply for two weeks. */
export type FilterCounts = { followUp: number; quiet: number };

const kept = largeCounts<FilterCounts>(({ followUp, quiet }) => followUp + quiet);

export async function filterCounts(
  services: Services,
  actor: Actor,
  kind: ConversationKind,
): Promise<FilterCounts> {
  authorize(actor, kindRules[kind].read);
  return kept(services, kind, async () => {
    const today = todayIn(await teamZone(services), services.clock.now());
    const count = services.store.db
      .selectFrom("conversations")
      .where("kind", "=", kind)
      .select(({ fn }) => fn.countAll<number | string>().as("count"));
    // Written out, so that SQLite knows which index has them.
    const followUp = await count
      .where(sql<boolean>`follow_up_on <> ''`)
      .where("follow_up_on", "<=", today)
      .where("state", "in", followedUp)
      .executeTakeFirstOrThrow();
    const quiet = await count
      .where(sql<boolean>`state = 'waiting'`)
      .where("state_at", "<=", instantAfter(services.clock, -quietDays * day))
      .executeTakeFirstOrThrow();
    return { followUp: Number(followUp.count), quiet: Number(quiet.count) };
  });
}
