import { campaignAddresses } from "#content/campaigns.ts";
import { formatInstant } from "#platform/clock/time-zone.ts";
import type { Services } from "#platform/services.ts";
import { campaignAt, fullParts, type LiveCampaign } from "../../reads/live.server.ts";
import { withoutCaps } from "../../rules/caps.ts";
import type { CampaignContent } from "../../schema.ts";

type Shown = Pick<
  CampaignContent,
  | "title"
  | "introduction"
  | "purpose"
  | "contact"
  | "retentionDays"
  | "language"
  | "identity"
  | "layout"
  | "thanks"
  | "indexed"
  | "sections"
>;

/** A campaign as the public may see it: nothing of whom it notifies and how many places it has. */
export type PublicCampaign = Shown & {
  slug: string;
  version: number;
  standing: "notYet" | "open" | "full" | "closed";
  /** Options without a place left, as "question.option". */
  full: readonly string[];
  opens: string;
  closes: string;
  /** The same in words, with the zone. */
  opensSaid: string;
  closesSaid: string;
  /** What stands there while nothing can be sent. */
  door: { heading: string; text: string; nextLabel: string; nextHref: string } | undefined;
};

/** What is at an address of a campaign. */
type AtAddress =
  | { kind: "missing" }
  | { kind: "moved"; slug: string }
  | { kind: "here"; campaign: PublicCampaign };

/** Reads the campaign at an address, as it stands at this moment. */
export async function publicCampaign(services: Services, slug: string): Promise<AtAddress> {
  const found = await campaignAt(services, slug);
  if (!found) return { kind: "missing" };
  if ("movedTo" in found) return { kind: "moved", slug: found.movedTo };
  if (found.standing === "draft") return { kind: "missing" };
  return { kind: "here", campaign: await viewOf(services, found) };
}

async function viewOf(services: Services, live: LiveCampaign): Promise<PublicCampaign> {
  const { content } = live;
  const full = await fullParts(services, live);
  const standing = standingOf(live, full.whole);
  // Before it opens, a stranger sees what it is called, why it asks and when it opens. The rest is told once it asks.
  const isTold = standing !== "notYet";
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
    introduction: isTold ? introduction : "",
    purpose,
    contact,
    retentionDays,
    language,
    identity,
    layout,
    thanks: isTold ? thanks : "",
    indexed,
    sections: isTold ? withoutCaps(content.sections) : [],
    slug: live.slug,
    version: live.version,
    standing,
    full: isTold ? full.options : [],
    opens: content.opens,
    closes: content.closes,
    opensSaid: said(content, content.opens),
    closesSaid: said(content, content.closes),
    door: standing === "open" ? undefined : doorOf(content, standing),
  };
}

function standingOf({ standing }: LiveCampaign, whole: boolean): PublicCampaign["standing"] {
  if (standing === "notYet") return "notYet";
  if (standing !== "open") return "closed";
  return whole ? "full" : "open";
}

function said({ zone, language }: CampaignContent, instant: string): string {
  return instant === "" ? "" : formatInstant(instant, zone, language === "en" ? "en-US" : language);
}

function doorOf(content: CampaignContent, standing: "notYet" | "full" | "closed") {
  const copy = campaignAddresses[standing];
  const own = standing === "notYet" ? content.notYet : content.closed;
  const opens =
    standing === "notYet" && content.opens !== ""
      ? campaignAddresses.notYet.opens(said(content, content.opens))
      : "";
  const next =
    own.nextHref === ""
      ? { nextLabel: campaignAddresses.next.label, nextHref: campaignAddresses.next.href }
      : own;
  return {
    heading: copy.heading,
    text: [own.text || copy.text, opens].filter(Boolean).join(" "),
    nextLabel: next.nextLabel,
    nextHref: next.nextHref,
  };
}
