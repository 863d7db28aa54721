import { type Actor, may } from "#features/permissions/access.ts";
import { day as dayMs } from "#platform/clock/clock.ts";
import type { Services } from "#platform/services.ts";
import { campaignsCopy as copy, listSentences as say } from "../copy/campaigns.ts";
import { type CampaignListQuery, campaignListQuery, standings } from "../schema/list.ts";
import { type CampaignLine, campaignList } from "./list.server.ts";

const path = "/admin/campaigns";

/** The data of the team's list for the query in its address. */
export async function campaignsScreen(services: Services, actor: Actor, search: URLSearchParams) {
  const asked = campaignListQuery.safeParse(
    Object.fromEntries([...search].filter(([, value]) => value !== "")),
  );
  const query: CampaignListQuery = asked.success ? asked.data : {};
  const { items, counts, next } = await campaignList(services, actor, query);
  const all = standings.reduce((sum, each) => sum + counts[each], 0);
  const shown = all - counts.archived;
  const writes = may(actor, "campaigns.write");
  const { cursor, ...narrowed } = query;
  return {
    title: copy.title,
    total: all === 0 ? copy.none : say.total(all, counts.open),
    begin: writes ? `${path}/new` : undefined,
    unreadable: !asked.success,
    query: { search: query.search ?? "", standing: query.standing ?? "", sort: query.sort ?? "changed" },
    tabs: [
      { id: "", label: copy.all, count: shown },
      ...tabs.map((id) => ({ id, label: copy.standing[id], count: counts[id] })),
    ].map(({ id, ...tab }) => ({
      ...tab,
      href: addressOf({ ...narrowed, standing: id }),
      here: id === (query.standing ?? ""),
    })),
    items: items.map((line) => shownLine(line, services, actor)),
    empty: all === 0 ? ("first" as const) : query.search ? ("search" as const) : ("state" as const),
    noMatch: query.search ? say.noMatch(query.search) : copy.empty.search.heading,
    cleared: addressOf({ ...narrowed, search: undefined }),
    everything: path,
    older: next === null ? undefined : addressOf({ ...narrowed, cursor: next }),
    newest: cursor === undefined ? undefined : addressOf(narrowed),
  };
}

const tabs = ["open", "full", "notYet", "draft", "closed", "archived"] as const;

function addressOf(query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((each): each is [string, string] => Boolean(each[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

function shownLine(line: CampaignLine, { clock, settings }: Services, actor: Actor) {
  const { id, revision, standing, version, slug, answers, lastAnswer, cap, retentionDays } = line;
  const published = version > 0;
  const writes = may(actor, "campaigns.write");
  return {
    id,
    revision,
    title: line.title.trim() === "" ? copy.untitled : line.title,
    /** As it must be typed to delete it. */
    typedTitle: line.title,
    standing,
    state: copy.standing[standing],
    slug: slug === "" ? undefined : `/campaign/${slug}`,
    dates: datesOf(line),
    answers: published ? say.answersOf(answers, cap) : "–",
    lastAnswer: lastAnswer === "" ? undefined : say.last(dayIn("UTC", `${lastAnswer}T00:00:00.000Z`)),
    kept: published ? say.days(retentionDays) : copy.keptLater,
    erased:
      (standing === "closed" || standing === "archived") && lastAnswer !== ""
        ? say.lastErased(daysUntilErased(lastAnswer, retentionDays, clock.now()))
        : undefined,
    link: published && standing !== "archived" ? `${settings.SITE_URL}/campaign/${slug}` : undefined,
    edit: writes ? `${path}/${id}/edit` : undefined,
    responses: `${path}/${id}/responses`,
    card: `${path}/${id}/card`,
    mayCopy: writes,
    mayArchive: writes,
    mayDelete: may(actor, "records.delete"),
  };
}

export type ShownCampaign = ReturnType<typeof shownLine>;

function datesOf({ standing, version, opens, closes, zone }: CampaignLine): string {
  if (version === 0) return standing === "archived" ? copy.putAway : copy.notPublished;
  if (standing === "notYet") return say.opens(dayIn(zone, opens));
  if (standing === "open" || standing === "full")
    return closes === "" ? copy.noEnd : say.until(dayIn(zone, closes));
  if (standing === "archived") return copy.putAway;
  return closes === "" ? copy.closedByHand : say.closed(dayIn(zone, closes));
}

// The last response expires this many days after it was sent; only its day is known, not the hour.
function daysUntilErased(lastAnswer: string, retentionDays: number, now: Date): number {
  const end = Date.parse(`${lastAnswer}T00:00:00.000Z`) + (retentionDays + 1) * dayMs;
  return Math.ceil((end - now.getTime()) / dayMs);
}

const dayIn = (zone: string, instant: string) =>
  new Intl.DateTimeFormat("en-US", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: zone || "UTC",
  }).format(new Date(instant));

/** The data of the list of campaigns. */
export type CampaignsContent = Awaited<ReturnType<typeof campaignsScreen>>;
