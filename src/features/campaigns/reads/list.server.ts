import { sql } from "kysely";
import { type Actor, authorize, may } from "#features/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { capForViewers } from "../rules/caps.ts";
import { inListOrder, placeAfter, placeOf } from "../rules/list-order.ts";
import { type CampaignStatus, standingAt } from "../rules/schedule.ts";
import { smallestGroup } from "../rules.ts";
import type { CampaignListQuery } from "../schema/list.ts";
import type { CampaignRow } from "../table.server.ts";
import { versionContent } from "./live.server.ts";
import { everyAnswer } from "./marks.server.ts";
import { translatedLanguages } from "./translations.server.ts";

/** One row of the team's list. */
export type CampaignLine = {
  id: string;
  title: string;
  slug: string;
  standing: CampaignStatus;
  revision: number;
  version: number;
  opens: string;
  closes: string;
  /** The time zone of its dates; empty if it was never public. */
  zone: string;
  changedAt: string;
  /** Null if there are fewer than five and the role can't read them. */
  answers: number | null;
  /** The day of the last response; empty before the first. */
  lastAnswer: string;
  retentionDays: number;
  /** The maximum number of responses; null for no limit, if it was never public, and for viewers if under five. */
  cap: number | null;
  /** The languages of its translations. */
  translations: readonly string[];
};

type CampaignPage = {
  items: CampaignLine[];
  /** The number in each status, regardless of the filter. */
  counts: Readonly<Record<CampaignStatus, number>>;
  /** The cursor of the next page; null at the end. */
  next: string | null;
};

/** Rows per page. */
export const campaignsOnPage = 30;

type Counted = Omit<CampaignLine, "zone" | "cap" | "translations">;

/**
 * A page of the team's campaigns, without archived ones unless requested. A campaign's status depends on the clock and
 * its responses are sums, so all are read; there are never many.
 */
export async function campaignList(
  services: Services,
  actor: Actor,
  { search = "", standing, sort = "changed", cursor }: CampaignListQuery = {},
): Promise<CampaignPage> {
  authorize(actor, "campaigns.read");
  const reads = may(actor, "answers.read");
  const counted = await countedCampaigns(services);
  // Hidden before sorting: the order would reveal which of two small numbers is larger.
  const all = reads ? counted : counted.map((line) => ({ ...line, answers: forViewers(line.answers) }));
  const wanted = search.trim().toLowerCase();
  const order = inListOrder(sort);
  const after = cursor === undefined ? undefined : placeOf(cursor);
  const rest = all
    .filter((line) => (standing === undefined ? line.standing !== "archived" : line.standing === standing))
    .filter(({ title, slug }) => `${title} ${slug}`.toLowerCase().includes(wanted))
    .toSorted(order)
    .filter((line) => after === undefined || order(after, line) < 0);
  const shown = rest.slice(0, campaignsOnPage);
  const languages = await translatedLanguages(services);
  const last = shown.at(-1);
  return {
    items: (await Promise.all(shown.map((line) => withPublicPart(services, line, languages)))).map((line) =>
      reads ? line : { ...line, cap: capForViewers(line.cap) },
    ),
    counts: countsOf(all),
    next: last && rest.length > shown.length ? placeAfter(last) : null,
  };
}

const forViewers = (answers: number | null) =>
  answers !== null && answers > 0 && answers < smallestGroup ? null : answers;

/** The open campaigns that close before a moment, the first to close first. */
export async function campaignsClosing(
  services: Services,
  actor: Actor,
  until: string,
): Promise<Pick<CampaignLine, "id" | "title" | "closes">[]> {
  authorize(actor, "campaigns.read");
  return (await countedCampaigns(services))
    .filter(
      ({ standing, closes }) =>
        (standing === "open" || standing === "full") && closes !== "" && closes <= until,
    )
    .toSorted((one, other) => one.closes.localeCompare(other.closes))
    .map(({ id, title, closes }) => ({ id, title, closes }));
}

async function countedCampaigns(services: Services): Promise<Counted[]> {
  const { store, clock } = services;
  const { db } = store;
  const rows = await db
    .selectFrom("campaigns")
    .select(["id", "title", "slug", "state", "revision", "version", "opens", "closes"])
    .select(["retention_days", "changed_at"])
    .where("state", "!=", "deleted")
    .execute();
  const counts = await db
    .selectFrom("campaign_tallies")
    .select(["campaign_id", sql<number | string>`sum(count)`.as("answers"), sql<string>`max(day)`.as("day")])
    .where("mark", "=", everyAnswer)
    .where(
      "campaign_id",
      "in",
      db.selectFrom("campaigns").select("id").where("state", "!=", "deleted").where("version", ">", 0),
    )
    .groupBy("campaign_id")
    .execute();
  const byId = new Map(counts.map((count) => [count.campaign_id, count]));
  const now = clock.now();
  return withFull(
    services,
    rows.map((row) => lineOf(row, byId.get(row.id), now)),
  );
}

/** Finds the open campaigns that are full. Only those with a limit count their places. */
async function withFull(services: Services, lines: readonly Counted[]): Promise<Counted[]> {
  const places = await services.store.db
    .selectFrom("campaign_places")
    .select(["campaign_id", "taken"])
    .where("mark", "=", everyAnswer)
    .execute();
  const taken = new Map(places.map((place) => [place.campaign_id, place.taken]));
  return Promise.all(
    lines.map(async (line) => {
      const count = taken.get(line.id);
      if (line.standing !== "open" || count === undefined) return line;
      const content = await versionContent(services, line.id, line.version);
      const cap = content?.cap ?? null;
      return cap !== null && count >= cap ? { ...line, standing: "full" as const } : line;
    }),
  );
}

type ListedRow = Pick<
  CampaignRow,
  | "id"
  | "title"
  | "slug"
  | "state"
  | "revision"
  | "version"
  | "opens"
  | "closes"
  | "retention_days"
  | "changed_at"
>;

function lineOf(
  { state, retention_days, changed_at, ...row }: ListedRow,
  count: { answers: number | string; day: string } | undefined,
  now: Date,
): Counted {
  const answers = Number(count?.answers ?? 0);
  return {
    ...row,
    standing:
      state === "deleted" ? "archived" : standingAt({ state, opens: row.opens, closes: row.closes }, now),
    changedAt: changed_at,
    answers,
    lastAnswer: answers > 0 ? (count?.day ?? "") : "",
    retentionDays: retention_days,
  };
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

function countsOf(lines: readonly Counted[]): CampaignPage["counts"] {
  const of = (standing: CampaignStatus) => lines.filter((line) => line.standing === standing).length;
  return {
    draft: of("draft"),
    notYet: of("notYet"),
    open: of("open"),
    full: of("full"),
    closed: of("closed"),
    archived: of("archived"),
  };
}
