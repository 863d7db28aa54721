import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import type { Services } from "#platform/services.ts";

/** The outbox kind of the test email. */
export const testMailJob = "site-settings.test_mail";

/** Queues a test email to the team member who asks, through the normal outbox. @returns its outbox id. */
export async function sendTestMail(services: Services, actor: Actor): Promise<string> {
  authorize(actor, "settings.manage");
  return services.store.transact(async (tx) => {
    await recordAudit(tx, services, { actor, action: "settings.test_mail_sent" });
    return enqueue(tx, services, { kind: testMailJob, payload: { staffId: actor.id } });
  });
}
