import { sql } from "kysely";
import type { Services } from "#platform/services.ts";
import { markOf } from "../../reads/marks.server.ts";
import type { ResponseFilter } from "../schema.ts";
import { completeMark, versionMark } from "../writes/answers.server.ts";

/** What answers of a filter are marked with, the rarest first: the fewer rows one walks through, the quicker. */
export async function marksOfFilter(
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
  // Versions are counted nowhere by themselves, so they come last.
  const rank = (mark: string) =>
    mark.startsWith("version:") ? Number.POSITIVE_INFINITY : (count.get(mark) ?? 0);
  return marks.toSorted((one, other) => Math.sign(rank(one) - rank(other)) || 0);
}
