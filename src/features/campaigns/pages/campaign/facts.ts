import type { CampaignCopy } from "#content/campaign-labels/campaign-copy.ts";
import type { PublicCampaign } from "../../reads/public.server.ts";

type CampaignFacts = Pick<PublicCampaign, "identity" | "retentionDays" | "closesSaid" | "status">;

/** What a campaign's page says about privacy before the first question. */
export function factsOf(
  { identity, retentionDays, closesSaid, status }: CampaignFacts,
  { campaignPage }: Pick<CampaignCopy, "campaignPage">,
): string[] {
  return [
    identity === "anonymous" ? campaignPage.factAnonymous : campaignPage.factContact,
    campaignPage.factKept(retentionDays),
    campaignPage.factSkip,
    ...(closesSaid === "" || status !== "open" ? [] : [campaignPage.closes(closesSaid)]),
  ];
}
