import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { backUpNow } from "#features/backups/writes/backups.server.ts";
import type { FeatureServices } from "#features/index.server.ts";
import { createWorker } from "#worker/worker.ts";
import type { Team } from "./story.ts";

/**
 * A backup that the owner has asked for just now. `finalFolder` is where the data will be: the list of backups says so
 * from the beginning.
 */
export async function makeBackup(services: FeatureServices, team: Team, finalFolder: string): Promise<void> {
  const folder = resolve(services.settings.DATA_DIR, "backups");
  mkdirSync(folder, { mode: 0o700, recursive: true });
  const withPlace = { ...services, settings: { ...services.settings, BACKUP_TO: folder } };
  await backUpNow(withPlace, team.owner);
  await createWorker(withPlace).drain();
  const { db } = services.store;
  await db
    .updateTable("backup_runs")
    .set({ place: resolve(finalFolder, "backups") })
    .execute();
}
