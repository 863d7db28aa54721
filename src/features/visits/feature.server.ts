import type { Feature } from "#platform/feature.ts";
import { analyticsFiles } from "./analytics/api.server.ts";
import { analyticsSettings } from "./analytics/settings.server.ts";
import { visitsEndpoints } from "./api.server.ts";
import { visitsMigrations } from "./table.server.ts";
import { countVisits, removeOldVisits } from "./writes.server.ts";

/** Our own visit counts by section, and Google Analytics for visitors who agree. */
export const visitsFeature = {
  name: "visits",
  settings: analyticsSettings,
  migrations: visitsMigrations,
  endpoints: visitsEndpoints,
  files: analyticsFiles,
  retention: { "visits.counts": removeOldVisits },
  watch: countVisits,
} satisfies Feature;
