import { day, instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import { smallestGroup } from "#platform/list/small-groups.ts";
import type { Services } from "#platform/services.ts";
import { questionsByKind } from "../reads/requested.server.ts";
import { countedSummaries } from "../reads/summary.server.ts";
import { place, type ViewerFigures } from "../reads/viewer-figures.server.ts";
import { dayOf } from "./answers.server.ts";

/**
 * Counts the figures that viewers see again, for each campaign that enough people have answered since the last time.
 * Runs at night and at a start. What is erased later stays in the figures until the next time.
 */
export async function updateViewerFigures(services: Services): Promise<void> {
  const { store, clock } = services;
  const rows = await store.db
    .selectFrom("viewer_figures")
    .innerJoin("campaigns", "campaigns.id", "viewer_figures.campaign_id")
    .select(["campaign_id", "version", "taken_at", "new_answers", "new_days", "first_day"])
    .where("state", "!=", "deleted")
    .where("version", ">", 0)
    .execute();
  for (const row of rows)
    if (isUpdateDue(row, clock.now())) await updateOne(services, { id: row.campaign_id, ...row });
}

async function updateOne(
  services: Services,
  { id, version, taken_at }: { id: string; version: number; taken_at: string },
): Promise<void> {
  const { store, clock, cipher } = services;
  const questions = await questionsByKind(services, id);
  await store.transact(async (tx) => {
    // Locked, so that no response is in the figures and counted as new again. Published meanwhile: the next night.
    const campaign = await tx
      .updateTable("campaigns")
      .set(({ ref }) => ({ version: ref("version") }))
      .where("id", "=", id)
      .where("version", "=", version)
      .where("state", "!=", "deleted")
      .returning("id")
      .executeTakeFirst();
    if (!campaign) return;
    const { months, summaryAt } = await countedSummaries(services, tx, id, { questions, exact: false });
    const figures: ViewerFigures = {
      whole: summaryAt(),
      months: Object.fromEntries(months.map((month) => [month, summaryAt(month)])),
    };
    await tx
      .updateTable("viewer_figures")
      .set({
        taken_at: instantNow(clock),
        figures: cipher.encrypt(JSON.stringify(figures), place(id)),
        answers: figures.whole.total,
        last_answer: figures.whole.days.at(-1)?.day ?? "",
        new_answers: 0,
        new_days: 0,
        first_day: "",
        last_day: "",
      })
      .where("campaign_id", "=", id)
      // Another process has done it.
      .where("taken_at", "=", taken_at)
      .execute();
  });
}

/** What has come in since viewers' figures were counted: responses, one per network and day, and their days. */
type NewAnswers = { new_answers: number; new_days: number; first_day: string };

/** The longest that a campaign with one response a day waits for new figures. */
const longestWaitDays = 30;

/**
 * Whether five different networks have answered, apart from one that answered on each day. A viewer can send responses
 * of their own and subtract them, so the responses of any one network aren't enough: at least four are other people's.
 */
function hasNewCrowd({ new_answers, new_days }: NewAnswers): boolean {
  return new_answers - new_days >= smallestGroup - 1;
}

/** Whether viewers' figures can be counted again. Where hardly anybody answers on the same day, it takes a month. */
function isUpdateDue(since: NewAnswers & { taken_at: string }, now: Date): boolean {
  if (since.taken_at.slice(0, 10) === now.toISOString().slice(0, 10)) return false;
  const waited = now.getTime() - Date.parse(`${since.first_day}T00:00:00.000Z`) >= longestWaitDays * day;
  return hasNewCrowd(since) || (since.new_answers >= smallestGroup && waited);
}

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

export async function countNewAnswer(tx: Tx, { clock }: Services, campaignId: string): Promise<void> {
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
