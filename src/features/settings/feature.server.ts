import type { Feature } from "#platform/feature.ts";
import { teamSettingsMigrations } from "./table.server.ts";

/** What owners have set, by name; each feature brings its own bounds. */
export const settingsFeature = { name: "settings", migrations: teamSettingsMigrations } satisfies Feature;
