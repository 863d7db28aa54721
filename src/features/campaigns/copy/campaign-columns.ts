import type { Columns } from "#platform/list/columns.ts";
import type { CampaignLine } from "../reads/list.server.ts";
import { campaignSettingCopy } from "./builder-campaign.ts";
import { campaignsCopy as copy, listMessages as messages } from "./campaigns.ts";

/** A campaign, and in how many days its last answer is erased; undefined while it can be answered. */
type ListedCampaign = CampaignLine & { erasedIn: number | undefined };

const languages: Readonly<Record<string, string>> = campaignSettingCopy.languages;

/** A language as the team calls it. */
export const languageName = (language: string): string => languages[language] ?? language;

/** The columns of the list of campaigns. */
export const campaignColumns = {
  campaign: {
    heading: "Campaign",
    value: titleOf,
    detail: ({ slug, translations }) =>
      [
        slug === "" ? copy.noAddress : `/campaign/${slug}`,
        translations.length === 0 ? "" : `Also in ${translations.map(languageName).join(", ")}`,
      ]
        .filter(Boolean)
        .join(" · "),
  },
  state: { heading: "Status", value: ({ standing }) => copy.status[standing] },
  dates: { heading: "Dates", value: datesOf, format: "short" },
  answers: {
    heading: "Answers",
    value: ({ version, answers, cap }) => (version > 0 ? messages.answersOf(answers, cap) : "–"),
    detail: ({ lastAnswer }) =>
      lastAnswer === "" ? undefined : messages.last(dayIn("UTC", `${lastAnswer}T00:00:00.000Z`)),
    format: "figure",
  },
  kept: {
    heading: "Kept for",
    value: ({ version, retentionDays }) => (version > 0 ? messages.days(retentionDays) : copy.keptLater),
    detail: ({ erasedIn }) => (erasedIn === undefined ? undefined : messages.lastErased(erasedIn)),
  },
} satisfies Columns<ListedCampaign>;

/** A campaign's title, as lists show it. */
export function titleOf({ title }: Pick<CampaignLine, "title">): string {
  return title.trim() === "" ? copy.untitled : title;
}

function datesOf({ standing, version, opens, closes, zone }: CampaignLine): string {
  if (version === 0) return standing === "archived" ? copy.putAway : copy.notPublished;
  if (standing === "notYet") return messages.opens(dayIn(zone, opens));
  if (standing === "open" || standing === "full")
    return closes === "" ? copy.noEnd : messages.until(dayIn(zone, closes));
  if (standing === "archived") return copy.putAway;
  return closes === "" ? copy.closedByHand : messages.closed(dayIn(zone, closes));
}

const dayIn = (zone: string, instant: string) =>
  new Intl.DateTimeFormat("en-US", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: zone || "UTC",
  }).format(new Date(instant));
