import { layout } from "#content/layout.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { teamSetting } from "#features/team-settings/reads.server.ts";
import { changeTeamSetting, refuseSetting } from "#features/team-settings/writes.server.ts";
import type { Services } from "#platform/services.ts";
import type { TeamSetting } from "#platform/settings/team-setting.ts";
import { purchaseLinkFaults } from "../copy.ts";
import { clinicCodePlans } from "../rules/plans.ts";
import {
  purchaseLinkFault,
  purchaseLinksIn,
  purchaseLinksSetting,
  storedLinks,
  withCode,
} from "../rules/purchase-links.ts";
import type { PurchaseLinksChange } from "../schema.ts";

declare module "#platform/settings/team-setting.ts" {
  interface TeamSettings {
    purchaseLinks: {
      was: string;
      newTab: string;
      plans: readonly { id: string; title: string; link: string; sample: string }[];
    };
  }
}

async function linksNow(services: Services) {
  const was = (await teamSetting(services, purchaseLinksSetting)) ?? "";
  return { links: purchaseLinksIn(was), was };
}

/** The purchase links that clinic codes lead to, on the settings screen. */
export const purchaseLinks: TeamSetting<"purchaseLinks"> = {
  key: "purchaseLinks",
  now: linksNow,
  async panel(services) {
    const { links, was } = await linksNow(services);
    return {
      was,
      newTab: layout.opensInNewTab,
      plans: clinicCodePlans().map(({ id, title }) => {
        const link = links[id] ?? "";
        return { id, title, link, sample: link === "" ? "" : withCode(link, "SAMPLE") };
      }),
    };
  },
};

/** Changes the purchase links. @throws {HttpError} forbidden, invalid_input, conflict. */
export async function changePurchaseLinks(
  services: Services,
  actor: Actor,
  { links, was }: PurchaseLinksChange,
): Promise<void> {
  authorize(actor, "settings.manage");
  for (const [plan, link] of Object.entries(links)) {
    const fault = link === "" ? undefined : purchaseLinkFault(link);
    if (fault) refuseSetting(plan, purchaseLinkFaults[fault]);
  }
  const stored = storedLinks(links);
  await changeTeamSetting(services, actor, {
    name: purchaseLinksSetting,
    was,
    action: "settings.purchase_links_changed",
    subject: Object.keys(purchaseLinksIn(stored)).join(" "),
    decide: () => stored,
  });
}
