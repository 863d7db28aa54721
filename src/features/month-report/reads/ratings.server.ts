import { questionsByKind } from "#features/campaigns/responses/reads/requested.server.ts";
import { countedSummaries } from "#features/campaigns/responses/reads/summary.server.ts";
import type { QuestionSummary } from "#features/campaigns/responses/rules/summary.ts";
import type { Services } from "#platform/services.ts";
import { type Ratings, ratingOf } from "../rules/ratings.ts";

/** What people said to the questions that go with groups' thanks, in one month. */
export async function ratingsOf(services: Services, month: string): Promise<Ratings> {
  const campaigns = await services.store.db
    .selectFrom("support_groups")
    .innerJoin("campaigns", "campaigns.id", "support_groups.question")
    .select("campaigns.id")
    .distinct()
    .where("campaigns.state", "!=", "deleted")
    .where("campaigns.version", ">", 0)
    .execute();
  let all: Ratings = { rated: 0, satisfied: 0 };
  for (const { id } of campaigns) {
    const { rated, satisfied } = ratingOf(await questionsIn(services, id, month));
    all = { rated: all.rated + rated, satisfied: all.satisfied + satisfied };
  }
  return all;
}

async function questionsIn(
  services: Services,
  campaignId: string,
  month: string,
): Promise<readonly QuestionSummary[]> {
  const questions = await questionsByKind(services, campaignId);
  const counted = await countedSummaries(services, services.store.db, campaignId, { questions, exact: true });
  return counted.months.includes(month) ? counted.summaryAt(month).questions : [];
}
