import { day, instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { hasNewCrowd } from "../rules/viewer-update.ts";
import { dayOf } from "./answers.server.ts";

const oncePerDay = { points: 1, seconds: day / 1_000 } as const;

/**
 * Whether a response from this network counts towards new figures for viewers: the first one of a day does, until enough
 * have come in. The network is known only to the rate limits, as a keyed hash that changes every day.
 */
export async function isNewAnswer(
  { store, limits }: Services,
  campaignId: string,
  network: string,
): Promise<boolean> {
  const since = await store.db
    .selectFrom("viewer_figures")
    .select(["new_answers", "new_days", "first_day"])
    .where("campaign_id", "=", campaignId)
    .executeTakeFirst();
  if (since && hasNewCrowd(since)) return false;
  try {
    await limits.count(`new answer ${campaignId}`, oncePerDay, network);
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.code === "too_many_requests") return false;
    throw error;
  }
}

/** Counts a response towards new figures for viewers. */
export async function countNewAnswer(
  tx: Tx,
  { clock }: Pick<Services, "clock">,
  campaignId: string,
): Promise<void> {
  const today = dayOf(instantNow(clock));
  await tx
    .insertInto("viewer_figures")
    .values({
      campaign_id: campaignId,
      taken_at: "",
      figures: "",
      answers: null,
      last_answer: "",
      new_answers: 1,
      new_days: 1,
      first_day: today,
      last_day: today,
    })
    .onConflict((conflict) =>
      conflict.column("campaign_id").doUpdateSet(({ eb, ref }) => ({
        new_answers: eb("viewer_figures.new_answers", "+", 1),
        new_days: eb
          .case()
          .when("viewer_figures.last_day", "=", today)
          .then(ref("viewer_figures.new_days"))
          .else(eb("viewer_figures.new_days", "+", 1))
          .end(),
        first_day: eb
          .case()
          .when("viewer_figures.first_day", "=", "")
          .then(today)
          .else(ref("viewer_figures.first_day"))
          .end(),
        last_day: today,
      })),
    )
    .execute();
}
