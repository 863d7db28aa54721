import type { Migrations } from "#platform/database/migrate.ts";
import type { CampaignState } from "./rules/schedule.ts";

/** One campaign. The content is encrypted as one text, because it names people to contact and to notify. */
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
type CampaignPlacesRow = { campaign_id: string; mark: string; taken: number };

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

declare module "#platform/database/tables.ts" {
  interface Tables {
    campaigns: CampaignRow;
    campaign_versions: CampaignVersionRow;
    campaign_slugs: CampaignSlugRow;
    campaign_places: CampaignPlacesRow;
    campaign_tallies: CampaignTallyRow;
  }
}

export const campaignsMigrations: Migrations = {
  "2026-11-21-60-campaigns": {
    async up(db) {
      await db.schema
        .createTable("campaigns")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("slug", "text", (column) => column.notNull())
        .addColumn("title", "text", (column) => column.notNull())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("revision", "integer", (column) => column.notNull())
        .addColumn("version", "integer", (column) => column.notNull())
        .addColumn("content", "text", (column) => column.notNull())
        .addColumn("opens", "text", (column) => column.notNull())
        .addColumn("closes", "text", (column) => column.notNull())
        .addColumn("retention_days", "integer", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("changed_at", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("campaign_versions")
        .addColumn("campaign_id", "text", (column) => column.notNull())
        .addColumn("version", "integer", (column) => column.notNull())
        .addColumn("content", "text", (column) => column.notNull())
        .addColumn("published_at", "text", (column) => column.notNull())
        .addColumn("superseded_at", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("campaign_versions_key", ["campaign_id", "version"])
        .execute();
      await db.schema
        .createTable("campaign_slugs")
        .addColumn("slug", "text", (column) => column.primaryKey())
        .addColumn("campaign_id", "text", (column) => column.notNull())
        .execute();
    },
  },
  "2026-11-21-61-campaign-counts": {
    async up(db) {
      await db.schema
        .createTable("campaign_places")
        .addColumn("campaign_id", "text", (column) => column.notNull())
        .addColumn("mark", "text", (column) => column.notNull())
        .addColumn("taken", "integer", (column) => column.notNull())
        .addPrimaryKeyConstraint("campaign_places_key", ["campaign_id", "mark"])
        .execute();
      await db.schema
        .createTable("campaign_tallies")
        .addColumn("campaign_id", "text", (column) => column.notNull())
        .addColumn("mark", "text", (column) => column.notNull())
        .addColumn("day", "text", (column) => column.notNull())
        .addColumn("version", "integer", (column) => column.notNull())
        .addColumn("shard", "integer", (column) => column.notNull())
        .addColumn("count", "integer", (column) => column.notNull())
        .addPrimaryKeyConstraint("campaign_tallies_key", ["campaign_id", "mark", "day", "version", "shard"])
        .execute();
    },
  },
  "2026-11-24-210-campaign-translations": {
    async up(db) {
      await db.schema
        .alterTable("campaigns")
        .addColumn("translations", "text", (column) => column.notNull().defaultTo(""))
        .execute();
    },
  },
};
