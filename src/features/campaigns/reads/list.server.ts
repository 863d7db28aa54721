import { sql } from "kysely";
import { type Actor, demand } from "#features/roles/access.ts";
import type { Services } from "#platform/services.ts";
import { inListOrder, placeAfter, placeOf } from "../rules/list-order.ts";
import { type Standing, standingAt } from "../rules/schedule.ts";
import type { CampaignListQuery } from "../schema/list.ts";
import type { CampaignRow } from "../table.server.ts";
import { versionContent } from "./live.server.ts";
import { everyAnswer } from "./marks.server.ts";

/** One line of the team's list. */
export type CampaignLine = {
  id: string;
  title: string;
  slug: string;
  standing: Standing;
  revision: number;
  version: number;
  opens: string;
  closes: string;
  /** The time zone its dates are meant in; empty while it was never public. */
  zone: string;
  changedAt: string;
  answers: number;
  /** The day of the last answer; empty before the first. */
  lastAnswer: string;
  retentionDays: number;
  /** How many may answer in all; null for any number, and while it was never public. */
  cap: number | null;
};

export type CampaignPage = {
  items: CampaignLine[];
  /** How many there are in each state, whatever the list is narrowed by. */
  counts: Readonly<Record<Standing, number>>;
  /** Where the next page begins; null at the end. */
  next: string | null;
};

/** How many lines a page has. */
export const campaignsOnPage = 30;

type Counted = Omit<CampaignLine, "zone" | "cap">;

/**
 * A page of the team's campaigns. Those in the archive are left out unless they are asked for. A campaign's state
 * is known by the clock alone and its answers are summed up, so that all are looked at; there are never many.
 */
export async function campaignList(
  services: Services,
  actor: Actor,
  { search = "", standing, sort = "changed", cursor }: CampaignListQuery = {},
): Promise<CampaignPage> {
  demand(actor, "campaigns.read");
  const all = await countedCampaigns(services);
  const wanted = search.trim().toLowerCase();
  const order = inListOrder(sort);
  const after = cursor === undefined ? undefined : placeOf(cursor);
  const rest = all
    .filter((line) => (standing === undefined ? line.standing !== "archived" : line.standing === standing))
    .filter(({ title, slug }) => `${title} ${slug}`.toLowerCase().includes(wanted))
    .toSorted(order)
    .filter((line) => after === undefined || order(after, line) < 0);
  const shown = rest.slice(0, campaignsOnPage);
  const last = shown.at(-1);
  return {
    items: await Promise.all(shown.map((line) => withPublicPart(services, line))),
    counts: countsOf(all),
    next: last && rest.length > shown.length ? placeAfter(last) : null,
  };
}

async function countedCampaigns({ store: { db }, clock }: Services): Promise<Counted[]> {
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
  return rows.map((row) => lineOf(row, byId.get(row.id), now));
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

async function withPublicPart(services: Services, line: Counted): Promise<CampaignLine> {
  const content = line.version > 0 ? await versionContent(services, line.id, line.version) : undefined;
  return { ...line, zone: content?.zone ?? "", cap: content?.cap ?? null };
}

function countsOf(lines: readonly Counted[]): CampaignPage["counts"] {
  const of = (standing: Standing) => lines.filter((line) => line.standing === standing).length;
  return {
    draft: of("draft"),
    notYet: of("notYet"),
    open: of("open"),
    closed: of("closed"),
    archived: of("archived"),
  };
}
