import type { Actor } from "#features/permissions/access.ts";
import { teamSetting } from "#features/team-settings/reads.server.ts";
import { changeTeamSetting } from "#features/team-settings/writes.server.ts";
import type { Services } from "#platform/services.ts";
import type { TeamSetting } from "#platform/settings/team-setting.ts";
import { type PublishingRule, publishingIn, publishingSetting } from "../rules/publishing.ts";
import type { PublishingChange } from "../schema.ts";

declare module "#platform/settings/team-setting.ts" {
  interface TeamSettings {
    publishing: { rule: PublishingRule; was: string };
  }
}

async function publishingNow(services: Services) {
  const was = (await teamSetting(services, publishingSetting)) ?? "";
  return { rule: publishingIn(was), was };
}

/** Who publishes what the pages say, on the settings screen. */
export const publishing: TeamSetting<"publishing"> = {
  key: "publishing",
  now: publishingNow,
  panel: publishingNow,
};

/** The rule that counts now. */
export async function publishingRule(services: Services): Promise<PublishingRule> {
  return publishingIn(await teamSetting(services, publishingSetting));
}

/** Changes who publishes. @throws {HttpError} forbidden, conflict. */
export async function changePublishing(
  services: Services,
  actor: Actor,
  { rule, was }: PublishingChange,
): Promise<void> {
  await changeTeamSetting(services, actor, {
    name: publishingSetting,
    was,
    action: "settings.publishing_changed",
    subject: rule,
    decide: () => rule,
  });
}
