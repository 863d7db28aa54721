import type { Migrations } from "#platform/database/migrate.ts";
import type { CampaignState } from "./rules/schedule.ts";

/** One campaign. What the team wrote is sealed as a whole, since it names people to ask and to notify. */
export type CampaignRow = {
  id: string;
  /** The address it is found at; empty until it is first published. */
  slug: string;
  title: string;
  /** `deleted` is a mark that stays behind: nothing but its counts is left. */
  state: CampaignState | "deleted";
  /** Counts every saved change, so that two people editing at once notice each other. */
  revision: number;
  /** The version that is public; 0 before the first. */
  version: number;
  content: string;
  opens: string;
  closes: string;
  retention_days: number;
  created_at: string;
  changed_at: string;
};

/** What was published, version by version: answers belong to the one they were given to. */
type CampaignVersionRow = {
  campaign_id: string;
  version: number;
  content: string;
  published_at: string;
  /** When the next one took its place; empty while it is the present one. */
  superseded_at: string;
};

/** Every address a campaign ever had, the present one included. */
type CampaignSlugRow = { slug: string; campaign_id: string };

/** How many places are taken, of what has only so many. */
type CampaignPlacesRow = { campaign_id: string; mark: string; taken: number };

/** How often something was answered on a day. The sum over the shards is the count. */
type CampaignTallyRow = {
  campaign_id: string;
  mark: string;
  day: string;
  version: number;
  /** Keeps people who answer at the same moment from waiting for each other. */
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
};
