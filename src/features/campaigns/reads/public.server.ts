import { campaignCopyIn, labelLanguage, labelsByLanguage } from "#content/campaign-labels/by-language.ts";
import type { CampaignLabels } from "#content/campaign-labels/en.ts";
import { campaignNextHref } from "#content/campaigns.ts";
import { formatInstant } from "#platform/clock/time-zone.ts";
import type { Services } from "#platform/services.ts";
import { withoutCaps } from "../rules/caps.ts";
import type { CampaignContent } from "../schema/campaign.ts";
import { campaignAt, fullParts, type LiveCampaign } from "./live.server.ts";
import { openTranslations } from "./translations.server.ts";

/** The public part of a campaign, without who is notified or how many places there are. */
export type PublicCampaign = Awaited<ReturnType<typeof viewOf>>;

type AtAddress =
  | { kind: "missing" }
  | { kind: "moved"; slug: string }
  | { kind: "here"; campaign: PublicCampaign };

export async function publicCampaign(services: Services, slug: string): Promise<AtAddress> {
  const result = await campaignAt(services, slug);
  if (!result) return { kind: "missing" };
  if ("movedTo" in result) return { kind: "moved", slug: result.movedTo };
  if (result.status === "draft") return { kind: "missing" };
  return { kind: "here", campaign: await viewOf(services, result) };
}

async function viewOf(services: Services, live: LiveCampaign) {
  const { content } = live;
  const full = await fullParts(services, live);
  const status = publicStatusOf(live, full.whole);
  // Before it opens, visitors see only its title, why it asks and when it opens.
  const hasOpened = status !== "notYet";
  const {
    title,
    introduction,
    purpose,
    contact,
    retentionDays,
    language,
    identity,
    layout,
    thanks,
    indexed,
  } = content;
  return {
    title,
    introduction: hasOpened ? introduction : "",
    purpose,
    contact,
    retentionDays,
    language,
    identity,
    layout,
    thanks: hasOpened ? thanks : "",
    indexed,
    sections: hasOpened ? withoutCaps(content.sections) : [],
    slug: live.slug,
    translations: await openTranslations(services, live.id),
    version: live.version,
    status,
    /** Full options, as "question.option". */
    full: hasOpened ? full.options : [],
    opens: content.opens,
    closes: content.closes,
    /** The same as text, with the time zone. */
    opensSaid: formatted(content, content.opens),
    closesSaid: formatted(content, content.closes),
    /** Shown while the campaign isn't open. */
    door: status === "open" ? undefined : closedNotice(content, status),
  };
}

function publicStatusOf({ status }: LiveCampaign, whole: boolean): "notYet" | "open" | "full" | "closed" {
  if (status === "notYet") return "notYet";
  if (status !== "open") return "closed";
  return whole ? "full" : "open";
}

function formatted({ zone, language }: CampaignContent, instant: string): string {
  return instant === "" ? "" : formatInstant(instant, zone, language === "en" ? "en-US" : language);
}

function closedNotice(content: CampaignContent, status: "notYet" | "full" | "closed") {
  const { campaignAddresses } = campaignCopyIn(content.language);
  const copy = campaignAddresses[status];
  const own = status === "notYet" ? content.notYet : content.closed;
  const opens =
    status === "notYet" && content.opens !== ""
      ? campaignAddresses.notYet.opens(formatted(content, content.opens))
      : "";
  const next = own.nextHref === "" ? { nextLabel: campaignAddresses.next, nextHref: campaignNextHref } : own;
  return {
    heading: copy.heading,
    text: [own.text || copy.text, opens].filter(Boolean).join(" "),
    nextLabel: next.nextLabel,
    nextHref: next.nextHref,
  };
}

/** The labels that a page sends to the browser for a campaign; undefined for English, which the browser has. */
export function sentLabelsIn(language: string): { language: string; labels: CampaignLabels } | undefined {
  const known = labelLanguage(language);
  return known === "en" ? undefined : { language: known, labels: labelsByLanguage[known] };
}
