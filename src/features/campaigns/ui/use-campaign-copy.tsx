import { createContext, type ReactNode, use, useMemo } from "react";
import { campaignCopyOf } from "#content/campaign-labels/campaign-copy.ts";
import type { CampaignLabels } from "#content/campaign-labels/en.ts";
import { englishCampaignCopy } from "#content/campaigns.ts";

const CampaignCopyContext = createContext(englishCampaignCopy);

type SentLabels = { language: string; labels: CampaignLabels } | undefined;

export function CampaignCopyProvider({ sent, children }: { sent: SentLabels; children: ReactNode }) {
  const copy = useMemo(
    () => (sent ? campaignCopyOf(sent.labels, sent.language) : englishCampaignCopy),
    [sent],
  );
  return <CampaignCopyContext value={copy}>{children}</CampaignCopyContext>;
}

export function useCampaignCopy() {
  return use(CampaignCopyContext);
}
