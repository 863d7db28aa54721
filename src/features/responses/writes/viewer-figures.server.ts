import { instantNow } from "#platform/clock/clock.ts";
import type { Services } from "#platform/services.ts";
import { questionsByKind } from "../reads/requested.server.ts";
import { countedSummaries } from "../reads/summary.server.ts";
import { place, type ViewerFigures } from "../reads/viewer-figures.server.ts";
import { isUpdateDue } from "../rules/viewer-update.ts";

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
