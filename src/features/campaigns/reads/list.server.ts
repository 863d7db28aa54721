import { sql } from "kysely";
import { type Actor, authorize, authorizeList, may, visibleIds } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { capForViewers } from "../rules/caps.ts";
import { type CampaignStatus, statusAt } from "../rules/schedule.ts";
import { type CampaignListQuery, inListOrder, positionAfter, positionOf } from "../schema/list.ts";
import type { CampaignRow } from "../table.server.ts";
import { versionContent } from "./live.server.ts";
import { everyResponse } from "./marks.server.ts";
import { translatedLanguages } from "./translations.server.ts";

export type CampaignLine = {
  id: string;
  title: string;
  slug: string;
  status: CampaignStatus;
  revision: number;
  version: number;
  opens: string;
  closes: string;
  /** The time zone of its dates; empty if it was never public. */
  zone: string;
  changedAt: string;
  /** For viewers as last counted for them; null before that, or if it's hidden. */
  answers: number | null;
  /** The day of the last response, from the same count; empty before the first. */
  lastAnswer: string;
  retentionDays: number;
  /** The maximum number of responses; null for no limit, if it was never public, and for viewers if under five. */
  cap: number | null;
  /** The languages of its translations. */
  translations: readonly string[];
};

export const campaignsOnPage = 30;

type Counted = Omit<CampaignLine, "zone" | "cap" | "translations">;

/**
 * A page of the team's campaigns, without archived ones unless requested. A campaign's status depends on the clock and
 * its responses are sums, so all are read; there are never many.
 */
export async function campaignList(
  services: Services,
  actor: Actor,
  { search = "", standing: status, sort = "changed", cursor }: CampaignListQuery = {},
) {
  const ids = authorizeList(actor, "campaigns.read", "campaign");
  const reads = may(actor, "answers.read");
  const counts = reads ? await exactCounts(services) : await viewerCounts(services);
  const all = (await countedCampaigns(services, counts)).filter(({ id }) => ids?.has(id) ?? true);
  const filter = search.trim().toLowerCase();
  const order = inListOrder(sort);
  const after = cursor === undefined ? undefined : positionOf(cursor);
  const rest = all
    .filter((line) => (status === undefined ? line.status !== "archived" : line.status === status))
    .filter(({ title, slug }) => `${title} ${slug}`.toLowerCase().includes(filter))
    .toSorted(order)
    .filter((line) => after === undefined || order(after, line) < 0);
  const shown = rest.slice(0, campaignsOnPage);
  const languages = await translatedLanguages(services);
  const last = shown.at(-1);
  return {
    items: (await Promise.all(shown.map((line) => withPublicPart(services, line, languages)))).map((line) =>
      reads ? line : { ...line, cap: capForViewers(line.cap) },
    ),
    /** The number in each status, regardless of the filter. */
    counts: countsOf(all),
    /** The cursor of the next page; null at the end. */
    next: last && rest.length > shown.length ? positionAfter(last) : null,
  };
}

/** The open campaigns that close before a moment, the first to close first. */
export async function campaignsClosing(
  services: Services,
  actor: Actor,
  until: string,
): Promise<Pick<CampaignLine, "id" | "title" | "closes">[]> {
  authorize(actor, "campaigns.read");
  return (await countedCampaigns(services, noCounts))
    .filter(
      ({ status, closes }) => (status === "open" || status === "full") && closes !== "" && closes <= until,
    )
    .toSorted((one, other) => one.closes.localeCompare(other.closes))
    .map(({ id, title, closes }) => ({ id, title, closes }));
}

/** The campaigns that people can answer now and the actor may see, by title. */
export async function openCampaigns(
  services: Services,
  actor: Actor,
): Promise<Pick<CampaignLine, "id" | "title">[]> {
  const ids = visibleIds(actor, "campaigns.read", "campaign");
  return (await countedCampaigns(services, noCounts))
    .filter(({ id, status }) => status === "open" && (ids?.has(id) ?? true))
    .toSorted((one, other) => one.title.localeCompare(other.title))
    .map(({ id, title }) => ({ id, title }));
}

