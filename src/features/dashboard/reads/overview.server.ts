import { type AuditPage, auditPage } from "#features/audit/reads.server.ts";
import { campaignsClosing } from "#features/campaigns/reads/list.server.ts";
import { waitingCounts } from "#features/inbox/reads/counts.server.ts";
import { type Actor, authorize, may } from "#features/permissions/access.ts";
import { lastBackup } from "#platform/backup/last-backup.ts";
import { day, instantAfter } from "#platform/clock/clock.ts";
import { type DeadLetter, deadMails } from "#platform/outbox/dead-letters.ts";
import type { Services } from "#platform/services.ts";
import { type BackupAge, closingDays, daysUntil, overdueBackup, shownChanges, shownDead } from "../rules.ts";
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
    backup: may(actor, "settings.manage") ? await backupAge(services) : null,
    days: daysUntil(services.clock.now()),
    lines: await overviewLines(services, actor),
    changes: may(actor, "audit.read")
      ? (await auditPage(services, actor)).items.slice(0, shownChanges)
      : null,
  };
}

async function backupAge({ settings, clock }: Services): Promise<BackupAge | null> {
  return overdueBackup(await lastBackup(settings.DATA_DIR), clock.now(), settings.BACKUP_DAYS);
}
