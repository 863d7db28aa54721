import type { CampaignContent } from "#features/campaigns/schema/campaign.ts";
import { createCampaign } from "#features/campaigns/writes/draft.server.ts";
import { publishCampaign } from "#features/campaigns/writes/publish.server.ts";
import { day } from "#platform/clock/clock.ts";
import type { Actor, Role } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { campaignWith } from "#tests/support/campaign-content.ts";
import { planDailyJob } from "#worker/daily.ts";
import type { TestApp } from "./test-app.ts";

export function actorWith(role: Role): Actor {
  return {
    id: "01a1fc74-724c-71fd-a085-833908003b00",
    name: role,
    role,
    sessionId: "none",
    needsSecondFactor: false,
  };
}

/** @returns its id and its present revision. */
export async function publishedCampaign(services: Services, changes: Partial<CampaignContent> = {}) {
  const content = campaignWith(changes);
  const { id, revision } = await createCampaign(services, actorWith("editor"), { zone: "UTC", content });
  const published = await publishCampaign(services, actorWith("editor"), id, { revision });
  return { ...published, id };
}

/** Sends answers to a campaign by its address. */
export function answer({ post }: TestApp, slug: string, body: object, headers?: Record<string, string>) {
  return post(`/api/campaigns/${slug}/responses`, { version: 1, website: "", ...body }, headers);
}

/** Moves the clock to the next day, after the night's job has run. */
export async function passNight({ services, clock, worker }: TestApp): Promise<void> {
  await planDailyJob(services);
  clock.advance(day);
  await worker.drain();
}