/** The responses of each campaign and the day of the last one; `unknown` for campaigns without an entry. */
type Counts = {
  byId: ReadonlyMap<string, { answers: number | null; lastAnswer: string }>;
  unknown: number | null;
};

const noCounts: Counts = { byId: new Map(), unknown: null };

async function exactCounts({ store: { db } }: Services): Promise<Counts> {
  const rows = await db
    .selectFrom("campaign_tallies")
    .select(["campaign_id", sql<number | string>`sum(count)`.as("answers"), sql<string>`max(day)`.as("day")])
    .where("mark", "=", everyResponse)
    .where(
      "campaign_id",
      "in",
      db.selectFrom("campaigns").select("id").where("state", "!=", "deleted").where("version", ">", 0),
    )
    .groupBy("campaign_id")
    .execute();
  const counts = rows.map(({ campaign_id, answers, day }) => {
    const count = Number(answers);
    return [campaign_id, { answers: count, lastAnswer: count > 0 ? day : "" }] as const;
  });
  return { byId: new Map(counts), unknown: 0 };
}

/** As the figures of each campaign that viewers see. Even "0" would reveal the first response. */
async function viewerCounts({ store: { db } }: Services): Promise<Counts> {
  const rows = await db
    .selectFrom("viewer_figures")
    .select(["campaign_id", "answers", "last_answer as lastAnswer"])
    .execute();
  return { byId: new Map(rows.map(({ campaign_id, ...counts }) => [campaign_id, counts])), unknown: null };
}

async function countedCampaigns(services: Services, { byId, unknown }: Counts): Promise<Counted[]> {
  const { store, clock } = services;
  const rows = await store.db
    .selectFrom("campaigns")
    .select(["id", "title", "slug", "state", "revision", "version", "opens", "closes"])
    .select(["retention_days", "changed_at"])
    .where("state", "!=", "deleted")
    .execute();
  const now = clock.now();
  return withFull(
    services,
    rows.map((row) => ({
      ...lineOf(row, now),
      ...(byId.get(row.id) ?? { answers: unknown, lastAnswer: "" }),
    })),
  );
}

/** Finds the open campaigns that are full. Only those with a limit count their places. */
async function withFull(services: Services, lines: readonly Counted[]): Promise<Counted[]> {
  const places = await services.store.db
    .selectFrom("campaign_capacity")
    .select(["campaign_id", "taken"])
    .where("mark", "=", everyResponse)
    .execute();
  const taken = new Map(places.map((place) => [place.campaign_id, place.taken]));
  return Promise.all(
    lines.map(async (line) => {
      const count = taken.get(line.id);
      if (line.status !== "open" || count === undefined) return line;
      const content = await versionContent(services, line.id, line.version);
      const cap = content?.cap ?? null;
      return cap !== null && count >= cap ? { ...line, status: "full" as const } : line;
    }),
  );
}

type ListedRow = Omit<CampaignRow, "content" | "created_at" | "translations">;

function lineOf({ state, retention_days, changed_at, ...row }: ListedRow, now: Date) {
  return {
    ...row,
    status: state === "deleted" ? "archived" : statusAt({ state, opens: row.opens, closes: row.closes }, now),
    changedAt: changed_at,
    retentionDays: retention_days,
  } satisfies Omit<Counted, "answers" | "lastAnswer">;
}

async function withPublicPart(
  services: Services,
  line: Counted,
  languages: ReadonlyMap<string, readonly string[]>,
): Promise<CampaignLine> {
  const content = line.version > 0 ? await versionContent(services, line.id, line.version) : undefined;
  return {
    ...line,
    zone: content?.zone ?? "",
    cap: content?.cap ?? null,
    translations: languages.get(line.id) ?? [],
  };
}

function countsOf(lines: readonly Counted[]): Readonly<Record<CampaignStatus, number>> {
  const of = (status: CampaignStatus) => lines.filter((line) => line.status === status).length;
  return {
    draft: of("draft"),
    notYet: of("notYet"),
    open: of("open"),
    full: of("full"),
    closed: of("closed"),
    archived: of("archived"),
  };
}
