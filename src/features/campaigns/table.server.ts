import type { Migrations } from "#platform/database/migrate.ts";
import type { CampaignState } from "./rules/schedule.ts";

/** The content is encrypted as one text, because it names people to contact and to notify. */
export type CampaignRow = {
  id: string;
  /** The public address; empty until it is first published. */
  slug: string;
  title: string;
  /** `deleted` is a tombstone that keeps only the counts. */
  state: CampaignState | "deleted";
  /** Incremented with every saved change (optimistic locking). */
  revision: number;
  /** The version that is public; 0 before the first. */
  version: number;
  content: string;
  opens: string;
  closes: string;
  retention_days: number;
  created_at: string;
  changed_at: string;
  /** The same for all campaigns that are translations of each other; empty for a campaign without one. */
  translations: string;
};

/** Every published version: responses belong to the version they answered. */
type CampaignVersionRow = {
  campaign_id: string;
  version: number;
  content: string;
  published_at: string;
  /** When the next version replaced it; empty for the current one. */
  superseded_at: string;
};

/** Every address a campaign has had, including the current one. */
type CampaignSlugRow = { slug: string; campaign_id: string };

/** The number of taken places, for everything with a limit. */
type CampaignCapacityRow = { campaign_id: string; mark: string; taken: number };

/** How often a value was chosen on a day. The count is the sum over the shards. */
type CampaignTallyRow = {
  campaign_id: string;
  mark: string;
  day: string;
  version: number;
  /** Spreads concurrent increments over several rows, so that they don't wait for each other. */
  shard: number;
  count: number;
};

/** What viewers see of a campaign's responses, and what has come in since. */
type ViewerFiguresRow = {
  campaign_id: string;
  /** When the figures were counted; empty before the first time. */
  taken_at: string;
  /** Encrypted: the summaries of all responses and of each month as viewers see them; empty before the first time. */
  figures: string;
  /** The number of responses that viewers see in the list; null if it's hidden. */
  answers: number | null;
  /** The day of the last response as viewers see it; empty for none. */
  last_answer: string;
  /** Responses since then, one per network and day; the days they came on, and the first and last of these. */
  new_answers: number;
  new_days: number;
  first_day: string;
  last_day: string;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    viewer_figures: ViewerFiguresRow;
    campaigns: CampaignRow;
    campaign_versions: CampaignVersionRow;
    campaign_slugs: CampaignSlugRow;
    campaign_capacity: CampaignCapacityRow;
    campaign_tallies: CampaignTallyRow;
  }
}

export const campaignsMigrations: Migrations = {
  "2026-11-30-92-campaign-capacity": {
    up: ({ schema }) => schema.alterTable("campaign_places").renameTo("campaign_capacity").execute(),
  },
};
