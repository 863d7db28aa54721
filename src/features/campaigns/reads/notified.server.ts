import type { NotifiedItem } from "#platform/feature.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { mayBeMailed } from "#platform/team/members.ts";
import { campaignTarget } from "./admin.server.ts";
import { versionContent } from "./live.server.ts";

/** The campaigns whose public version mails this address, or any if it's one of these ids, and everybody they mail. */
export async function notifiedCampaigns(
  services: Services,
  { address, ids }: { address: string; ids: ReadonlySet<string> },
): Promise<readonly NotifiedItem[]> {
  const rows = await services.store.db
    .selectFrom("campaigns")
    .select(["id", "title", "version"])
    .where("state", "!=", "deleted")
    .where("version", ">", 0)
    .orderBy("title")
    .orderBy("id")
    .execute();
  const items: NotifiedItem[] = [];
  for (const { id, title, version } of rows) {
    const addresses = (await versionContent(services, id, version))?.notify ?? [];
    const others = addresses.filter((each) => comparableEmail(each) !== comparableEmail(address));
    const isListed = others.length < addresses.length;
    if (!isListed && (!ids.has(id) || others.length === 0)) continue;
    const mailed = (await mayBeNotified(services, address, id)) ? "mailed" : "stopped";
    const state = isListed ? mailed : "unlisted";
    items.push({ id, title, href: `/admin/campaigns/${id}/edit`, state, others });
  }
  return items;
}

/** Whether an address of a campaign's list gets its mails: not that of somebody on the team who can't see it. */
export function mayBeNotified(services: Services, address: string, campaignId: string): Promise<boolean> {
  return mayBeMailed(services, address, "campaigns.read", campaignTarget(campaignId));
}
