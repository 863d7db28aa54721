import type { KeyedTable } from "#platform/crypto/keyed-table.ts";

/** What campaigns store under the data key. */
export const campaignsKeyed: readonly KeyedTable[] = [
  { table: "campaigns", columns: ["content"] },
  { table: "campaign_versions", key: ["campaign_id", "version"], columns: ["content"] },
  { table: "viewer_figures", key: ["campaign_id"], columns: ["figures"] },
  // Counts add up over many responses, so they keep the mark of the oldest version.
  { table: "campaign_places", lasting: ["mark"] },
  { table: "campaign_tallies", lasting: ["mark"] },
];
