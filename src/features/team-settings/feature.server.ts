import type { Feature } from "#platform/feature.ts";
import { teamSettingsMigrations } from "./table.server.ts";
import { teamSettings } from "./team-settings.server.ts";

/** Settings made by owners, by name; each feature defines its own limits. */
export const teamSettingsFeature = {
  name: "team-settings",
  migrations: teamSettingsMigrations,
  teamSettings,
} satisfies Feature;
