import type { Migrations } from "#platform/database/migrate.ts";

/** A label that the team gives to subscribers. Its name is encrypted: it can tell about someone's health. */
export type TagRow = {
  id: string;
  name: string;
  /** The blind index of the name in lower case, so that a tag exists once. */
  name_index: string;
  created_at: string;
};

type TaggedRow = { tag_id: string; subscriber_id: string };

/** A saved choice of subscribers. Its name and rule are encrypted as one text, like the names of tags. */
export type SegmentRow = { id: string; content: string; created_at: string; changed_at: string };

declare module "#platform/database/tables.ts" {
  interface Tables {
    subscriber_tags: TagRow;
    subscriber_tagged: TaggedRow;
    subscriber_segments: SegmentRow;
  }
}

export const subscribersMigrations: Migrations = {
  "2026-11-23-200-subscriber-tags": {
    async up(db) {
      await db.schema
        .alterTable("subscribers")
        .addColumn("name", "text", (column) => column.notNull().defaultTo(""))
        .execute();
      await db.schema
        .createTable("subscriber_tags")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("name_index", "text", (column) => column.notNull().unique())
        .addColumn("created_at", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("subscriber_tagged")
        .addColumn("tag_id", "text", (column) => column.notNull())
        .addColumn("subscriber_id", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("subscriber_tagged_key", ["subscriber_id", "tag_id"])
        .execute();
      await db.schema
        .createIndex("subscriber_tagged_by_tag")
        .on("subscriber_tagged")
        .columns(["tag_id", "subscriber_id"])
        .execute();
    },
  },
  "2026-11-23-201-subscriber-segments": {
    async up(db) {
      await db.schema
        .createTable("subscriber_segments")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("content", "text", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("changed_at", "text", (column) => column.notNull())
        .execute();
    },
  },
};
