import type { Feature } from "#platform/feature.ts";
import { analyticsFiles } from "./analytics/api.server.ts";
import { analyticsSettings } from "./analytics/settings.server.ts";
import { visitsEndpoints } from "./visits/api.server.ts";
import { removeOldVisits } from "./visits/jobs.server.ts";
import { visitsMigrations } from "./visits/table.server.ts";
import { countVisits } from "./visits/writes/counter.server.ts";

/** Our own visit counts by section, and Google Analytics for visitors who agree. */
export const metricsFeature = {
  name: "metrics",
  settings: analyticsSettings,
  migrations: visitsMigrations,
  endpoints: visitsEndpoints,
  files: analyticsFiles,
  retention: { "visits.counts": removeOldVisits },
  watch: countVisits,
} satisfies Feature;
