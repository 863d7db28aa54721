import { sql } from "kysely";
import type { Services } from "#platform/services.ts";
import { markOf } from "../../reads/marks.server.ts";
import type { ResponseFilter } from "../schema/response.ts";
import type { ResponseRow } from "../table.server.ts";
import { completeMark, versionMark } from "../writes/answers.server.ts";

/** Rarest first, so that as few rows as possible are read. */
async function marksOfFilter(
  services: Services,
  campaignId: string,
  { version, complete, chosen = [] }: ResponseFilter,
): Promise<string[]> {
  const marks = [
    ...chosen.map(({ question, value }) => markOf(services, campaignId, question, value)),
    ...(complete ? [completeMark] : []),
    ...(version === undefined ? [] : [versionMark(version)]),
  ];
  if (marks.length < 2) return marks;
  const counts = await services.store.db
    .selectFrom("campaign_tallies")
    .select(["mark", sql<number | string>`sum(count)`.as("count")])
    .where("campaign_id", "=", campaignId)
    .where("mark", "in", marks)
    .groupBy("mark")
    .execute();
  const count = new Map(counts.map((each) => [each.mark, Number(each.count)]));
  // Versions have no counts, so they come last.
  const rank = (mark: string) =>
    mark.startsWith("version:") ? Number.POSITIVE_INFINITY : (count.get(mark) ?? 0);
  return marks.toSorted((one, other) => Math.sign(rank(one) - rank(other)) || 0);
}

const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00.000Z`) + 86_400_000).toISOString();
const firstOf = ({ from }: ResponseFilter) => (from === undefined ? undefined : `${from}T00:00:00.000Z`);
const endOf = ({ to }: ResponseFilter) => (to === undefined ? undefined : dayAfter(to));

/** Responses by date, for a filter without chosen values. */
function byDay({ store }: Services, campaignId: string, filter: ResponseFilter) {
  const [from, before] = [firstOf(filter), endOf(filter)];
  let query = store.db
    .selectFrom("responses")
    .where("campaign_id", "=", campaignId)
    .where("state", "=", filter.spam ? "suspected_spam" : "kept");
  if (from !== undefined) query = query.where("created_at", ">=", from);
  if (before !== undefined) query = query.where("created_at", "<", before);
  return query;
}

/** Responses with the rarest requested value, narrowed down by the others; the index has the same order. */
function byMark(
  { store }: Services,
  campaignId: string,
  filter: ResponseFilter,
  { rarest, others }: { rarest: string; others: readonly string[] },
) {
  const [from, before] = [firstOf(filter), endOf(filter)];
  let query = store.db
    .selectFrom("response_marks as found")
    .where("found.campaign_id", "=", campaignId)
    .where("found.mark", "=", rarest);
  for (const mark of others)
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom("response_marks as also")
          .select("also.mark")
          .whereRef("also.response_id", "=", "found.response_id")
          .where("also.mark", "=", mark),
      ),
    );
  if (from !== undefined) query = query.where("found.created_at", ">=", from);
  if (before !== undefined) query = query.where("found.created_at", "<", before);
  return query;
}

/**
 * The next rows of a filter. Reads an index in order and stops when it has enough, so the first page costs the same for
 * a million responses as for ten.
 */
export async function rowsAfter(
  services: Services,
  campaignId: string,
  filter: ResponseFilter,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<ResponseRow[]> {
  const [at = "", id = ""] = (cursor ?? "").split("_");
  const [rarest, ...others] = await marksOfFilter(services, campaignId, filter);
  if (rarest === undefined || filter.spam) {
    let query = byDay(services, campaignId, filter)
      .selectAll()
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(limit);
    if (cursor !== undefined)
      query = query.where(({ eb, refTuple, tuple }) => eb(refTuple("created_at", "id"), "<", tuple(at, id)));
    return query.execute();
  }
  let query = byMark(services, campaignId, filter, { rarest, others })
    .innerJoin("responses", "responses.id", "found.response_id")
    .selectAll("responses")
    .orderBy("found.created_at", "desc")
    .orderBy("found.response_id", "desc")
    .limit(limit);
  if (cursor !== undefined)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("found.created_at", "found.response_id"), "<", tuple(at, id)),
    );
  return query.execute();
}

/** Reads all matching responses: for exports, never for a page. */
export async function countRows(
  services: Services,
  campaignId: string,
  filter: ResponseFilter,
): Promise<number> {
  const [rarest, ...others] = await marksOfFilter(services, campaignId, filter);
  const count =
    rarest === undefined || filter.spam
      ? await byDay(services, campaignId, filter)
          .select(({ fn }) => fn.countAll<number | string>().as("count"))
          .executeTakeFirst()
      : await byMark(services, campaignId, filter, { rarest, others })
          .select(({ fn }) => fn.countAll<number | string>().as("count"))
          .executeTakeFirst();
  return Number(count?.count ?? 0);
}

/** The number of suspected responses to review, counted only as far as the badge shows. */
export async function countSpam({ store }: Services, campaignId: string, most: number): Promise<number> {
  const rows = await store.db
    .selectFrom("responses")
    .select("id")
    .where("campaign_id", "=", campaignId)
    .where("state", "=", "suspected_spam")
    .limit(most)
    .execute();
  return rows.length;
}
