import { sql } from "kysely";
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
  "2026-11-25-115-viewer-figures": {
    async up(db) {
      await db.schema
        .createTable("viewer_figures")
        .addColumn("campaign_id", "text", (column) => column.primaryKey())
        .addColumn("taken_at", "text", (column) => column.notNull())
        .addColumn("figures", "text", (column) => column.notNull())
        .addColumn("answers", "integer")
        .addColumn("last_answer", "text", (column) => column.notNull())
        .addColumn("new_answers", "integer", (column) => column.notNull())
        .addColumn("new_days", "integer", (column) => column.notNull())
        .addColumn("first_day", "text", (column) => column.notNull())
        .addColumn("last_day", "text", (column) => column.notNull())
        .execute();
      // Earlier responses count as new, as if all had come on one day: the next start counts the first figures.
      await sql`
        insert into viewer_figures
          (campaign_id, taken_at, figures, last_answer, new_answers, new_days, first_day, last_day)
        select campaign_id, '', '', '', sum(count), 1, min(day), max(day)
        from campaign_tallies
        where mark = 'all' and campaign_id in (select id from campaigns where state <> 'deleted')
        group by campaign_id having sum(count) > 0
      `.execute(db);
    },
  },
  "2026-11-30-92-campaign-capacity": {
    up: ({ schema }) => schema.alterTable("campaign_places").renameTo("campaign_capacity").execute(),
  },
};
