import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import type { Summary } from "../rules/summary.ts";
import { newestVersion } from "./requested.server.ts";

export type ViewerFigures = { whole: Summary; months: Readonly<Record<string, Summary>> };

const nothingYet: Summary = {
  total: null,
  complete: null,
  medianTime: null,
  questions: [],
  days: [],
  months: [],
  countedAt: null,
};
const none: ViewerFigures = { whole: nothingYet, months: {} };

export const place = (id: string) => ({ table: "viewer_figures", column: "figures", id });

/**
 * The figures that were last counted for viewers. Every viewer gets the same ones in every process. Figures that
 * followed each response would reveal it to someone who looks before and after.
 * @throws {HttpError} not_found.
 */
export async function viewerSummary(
  services: Services,
  campaignId: string,
  month: string | undefined,
): Promise<Summary> {
  await newestVersion(services, campaignId);
  const row = await services.store.db
    .selectFrom("viewer_figures")
    .select(["figures", "taken_at"])
    .where("campaign_id", "=", campaignId)
    .executeTakeFirst();
  const figures: ViewerFigures =
    row && row.figures !== "" ? JSON.parse(services.cipher.decrypt(row.figures, place(campaignId))) : none;
  const summary = month === undefined ? figures.whole : figures.months[month];
  if (!summary) throw new HttpError("not_found");
  return { ...summary, countedAt: row?.taken_at || null };
}
