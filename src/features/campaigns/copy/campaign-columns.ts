import type { Columns } from "#platform/list/columns.ts";
import type { CampaignLine } from "../reads/list.server.ts";
import { campaignSettingCopy } from "./builder-campaign.ts";

const number = (count: number) => count.toLocaleString("en-US");

/** Sentences with numbers and dates, formatted on the server. */
export const listMessages = {
  total: (all: number, open: number) => {
    const total = all === 1 ? "1 campaign." : `${number(all)} campaigns.`;
    if (open === 0) return `${total} None are open to visitors now.`;
    return `${total} ${open === 1 ? "One is" : `${number(open)} are`} open to visitors now.`;
  },
  until: (day: string) => `Until ${day}`,
  opens: (day: string) => `Opens ${day}`,
  closed: (day: string) => `Closed ${day}`,
  answersOf: (count: number | null, cap: number | null) => {
    const answers = count === null ? "Not shown yet" : number(count);
    return cap === null || count === null ? answers : `${answers} of ${number(cap)}`;
  },
  last: (day: string) => `Latest ${day}`,
  days: (count: number) => (count === 1 ? "1 day" : `${number(count)} days`),
  lastErased: (days: number) =>
    days <= 0 ? "All answers are erased" : `Last answer erased in ${days === 1 ? "1 day" : `${days} days`}`,
  noMatch: (search: string) => `Nothing matches “${search}”`,
} as const;

export const campaignsCopy = {
  title: "Campaigns",
  none: "No campaigns yet.",
  all: "All",
  status: {
    open: "Open",
    full: "Full",
    notYet: "Scheduled",
    draft: "Draft",
    closed: "Closed",
    archived: "Archived",
  },
  noEnd: "No end date",
  closedByHand: "Closed by the team",
  notPublished: "Not published",
  putAway: "Archived",
  keptLater: "Set before publishing",
  untitled: "Untitled campaign",
  noAddress: "No address yet",
  noMatch: "Nothing matches",
} as const;

/** A campaign, and in how many days its last answer is erased; undefined while it can be answered. */
type ListedCampaign = CampaignLine & { erasedIn: number | undefined };

const languages: Readonly<Record<string, string>> = campaignSettingCopy.languages;

export const languageName = (language: string): string => languages[language] ?? language;

export const campaignColumns = {
  campaign: {
    heading: "Campaign",
    value: titleOf,
    detail: ({ slug, translations }) =>
      [
        slug === "" ? campaignsCopy.noAddress : `/campaign/${slug}`,
        translations.length === 0 ? "" : `Also in ${translations.map(languageName).join(", ")}`,
      ]
        .filter(Boolean)
        .join(" · "),
  },
  state: { heading: "Status", value: ({ status }) => campaignsCopy.status[status] },
  dates: { heading: "Dates", value: datesOf, format: "short" },
  answers: {
    heading: "Answers",
    value: ({ version, answers, cap }) => (version > 0 ? listMessages.answersOf(answers, cap) : "–"),
    detail: ({ lastAnswer }) =>
      lastAnswer === "" ? undefined : listMessages.last(dayIn("UTC", `${lastAnswer}T00:00:00.000Z`)),
    format: "figure",
  },
  kept: {
    heading: "Kept for",
    value: ({ version, retentionDays }) =>
      version > 0 ? listMessages.days(retentionDays) : campaignsCopy.keptLater,
    detail: ({ erasedIn }) => (erasedIn === undefined ? undefined : listMessages.lastErased(erasedIn)),
  },
} satisfies Columns<ListedCampaign>;

export function titleOf({ title }: Pick<CampaignLine, "title">): string {
  return title.trim() === "" ? campaignsCopy.untitled : title;
}

function datesOf({ status, version, opens, closes, zone }: CampaignLine): string {
  if (version === 0) return status === "archived" ? campaignsCopy.putAway : campaignsCopy.notPublished;
  if (status === "notYet") return listMessages.opens(dayIn(zone, opens));
  if (status === "open" || status === "full")
    return closes === "" ? campaignsCopy.noEnd : listMessages.until(dayIn(zone, closes));
  if (status === "archived") return campaignsCopy.putAway;
  return closes === "" ? campaignsCopy.closedByHand : listMessages.closed(dayIn(zone, closes));
}

const dayIn = (zone: string, instant: string) =>
  new Intl.DateTimeFormat("en-US", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: zone || "UTC",
  }).format(new Date(instant));
