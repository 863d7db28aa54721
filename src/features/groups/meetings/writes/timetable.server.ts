import { Temporal } from "temporal-polyfill";
import { current } from "#content/current.ts";
import { groupOf } from "#content/groups/timetable.ts";
import { groupsDocument } from "#content/groups.ts";
import { supportGroups } from "#content/pages/support/groups.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Services } from "#platform/services.ts";
import { seriesOf } from "../../rules.ts";
import { fromTimetable } from "../rules/timetable.ts";
import { createGroup } from "./groups.server.ts";

/**
 * Makes a draft of each group of the timetable that isn't here yet, with the ground rules of the public page.
 * @returns how many were made.
 */
export async function bringOverTimetable(services: Services, actor: Actor): Promise<{ made: number }> {
  authorize(actor, "groups.write");
  const rows = await services.store.db.selectFrom("support_groups").select("slug").execute();
  const known = new Set(rows.map(({ slug }) => slug));
  const missing = current(groupsDocument).groups.filter(({ id }) => !known.has(id));
  const groundRules = supportGroups.rules.lists
    .map(({ heading, items }) => [heading, ...items.map((item) => `- ${item}`)].join("\n"))
    .join("\n\n");
  const now = Temporal.Instant.from(instantNow(services.clock));
  for (const entry of missing) {
    const firstOfRound = seriesOf(groupOf(entry).meeting, now).begins.start.toPlainDate().toString();
    await createGroup(services, actor, fromTimetable(entry, { groundRules, firstOfRound }));
  }
  return { made: missing.length };
}
