import type { Actor } from "#features/permissions/access.ts";
import { parseKeep } from "#platform/backup/rotation.ts";
import { listOf } from "#platform/list/columns.ts";
import type { Services } from "#platform/services.ts";
import { backupColumns } from "../copy/columns.ts";
import { backupsCopy as copy } from "../copy.ts";
import { backupsShown } from "./state.server.ts";

/** The backups as text, ready for their screen. */
export async function backupsScreen(services: Services, actor: Actor) {
  const { to, keep, next, lastAt, runs } = await backupsShown(services, actor);
  const kept = parseKeep(keep);
  return {
    title: copy.heading,
    isSetUp: to !== null,
    isRunning: runs.some(({ state }) => state === "running"),
    failing: runs[0]?.state !== "made" ? (runs[0]?.problem ?? "") : "",
    where: runs.find(({ state }) => state === "made")?.place || to || copy.where.none,
    next,
    lastAt,
    keep: "problem" in kept ? keep : copy.keep.text(kept.daily, kept.weekly),
    list: listOf(backupColumns, runs, ({ id, state }) => ({ id, state })),
  };
}
