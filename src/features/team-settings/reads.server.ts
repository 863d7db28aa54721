import {
  keptFigure,
  oldestKept,
  type RetentionRule,
  retentionName,
} from "#platform/personal-data/retention.ts";
import type { Services } from "#platform/services.ts";
import { zone } from "./team-settings.server.ts";

/** The owners' value for a name; undefined if there is none. */
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

/** What a setting says now. */
export async function settingNow<Value>(
  services: Pick<Services, "store">,
  { row, read }: { row: string; read(stored: string): Value },
): Promise<Value> {
  return read((await teamSetting(services, row)) ?? "");
}

/** The current retention period of a kind, in the rule's own unit. */
export async function keptNow(services: Pick<Services, "store">, rule: RetentionRule): Promise<number> {
  return keptFigure(rule, await teamSetting(services, retentionName(rule)));
}

/** Data of a kind from before this moment is deleted. */
export async function removedBefore(
  services: Pick<Services, "store" | "clock">,
  rule: RetentionRule,
): Promise<string> {
  return oldestKept(services.clock.now(), rule, await keptNow(services, rule));
}

/** The team's time zone. */
export async function teamZone(services: Pick<Services, "store">): Promise<string> {
  return settingNow(services, zone);
}
