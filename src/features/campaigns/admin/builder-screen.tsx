import { may } from "#platform/permissions/access.ts";
import { teamZone } from "#platform/settings/stored-settings.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { builderCopy } from "../copy/builder.ts";
import { campaignDraft, campaignTarget } from "../reads/admin.server.ts";
import { linkableCampaigns, originalsOf, translationsOf } from "../reads/translations.server.ts";
import { newCampaign } from "../rules/new-campaign.ts";
import { CampaignBuilder } from "./campaign-builder.tsx";

export { action } from "./builder-action.server.ts";

export const loader = screenLoader(async ({ services, actor, params: { id } }) => {
  const siteUrl = services.settings.SITE_URL;
  if (id === undefined)
    return {
      title: builderCopy.newTitle,
      siteUrl,
      campaign: unsaved,
      may: { create: true, publish: true },
      initial: newCampaign(await teamZone(services)),
      translations: { linked: [], linkable: [], originals: [] },
    };
  const { content, ...campaign } = await campaignDraft(services, actor, id);
  const { language } = content;
  return {
    title: content.title || builderCopy.editTitle,
    siteUrl,
    campaign,
    may: {
      create: may(actor, "campaigns.write"),
      publish: may(actor, "campaigns.publish", campaignTarget(id)),
    },
    initial: content,
    translations: {
      linked: await translationsOf(services, actor, id),
      linkable: may(actor, "campaigns.write")
        ? await linkableCampaigns(services, actor, { id, language })
        : [],
      originals: await originalsOf(services, actor, id),
    },
  };
});

const unsaved = {
  id: undefined,
  revision: 1,
  version: 0,
  status: "draft",
  slug: "",
  changedAt: "",
  publicCloses: "",
  unpublished: false,
} as const;

export default function BuilderScreen({ loaderData }: ScreenProps<typeof loader>) {
  const { campaign, initial, may: allowed, siteUrl, translations } = loaderData;
  return (
    <CampaignBuilder
      initial={{ ...campaign, value: initial }}
      // Another campaign, such as a translation just made, has its own draft.
      key={campaign.id}
      may={allowed}
      siteUrl={siteUrl}
      translations={translations}
    />
  );
}
