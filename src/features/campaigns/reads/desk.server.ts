import { sql } from "kysely";
import { type Actor, demand } from "#features/roles/access.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { type Standing, standingAt } from "../rules/schedule.ts";
import { type CampaignContent, campaignContent } from "../schema.ts";
import type { CampaignRow } from "../table.server.ts";
import { everyAnswer } from "./marks.server.ts";

/** One line of the team's list. */
export type CampaignLine = {
  id: string;
  title: string;
  slug: string;
  standing: Standing;
  version: number;
  opens: string;
  closes: string;
  changedAt: string;
  answers: number;
  /** The day of the last answer; empty before the first. */
  lastAnswer: string;
};

export type CampaignListQuery = {
  search?: string | undefined;
  standing?: Standing | undefined;
  sort?: "changed" | "title" | "answers" | "lastAnswer" | undefined;
};

const mostListed = 500;

/** The team's campaigns as the list asks for them. */
export async function campaignList(
  services: Services,
  actor: Actor,
  { search = "", standing, sort = "changed" }: CampaignListQuery = {},
): Promise<CampaignLine[]> {
  demand(actor, "campaigns.read");
  const { db } = services.store;
  const rows = await db
    .selectFrom("campaigns")
    .select(["id", "title", "slug", "state", "version", "opens", "closes", "changed_at"])
    .where("state", "!=", "deleted")
    .orderBy("changed_at", "desc")
    .limit(mostListed)
    .execute();
  if (rows.length === 0) return [];
  const counts = await db
    .selectFrom("campaign_tallies")
    .select(["campaign_id", sql<number | string>`sum(count)`.as("answers"), sql<string>`max(day)`.as("day")])
    .where("mark", "=", everyAnswer)
    .where(
      "campaign_id",
      "in",
      rows.map(({ id }) => id),
    )
    .groupBy("campaign_id")
    .execute();
  const byId = new Map(counts.map((count) => [count.campaign_id, count]));
  const now = services.clock.now();
  const lines = rows.map((row) => lineOf(row, byId.get(row.id), now));
  const wanted = search.trim().toLowerCase();
  return lines
    .filter((line) => standing === undefined || line.standing === standing)
    .filter(({ title, slug }) => `${title} ${slug}`.toLowerCase().includes(wanted))
    .toSorted(orders[sort]);
}

const orders: Readonly<
  Record<NonNullable<CampaignListQuery["sort"]>, (one: CampaignLine, other: CampaignLine) => number>
> = {
  changed: (one, other) => other.changedAt.localeCompare(one.changedAt),
  title: (one, other) => one.title.localeCompare(other.title),
  answers: (one, other) => other.answers - one.answers,
  lastAnswer: (one, other) => other.lastAnswer.localeCompare(one.lastAnswer),
};

function lineOf(
  row: Pick<CampaignRow, "id" | "title" | "slug" | "state" | "version" | "opens" | "closes" | "changed_at">,
  count: { answers: number | string; day: string } | undefined,
  now: Date,
): CampaignLine {
  const { id, title, slug, version, opens, closes, state } = row;
  const standing = state === "deleted" ? "archived" : standingAt({ state, opens, closes }, now);
  const answers = Number(count?.answers ?? 0);
  return {
    id,
    title,
    slug,
    standing,
    version,
    opens,
    closes,
    changedAt: row.changed_at,
    answers,
    lastAnswer: answers > 0 ? (count?.day ?? "") : "",
  };
}

/** A campaign as the builder opens it. */
export type CampaignDraft = {
  id: string;
  revision: number;
  version: number;
  standing: Standing;
  /** The public address; empty before the first publication. */
  slug: string;
  changedAt: string;
  content: CampaignContent;
};

/** @throws {HttpError} not_found. */
export async function campaignDraft(services: Services, actor: Actor, id: string): Promise<CampaignDraft> {
  demand(actor, "campaigns.read");
  const row = await services.store.db
    .selectFrom("campaigns")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new HttpError("not_found");
  return draftOf(services, row);
}

/** Opens a row. @throws {HttpError} not_found when the campaign was deleted. */
export function draftOf(
  { cipher, clock }: Pick<Services, "cipher" | "clock">,
  row: CampaignRow,
): CampaignDraft {
  const { id, state } = row;
  if (state === "deleted") throw new HttpError("not_found");
  const content = campaignContent.parse(
    JSON.parse(cipher.decrypt(row.content, { table: "campaigns", column: "content", id })),
  );
  const standing = standingAt({ state, opens: row.opens, closes: row.closes }, clock.now());
  return {
    id,
    revision: row.revision,
    version: row.version,
    standing,
    slug: row.slug,
    changedAt: row.changed_at,
    content,
  };
}
