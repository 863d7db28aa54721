import { countOf, type WorkKind } from "#platform/work/work-kind.ts";
import { backupNow } from "./reads.server.ts";
import { overdueBackup } from "./rules.ts";

const href = "/admin/backups";

export const backupsWork: readonly WorkKind[] = [
  {
    id: "backups.problem",
    tag: "failed",
    permission: "settings.manage",
    label: "Problems with the daily backup",
    async read({ store, settings }) {
      const { last, failing } = await backupNow({ db: store.db, dataDir: settings.DATA_DIR });
      const problem = failing?.problem ?? last?.problem ?? "";
      if (settings.BACKUP_TO === undefined || problem === "") return [];
      const sentence = failing ? `The last backup failed. ${problem}` : problem;
      return [{ count: 1, since: failing?.at ?? last?.made_at, sentence, href }];
    },
  },
  {
    id: "backups.age",
    tag: "check",
    permission: "settings.manage",
    label: "Old or missing backups",
    isSetup: true,
    async read({ store, settings, clock }) {
      const { lastAt } = await backupNow({ db: store.db, dataDir: settings.DATA_DIR });
      const daily = settings.BACKUP_TO !== undefined;
      const age = overdueBackup(lastAt, { now: clock.now(), within: settings.BACKUP_DAYS, daily });
      if (age === null) return [];
      const text =
        age === "none"
          ? "No backup has been made yet"
          : `The last backup is ${countOf(age, "day", "days")} old`;
      return [{ count: 1, since: lastAt?.toISOString(), sentence: `${text}. See how to make one`, href }];
    },
  },
];
