import { recordAudit } from "#platform/audit/record-audit.ts";
import { HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { lockTeamSetting, putTeamSetting } from "#platform/settings/change-setting.ts";
import { settingMessages } from "#platform/settings/setting-messages.ts";
import { type ConversationKind, kindRules } from "../forms/rules/conversation-kinds.ts";
import { stampOf } from "../reads/saved-replies.server.ts";
import { repliesSetting } from "../rules/saved-replies.ts";
import type { RepliesChange } from "../schema.ts";

/**
 * Replaces the saved replies of a kind of conversation.
 * @returns the stamp of what is stored now.
 * @throws {HttpError} forbidden; conflict when a colleague changed them first.
 */
export async function changeSavedReplies(
  services: Services,
  actor: Actor,
  kind: ConversationKind,
  { replies, expected }: RepliesChange,
): Promise<string> {
  authorize(actor, kindRules[kind].write);
  const name = repliesSetting(kind);
  const value = JSON.stringify(replies);
  await services.store.transact(async (tx) => {
    if (stampOf(await lockTeamSetting(tx, name)) !== expected)
      throw new HttpError("conflict", { message: settingMessages.changedMeanwhile });
    await putTeamSetting(tx, services, { name, value });
    await recordAudit(tx, services, { actor, action: "settings.replies_changed", subject: kind });
  });
  return stampOf(value);
}
