import Markdown from "react-markdown";
import type { CampaignCopy } from "#content/campaign-labels/campaign-copy.ts";
import { boundedMarkdown } from "#platform/markdown/cost.ts";
import { dialect, dialectElements } from "#platform/markdown/dialect.ts";
import type { PublicCampaign } from "../../reads/public.server.ts";

/** Markdown without pictures. For visitors the server renders it, for the admin's preview the browser. */
export function Introduction({ markdown }: { markdown: string }) {
  return (
    <Markdown
      allowedElements={dialectElements}
      components={{
        // The page has its own h1.
        h1: "h3",
        h2: "h3",
        h5: "h4",
        h6: "h4",
        a: ({ href, children }) => (
          <a className="text-link-inline" href={href} rel="noopener nofollow">
            {children}
          </a>
        ),
      }}
      remarkPlugins={dialect}
      skipHtml
      unwrapDisallowed
    >
      {boundedMarkdown(markdown)}
    </Markdown>
  );
}

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
