import { recordAudit } from "#platform/audit/record-audit.ts";
import type { AnyOperation, OperationCall } from "#platform/http/screen-operation.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { changeSetting } from "#platform/settings/change-setting.ts";
import { type AnyTeamSetting, settingOperation } from "#platform/settings/team-setting.ts";
import { partAddress, partAt } from "./rules.ts";

/** The operations that change these settings: one for each, with the screen's own permission. */
export function settingOperations(
  settings: readonly AnyTeamSetting[],
): Readonly<Record<string, AnyOperation>> {
  return Object.fromEntries(
    settings.map((setting) => {
      const { key, position, input, withoutRecentSignIn } = setting;
      const operation: AnyOperation = {
        input,
        ...(withoutRecentSignIn === undefined ? {} : { withoutRecentSignIn }),
        fromForm: (fields) => setting.fromForm?.(fields) ?? fields,
        next: () => partAddress(partAt(position)),
        handle: async ({ services, actor, input }: OperationCall<{ expected: string }>) => ({
          expected: await changeSetting(services, actor, { setting, input }),
        }),
      };
      return [settingOperation(key), operation];
    }),
  );
}

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
