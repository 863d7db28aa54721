import type { Feature } from "#platform/feature.ts";
import { auditEndpoints } from "./api.server.ts";
import routes from "./routes.ts";
import { auditMigrations } from "./table.server.ts";
import { noteRestore, removeOldAudit } from "./writes.server.ts";

/** The log of changes made by the team. */
export const auditFeature = {
  name: "audit",
  routes,
  migrations: auditMigrations,
  endpoints: auditEndpoints,
  retention: { "audit.entries": removeOldAudit },
  restoring: noteRestore,
} satisfies Feature;
