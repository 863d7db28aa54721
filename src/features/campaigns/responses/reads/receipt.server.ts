import { formatInstant } from "#platform/clock/time-zone.ts";
import { plainCode } from "#platform/crypto/receipt-code.ts";
import type { Services } from "#platform/services.ts";
import { liveCampaign, versionContent } from "../../reads/live.server.ts";
import { sentLabelsIn } from "../../reads/public.server.ts";
import { withoutCaps } from "../../rules/caps.ts";
import type { ShownReceipt } from "../schema/response.ts";
import { indexesOfTyped, refuseUnknownCode } from "../writes/receipt.server.ts";
import { openAnswers, openContact } from "./encrypted.server.ts";

/** @throws {HttpError} invalid_input or not_found. */
export async function receiptOf(services: Services, code: string): Promise<ShownReceipt> {
  const row = await services.store.db
    .selectFrom("responses")
    .selectAll()
    .where("receipt_index", "in", indexesOfTyped(services, code))
    .executeTakeFirst();
  if (!row) refuseUnknownCode();
  const live = await liveCampaign(services, row.campaign_id);
  const content = await versionContent(services, row.campaign_id, row.version);
  if (!live || !content) refuseUnknownCode();
  const { title, language, identity, zone } = content;
  const labels = sentLabelsIn(language);
  const locale = language === "en" ? "en-US" : language;
  return {
    code: plainCode(code) ?? code,
    slug: live.slug,
    version: row.version,
    answers: openAnswers(services, row),
    contact: openContact(services, row) ?? null,
    sentSaid: formatInstant(row.created_at, zone, locale),
    eraseSaid: formatInstant(row.erase_at, zone, locale),
    changeable: live.status === "open",
    ...(labels === undefined ? {} : { labels }),
    form: { title, language, identity, layout: "page", sections: withoutCaps(content.sections) },
  };
}
