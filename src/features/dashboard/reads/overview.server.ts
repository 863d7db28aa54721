import { type AuditPage, auditPage } from "#features/audit/reads.server.ts";
import { backupNow } from "#features/backups/reads.server.ts";
import { type BackupAge, overdueBackup } from "#features/backups/rules.ts";
import { campaignsClosing } from "#features/campaigns/reads/list.server.ts";
import { waitingCounts } from "#features/inbox/reads/counts.server.ts";
import { type Actor, authorize, may } from "#features/permissions/access.ts";
import { day, instantAfter } from "#platform/clock/clock.ts";
import { type DeadLetter, deadMails } from "#platform/outbox/dead-letters.ts";
import type { Services } from "#platform/services.ts";
import { closingDays, daysUntil, shownChanges, shownDead } from "../rules.ts";
import { type OverviewLine, overviewLines } from "./lines.server.ts";

type Waiting = { fresh: number; late: number };

/** The data of the dashboard. Parts that the role may not see are null. */
export type Overview = {
  messages: Waiting;
  inquiries: Waiting;
  dead: DeadLetter[] | null;
  closing: { id: string; title: string; closes: string }[];
  /** The age of the last backup, once owners should be warned. */
  backup: BackupAge | null;
  /** What is wrong with the daily backup and what to do; `failed` if the last one wasn't made. */
  backupProblem: { failed: boolean; text: string } | null;
  days: readonly string[];
  lines: OverviewLine[];
  changes: AuditPage["items"] | null;
};

/** What needs attention, the counts of the last days, and recent changes. */
export async function overview(services: Services, actor: Actor): Promise<Overview> {
  authorize(actor, "admin.read");
  return {
    messages: await waitingCounts(services, actor, "messages"),
    inquiries: await waitingCounts(services, actor, "inquiries"),
    dead: may(actor, "mails.retry") ? await deadMails(services.store.db, shownDead) : null,
    closing: await campaignsClosing(services, actor, instantAfter(services.clock, closingDays * day)),
    ...(may(actor, "settings.manage") ? await backupParts(services) : { backup: null, backupProblem: null }),
    days: daysUntil(services.clock.now()),
    lines: await overviewLines(services, actor),
    changes: may(actor, "audit.read")
      ? (await auditPage(services, actor)).items.slice(0, shownChanges)
      : null,
  };
}

async function backupParts({
  store,
  settings,
  clock,
}: Services): Promise<Pick<Overview, "backup" | "backupProblem">> {
  const { lastAt, last, failing } = await backupNow({ db: store.db, dataDir: settings.DATA_DIR });
  const daily = settings.BACKUP_TO !== undefined;
  const text = failing?.problem ?? last?.problem ?? "";
  return {
    backup: overdueBackup(lastAt, { now: clock.now(), within: settings.BACKUP_DAYS, daily }),
    backupProblem: daily && text !== "" ? { failed: failing !== undefined, text } : null,
  };
}
