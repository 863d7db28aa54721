import * as z from "zod/mini";
import type { KeyedTable } from "#platform/crypto/keyed-table.ts";
import type { Feature } from "#platform/feature.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import { exportEndpoints } from "./api/exports.server.ts";
import { responsesEndpoints } from "./api/visitors.server.ts";
import { removeOldResponses, responsesJobs } from "./jobs.server.ts";
import { respondents } from "./reads/respondents.server.ts";
import routes from "./routes.ts";
import { responsesMigrations } from "./table.server.ts";
import { responsesSource } from "./writes/personal.server.ts";
import { updateViewerFigures } from "./writes/viewer-figures.server.ts";

const withEmail = z.object({ email: z.string() });

/** What responses store under the data key. */
const responsesKeyed: readonly KeyedTable[] = [
  {
    table: "responses",
    columns: ["answers", "contact"],
    indexes: [
      {
        column: "contact_index",
        from: "contact",
        purpose: "responses",
        text: (contact) => comparableEmail(withEmail.parse(JSON.parse(contact)).email),
      },
    ],
    indexedAgain: ["address_indexes"],
    // The code on paper was made with the version of its time.
    lasting: ["receipt_index"],
  },
  // Counts add up over many responses, so they keep the mark of the oldest version.
  { table: "response_marks", lasting: ["mark"] },
];

/** Responses to campaigns: receiving them, receipts, results and deletion. */
export const responsesFeature = {
  name: "responses",
  routes,
  migrations: responsesMigrations,
  endpoints: (services) => [...responsesEndpoints(services), ...exportEndpoints(services)],
  opening: updateViewerFigures,
  nightly: updateViewerFigures,
  jobs: responsesJobs,
  retention: { "responses.answers": removeOldResponses },
  // Each row has its own expiry date, set by its campaign.
  retentionKinds: [{ name: "responses.answers", rows: { table: "responses", since: "erase_at" } }],
  personalData: [responsesSource],
  audiences: [respondents],
  keyed: responsesKeyed,
} satisfies Feature;
