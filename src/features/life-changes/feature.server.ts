import { changedLink } from "#content/something-changed.ts";
import type { KeyedTable } from "#platform/crypto/keyed-table.ts";
import type { Feature } from "#platform/feature.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import { lifeChangesEndpoints } from "./api.server.ts";
import { leftOutMails } from "./reads.server.ts";
import routes from "./routes.ts";
import { changeRetention } from "./rules.ts";
import { endBreak, endJob, forgetOldChanges } from "./writes/changes.server.ts";
import { lifeChangesSource } from "./writes/personal.server.ts";
import { replayChanges } from "./writes/restore.server.ts";

const lifeChangesKeyed: readonly KeyedTable[] = [
  {
    table: "life_changes",
    columns: ["email", "content"],
    indexes: [{ column: "email_index", from: "email", purpose: "life_changes", text: comparableEmail }],
  },
];

/** "Something has changed": newsletters and places in groups, changed together with one press. */
export const lifeChangesFeature = {
  name: "life-changes",
  routes,
  mailedLinks: [changedLink],
  reservedPaths: [/^\/something-changed(\/|$)/],
  endpoints: lifeChangesEndpoints,
  jobs: (services) => ({
    [endJob]: ({ payload: { changeId = "", until = "" } }) => endBreak(services, { changeId, until }),
  }),
  retention: { "life-changes.changes": forgetOldChanges },
  retentionKinds: [{ rule: changeRetention, rows: { table: "life_changes", since: "created_at" } }],
  personalData: [lifeChangesSource],
  keyed: lifeChangesKeyed,
  exclusion: leftOutMails,
  restoring: replayChanges,
} satisfies Feature;
