import { type Actor, authorize, may } from "#features/permissions/access.ts";
import { teamSetting } from "#features/settings/reads.server.ts";
import type { Services } from "#platform/services.ts";
import { type MailTime, mailTimeIn, mailTimeSetting } from "../rules/colleague-mails.ts";
import { mailboxes } from "../rules/mailboxes.ts";

/** When the actor gets mails about their work in the inbox; null for roles that have none there. */
export async function ownMailTime(services: Services, actor: Actor): Promise<MailTime | null> {
  authorize(actor, "profile.own");
  if (!may(actor, mailboxes.messages.read)) return null;
  return mailTimeIn(await teamSetting(services, mailTimeSetting(actor.id)));
}
