import * as z from "zod";
import type { CampaignContent } from "#features/campaigns/schema/campaign.ts";
import { campaignWith } from "./campaign-content.ts";
import type { Site } from "./start-site.ts";
import { asTeam } from "./team-request.ts";

const draft = z.object({ id: z.string(), revision: z.number() });

/** Makes a campaign public on a site with the data "team", as an editor does. */
export async function openCampaign(site: Site, changes: Partial<CampaignContent>): Promise<void> {
  await asTeam(site, "editor", async (post) => {
    const data = { operation: "createCampaign", content: campaignWith(changes) };
    const { id, revision } = draft.parse(await post("/admin/campaigns/new", data));
    await post(`/admin/campaigns/${id}/edit`, { operation: "moveCampaign", revision, move: "publish" });
  });
}
