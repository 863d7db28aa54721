import { randomUUID } from "node:crypto";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { campaignCopyIn } from "#content/campaign-labels/by-language.ts";
import { campaignMeta } from "#content/campaigns.ts";
import { withName } from "#content/current.ts";
import { formCopy } from "#content/forms.ts";
import { copyAround } from "#content/frame-translations/frame-translations.ts";
import { receiptPageIn } from "#content/pages/your-answer.ts";
import { site } from "#content/site.ts";
import type { PageRequest } from "#platform/http/page-request.ts";
import { ownFrame } from "#web/layout/own-frame.server.ts";
import { type PublicCampaign, publicCampaign, sentLabelsIn } from "../../reads/public.server.ts";
import { factsOf, Introduction } from "./introduction.tsx";

const longestTitle = 60;
const usualDescription = { min: 70, max: 155 };

export async function campaignAtAddress(
  { services, siteUrl, rejectedForm, sentForm }: PageRequest,
  slug: string,
) {
  const result = services ? await publicCampaign(services, slug) : ({ kind: "missing" } as const);
  if (result.kind !== "here") return result;
  const { campaign } = result;
  const copy = campaignCopyIn(campaign.language);
  const around = copyAround(campaign.language);
  const { crisis } = around?.frame ?? site;
  const receipt = sentForm?.form === "campaign" ? sentForm.body.receipt : undefined;
  return {
    kind: "here" as const,
    page: { meta: metaOf(campaign) },
    campaign,
    introduction: renderIntroduction(campaign.introduction),
    thanks: renderIntroduction(campaign.thanks),
    labels: sentLabelsIn(campaign.language),
    facts: factsOf(campaign, copy),
    crisis: {
      ...(around?.crisisNote ?? formCopy.crisisNote),
      ...{ linkText: crisis.linkText, href: crisis.href },
      language: around?.frame.language ?? site.language,
    },
    ...ownFrame(around),
    alsoIn: copy.campaignPage.alsoIn,
    receiptLink: copy.campaignAddresses.receipt,
    receiptPage: receiptPageIn(around === undefined ? site.language : campaign.language),
    contactLead: copy.campaignPage.contact,
    /** Keeps a form sent without JavaScript from being stored twice. */
    formKey: randomUUID(),
    rejected: rejectedForm?.form === "campaign" ? rejectedForm : undefined,
    /** The receipt code of a response sent without JavaScript. */
    receipt: typeof receipt === "string" ? receipt : undefined,
    scripted: rejectedForm === undefined && sentForm === undefined,
    siteUrl,
  };
}

/** For link previews. The picture is the site's, because it mustn't reveal a situation. */
function metaOf({ title, purpose, slug, indexed, language }: PublicCampaign) {
  const end = ` - ${campaignMeta.titleEnd}`;
  const short =
    title.length + end.length > longestTitle ? `${title.slice(0, longestTitle - end.length - 1)}…` : title;
  const long =
    purpose.length < usualDescription.min
      ? `${purpose} ${withName(campaignCopyIn(language).campaignPage.sharedDescription)}`
      : purpose;
  return {
    title: short + end,
    description: long.length > usualDescription.max ? `${long.slice(0, usualDescription.max - 1)}…` : long,
    keywords: campaignMeta.keywords,
    canonical: `/campaign/${slug}` as const,
    ogTitle: title,
    indexed,
  };
}

/** Rendered on the server so that visitors don't load the Markdown parser. */
function renderIntroduction(markdown: string): string {
  return renderToStaticMarkup(createElement(Introduction, { markdown }));
}
