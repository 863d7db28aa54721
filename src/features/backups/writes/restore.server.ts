import type { Services } from "#platform/services.ts";

/** A backup contains its own record, still in progress. */
export async function dropUnfinishedRuns(): Promise<(restored: Services) => Promise<readonly string[]>> {
  return async ({ store }) => {
    await store.db.deleteFrom("backup_runs").where("state", "=", "running").execute();
    return [];
  };
}
