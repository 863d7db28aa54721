import type { EditableDocument } from "#content/documents/editable.server.ts";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Jobs } from "#platform/outbox/jobs.ts";
import type { Services } from "#platform/services.ts";
import { documentRow } from "./reads/document-row.server.ts";
import { documentOrNone } from "./reads/documents.server.ts";
import { problemsOf } from "./reads/problems.server.ts";
import { change, lockDocument, unscheduled } from "./writes/change.server.ts";
import { deliverTestMail, testMailJob } from "./writes/drafts.server.ts";
import { afterPublishing, publishJob, publishValue } from "./writes/publishing.server.ts";

export function siteContentJobs(services: Services): Jobs {
  return {
    [publishJob]: ({ id, payload: { document = "" } }) => publishScheduled(services, document, id),
    [testMailJob]: (entry) => deliverTestMail(services, entry),
  };
}

/** Publishes what was scheduled with this outbox entry, unless it has been canceled since. */
async function publishScheduled(services: Services, id: string, entry: string): Promise<void> {
  const document = await documentOrNone(services, id);
  if (!document) {
    // A release has taken it away since.
    services.log.warn({ event: "content.unfit", document: id });
    return;
  }
  const isFit = await scheduledFits(services, document);
  await services.store.transact(async (tx) => {
    const before = await lockDocument(tx, id);
    if (before.scheduled_id !== entry || before.scheduled === "") return before;
    const value = document.adapted(JSON.parse(before.scheduled));
    const actor = { id: before.scheduled_by };
    if (isFit)
      return publishValue(tx, services, { document, before, value, actor, action: "content.published" });
    // A newer release asks for more. What was scheduled becomes the draft, where the form shows what is missing.
    const draft = {
      draft: before.scheduled,
      draft_by: before.scheduled_by,
      draft_at: instantNow(services.clock),
    };
    await recordAudit(tx, services, { actor, action: "content.unfit", subject: id });
    const unfit = { ...unscheduled, unfit_at: instantNow(services.clock) };
    return change(tx, before, before.draft === "" ? { ...unfit, ...draft } : unfit);
  });
  await afterPublishing(services);
}

async function scheduledFits(services: Services, document: EditableDocument): Promise<boolean> {
  const { scheduled } = await documentRow(services.store.db, document.id);
  if (scheduled === "") return false;
  const problems = await problemsOf(services, document, document.adapted(JSON.parse(scheduled)));
  return Object.keys(problems).length === 0;
}
