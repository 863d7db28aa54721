import type { Kysely } from "kysely";
import { enteredBackupTarget, targetInEnvironment } from "#platform/backup/entered-target.ts";
import { lastBackup } from "#platform/backup/last-backup.ts";
import { isOnDisk } from "#platform/backup/open-target.ts";
import { parseKeep } from "#platform/backup/rotation.ts";
import type { Tables } from "#platform/database/tables.ts";
import { enteredValue, isEnteredFor } from "#platform/entered/entered-settings.ts";
import { type Columns, listOf } from "#platform/list/columns.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { formatFileSize } from "#ui/file-size.ts";
import { stateNames } from "./copy.ts";
import { backupJob, shownRuns } from "./rules.ts";
import type { BackupRunRow } from "./table.server.ts";

type Needed = { db: Kysely<Tables>; dataDir: string };

type BackupState = {
  /** When the last one was made, by the site or by script/backup on this machine. */
  lastAt: Date | undefined;
  /** The last one that the site made. */
  last: BackupRunRow | undefined;
  /** Why backups fail since then. */
  failing: { at: string; problem: string } | undefined;
};

export async function backupNow({ db, dataDir }: Needed): Promise<BackupState> {
  const runs = db.selectFrom("backup_runs").selectAll().orderBy("started_at", "desc").orderBy("id", "desc");
  const made = await runs.where("state", "=", "made").limit(1).executeTakeFirst();
  const failed = await runs
    .where("problem", "!=", "")
    .where("state", "!=", "made")
    .where("started_at", ">", made?.started_at ?? "")
    .limit(1)
    .executeTakeFirst();
  const byHand = await lastBackup(dataDir);
  const times = [...(byHand ? [byHand] : []), ...(made ? [new Date(made.made_at)] : [])];
  return {
    lastAt: times.toSorted((one, other) => other.getTime() - one.getTime())[0],
    last: made,
    failing: failed && { at: failed.started_at, problem: failed.problem },
  };
}

export async function backupsShown({ store, settings }: Services, actor: Actor) {
  authorize(actor, "settings.manage");
  const { db } = store;
  const waiting = await db
    .selectFrom("outbox")
    .select("run_at")
    .where("kind", "=", backupJob)
    .where("state", "=", "queued")
    .orderBy("run_at")
    .executeTakeFirst();
  const runs = await db
    .selectFrom("backup_runs")
    .selectAll()
    .orderBy("started_at", "desc")
    .orderBy("id", "desc")
    .limit(shownRuns)
    .execute();
  return {
    to: settings.BACKUP_TO ?? null,
    keep: settings.BACKUP_KEEP,
    next: settings.BACKUP_TO === undefined ? null : (waiting?.run_at ?? null),
    lastAt: (await backupNow({ db, dataDir: settings.DATA_DIR })).lastAt?.toISOString() ?? null,
    runs,
  };
}

type BackupsShown = Awaited<ReturnType<typeof backupsShown>>;

/** The backups as text, ready for their screen. */
export async function backupsScreen(services: Services, actor: Actor) {
  const { to, keep, next, lastAt, runs } = await backupsShown(services, actor);
  const kept = parseKeep(keep);
  return {
    title: "Backups",
    isSetUp: to !== null,
    isOnDataDisk: to !== null && (await isOnDisk(to, services.settings.DATA_DIR)),
    entered: await enteredPlace(services),
    isRunning: runs.some(({ state }) => state === "running"),
    failing: runs[0]?.state !== "made" ? (runs[0]?.problem ?? "") : "",
    where: runs.find(({ state }) => state === "made")?.place || to || "Not set up",
    next,
    lastAt,
    keep: "problem" in kept ? keep : keptInWords(kept),
    list: listOf(backupColumns, runs, ({ id, name, state }) => ({ id, name, state })),
  };
}

/** No secret leaves the server. */
async function enteredPlace({ store, cipher, settings }: Services) {
  const { revision, value, unreadable } = await enteredValue(enteredBackupTarget, { db: store.db, cipher });
  const place = value?.place;
  const bucket = place?.kind === "bucket" ? place : undefined;
  return {
    revision,
    unreadable,
    isEntered: value !== undefined || unreadable,
    byServer: targetInEnvironment(settings) ?? "",
    otherSite: value !== undefined && !isEnteredFor(value, settings.SITE_URL) ? value.site : "",
    hasSecret: bucket !== undefined,
    fields: {
      kind: place?.kind ?? "bucket",
      folder: place?.kind === "folder" ? place.folder : "",
      bucket: bucket?.bucket ?? "",
      prefix: bucket?.prefix ?? "",
      endpoint: bucket?.endpoint ?? "",
      region: bucket?.region ?? "us-east-1",
      keyId: bucket?.keyId ?? "",
    },
  };
}

export type PlaceContent = Awaited<ReturnType<typeof enteredPlace>>;

type Run = BackupsShown["runs"][number];

const backupColumns = {
  name: {
    heading: "Backup",
    value: ({ name, state, problem }) =>
      name || (state === "running" && problem === "" ? "In progress" : "None"),
    detail: ({ problem, state }) =>
      problem === "" ? undefined : state === "made" ? problem : `${problem} We'll try again by ourselves.`,
  },
  state: { heading: "Status", value: ({ state }) => stateNames[state], format: "short" },
  startedAt: { heading: "Started", value: ({ started_at: startedAt }) => startedAt, format: "time" },
  bytes: {
    heading: "Size",
    value: ({ bytes }) => (bytes > 0 ? formatFileSize(bytes) : ""),
    format: "figure",
  },
} satisfies Columns<Run>;

/** "The last 7 days, one a week for 4 weeks". */
function keptInWords({ daily, weekly }: { daily: number; weekly: number }): string {
  const days = daily > 0 ? [`the last ${daily} ${daily === 1 ? "day" : "days"}`] : [];
  const weeks = weekly > 0 ? [`one a week for ${weekly} ${weekly === 1 ? "week" : "weeks"}`] : [];
  return [...days, ...weeks].join(", ").replace(/^./, (first) => first.toUpperCase());
}
