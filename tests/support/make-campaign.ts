/** Makes a campaign public on a site that runs. Run: DATA_DIR=… SITE_URL=… node tests/support/make-campaign.ts JSON */
import type { CampaignContent } from "#features/campaigns/schema.ts";
import { day, systemClock } from "#platform/clock/clock.ts";
import { assemble } from "#server/assemble.ts";
import { publishedCampaign } from "./campaigns.ts";

const changes: Partial<CampaignContent> = JSON.parse(process.argv[2] ?? "{}");
// One that has closed by its schedule was published before that.
const published = changes.closes ? new Date(Date.parse(changes.closes) - day) : undefined;
const clock = published && published < new Date() ? { now: () => published } : systemClock;
const services = await assemble({ ...process.env, LOG_LEVEL: "silent" }, { clock });
const { id } = await publishedCampaign(services, changes);
process.stdout.write(id);
services.mailer.close();
await services.store.close();
