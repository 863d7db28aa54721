/**
 * Makes campaigns public on a site that runs.
 * Run: DATA_DIR=… SITE_URL=… node tests/support/make-campaigns.ts JSON, with what is special of each.
 */
import type { CampaignContent } from "#features/campaigns/schema/campaign.ts";
import { day } from "#platform/clock/clock.ts";
import { assemble } from "#server/assemble.ts";
import { publishedCampaign } from "./campaigns.ts";

const wanted: Partial<CampaignContent>[] = JSON.parse(process.argv[2] ?? "[]");
let now: Date | undefined;
const clock = { now: () => now ?? new Date() };
const services = await assemble({ ...process.env, LOG_LEVEL: "silent" }, { clock });
for (const changes of wanted) {
  // One that has closed by its schedule was published before that.
  const published = changes.closes ? new Date(Date.parse(changes.closes) - day) : undefined;
  now = published && published < new Date() ? published : undefined;
  await publishedCampaign(services, changes);
}
services.mailer.close();
await services.store.close();
