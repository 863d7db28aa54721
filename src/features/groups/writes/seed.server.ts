import * as z from "zod/mini";
import { shippedGroups } from "#content/groups.ts";
import { supportGroups } from "#content/pages/support/groups.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";
import { lockTeamSetting, putTeamSetting } from "#platform/settings/change-setting.ts";
import { storedSetting } from "#platform/settings/stored-settings.ts";
import { groundRulesOf } from "../rules/ground-rules.ts";
import { fromTimetable, groupsIn } from "../rules/timetable.ts";
import { announceGroups } from "../table.server.ts";
import { newGroupRow } from "./groups.server.ts";

const seeded = "groups.seeded";

/**
 * Makes the first groups of a site, once: those that the team had published in the timetable of an earlier release, or
 * those that are shipped. One of several processes that start at once does it.
 */
export async function seedGroups(services: Services): Promise<void> {
  const { store, clock, log } = services;
  const now = instantNow(clock);
  if (await storedSetting(services, seeded)) return;
  await store.transact(async (tx) => {
    if ((await lockTeamSetting(tx, seeded)) !== "") return;
    await putTeamSetting(tx, services, { name: seeded, value: now });
    const given = { groundRules: await currentRules(tx), now };
    const published = groupsIn(await publishedIn(tx, "groups"), given);
    if (published && published.unfit > 0) log.warn({ event: "groups.unfit", count: published.unfit });
    const groups = published?.groups ?? shippedGroups.flatMap((group) => fromTimetable(group, given) ?? []);
    const rows = groups.map((group) => newGroupRow(services, group));
    if (rows.length > 0)
      await tx
        .insertInto("support_groups")
        .values(rows)
        .onConflict((conflict) => conflict.column("slug").doNothing())
        .execute();
    await announceGroups(tx, services);
  });
}

const pageTexts = z.object({
  rules: z.object({ lists: z.array(z.object({ heading: z.string(), items: z.array(z.string()) })) }),
});

/** The ground rules of the public page, as the team has published them. */
async function currentRules(tx: Tx): Promise<string> {
  const { data } = pageTexts.safeParse(await publishedIn(tx, "groups-page"));
  return groundRulesOf(data?.rules.lists ?? supportGroups.rules.lists);
}

/** What an earlier release has stored of a document. At this point of a start, no content is loaded yet. */
async function publishedIn(tx: Tx, document: string): Promise<unknown> {
  const row = await tx
    .selectFrom("content_documents")
    .select("published")
    .where("id", "=", document)
    .executeTakeFirst();
  try {
    return JSON.parse(row?.published ?? "");
  } catch {
    return undefined;
  }
}
