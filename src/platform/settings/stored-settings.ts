import { isTimeZone } from "#platform/clock/time-zone.ts";
import {
  keptFigure,
  oldestKept,
  type RetentionRule,
  retentionName,
} from "#platform/personal-data/retention.ts";
import type { Services } from "#platform/services.ts";

/** One setting made by an owner; without a row the default applies. */
type TeamSettingRow = { name: string; value: string; changed_at: string };

declare module "#platform/database/tables.ts" {
  interface Tables {
    team_settings: TeamSettingRow;
  }
}

/** The owners' value for a name; undefined if there is none. */
export async function storedSetting(
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

export async function settingNow<Value>(
  services: Pick<Services, "store">,
  { row, read }: { row: string; read(stored: string): Value },
): Promise<Value> {
  return read((await storedSetting(services, row)) ?? "");
}

/** The current retention period of a kind, in the rule's own unit. */
export async function keptNow(services: Pick<Services, "store">, rule: RetentionRule): Promise<number> {
  return keptFigure(rule, await storedSetting(services, retentionName(rule)));
}

/** Data of a kind from before this moment is deleted. */
export async function removedBefore(
  services: Pick<Services, "store" | "clock">,
  rule: RetentionRule,
): Promise<string> {
  return oldestKept(services.clock.now(), rule, await keptNow(services, rule));
}

/** Where the team's time zone is stored; one that this machine doesn't know counts as none. */
export const zoneSetting = {
  row: "team.zone",
  read: (stored: string) => (isTimeZone(stored) ? stored : "America/New_York"),
};

export async function teamZone(services: Pick<Services, "store">): Promise<string> {
  return settingNow(services, zoneSetting);
}
