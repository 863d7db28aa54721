import {
  keptFigure,
  oldestKept,
  type RetentionRule,
  retentionName,
} from "#platform/personal-data/retention.ts";
import type { Services } from "#platform/services.ts";
import { zoneIn, zoneSetting } from "./rules.ts";

/** What owners have set under a name; undefined while nobody has. */
export async function teamSetting(
  { store }: Pick<Services, "store">,
  name: string,
): Promise<string | undefined> {
  const row = await store.db
    .selectFrom("team_settings")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.value;
}

/** How long a kind of thing is kept now, in the rule's own unit. */
export async function keptNow(services: Pick<Services, "store">, rule: RetentionRule): Promise<number> {
  return keptFigure(rule, await teamSetting(services, retentionName(rule)));
}

/** The moment before which things of a kind are removed now. */
export async function removedBefore(
  services: Pick<Services, "store" | "clock">,
  rule: RetentionRule,
): Promise<string> {
  return oldestKept(services.clock.now(), rule, await keptNow(services, rule));
}

/** The time zone in which the team reads and plans. */
export async function teamZone(services: Pick<Services, "store">): Promise<string> {
  return zoneIn(await teamSetting(services, zoneSetting));
}
