import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { putTeamSetting } from "#features/settings/writes.server.ts";
import type { Services } from "#platform/services.ts";
import { type MailTime, mailTimeSetting } from "../rules/colleague-mails.ts";
import { mailboxes } from "../rules/mailboxes.ts";

/** Changes when the actor gets mails about their work. What waits for a summary already still comes with it. */
export async function changeMailTime(services: Services, actor: Actor, when: MailTime): Promise<void> {
  authorize(actor, "profile.own");
  authorize(actor, mailboxes.messages.read);
  await services.store.transact(async (tx) => {
    await putTeamSetting(tx, services, { name: mailTimeSetting(actor.id), value: when });
    await recordAudit(tx, services, { actor, action: "profile.inbox_mails_changed", subject: actor.id });
  });
}
