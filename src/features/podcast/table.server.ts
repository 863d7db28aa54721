import type { Migrations } from "#platform/database/migrate.ts";

/** The last good copy of a feed: published data, nothing about visitors. */
type PodcastFeedRow = {
  url: string;
  /** The show and its episodes as JSON. */
  show: string;
  /** The host's validators (ETag, Last-Modified) for conditional requests. */
  etag: string;
  last_modified: string;
  /** When this version was fetched, and when the host last confirmed it. */
  fetched_at: string;
  checked_at: string;
};

/** A transcript or chapters of an episode, as JSON. */
export type PodcastFileRow = {
  url: string;
  kind: "transcript" | "chapters";
  content: string;
  fetched_at: string;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    podcast_feed: PodcastFeedRow;
    podcast_files: PodcastFileRow;
  }
}

export const podcastMigrations: Migrations = {
  "2026-11-21-21-podcast": {
    async up(db) {
      await db.schema
        .createTable("podcast_feed")
        .addColumn("url", "text", (column) => column.primaryKey())
        .addColumn("show", "text", (column) => column.notNull())
        .addColumn("etag", "text", (column) => column.notNull())
        .addColumn("last_modified", "text", (column) => column.notNull())
        .addColumn("fetched_at", "text", (column) => column.notNull())
        .addColumn("checked_at", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("podcast_files")
        .addColumn("url", "text", (column) => column.notNull())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("content", "text", (column) => column.notNull())
        .addColumn("fetched_at", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("podcast_files_key", ["url", "kind"])
        .execute();
    },
  },
};
