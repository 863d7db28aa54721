import type { Migrations } from "#platform/database/migrate.ts";

/** One picture. Nothing about who is in it, and nothing that the file said about itself. */
export type PictureRow = {
  id: string;
  /** Of the uploaded bytes, shortened: part of its addresses. */
  hash: string;
  /** The size of its largest copy. */
  width: number;
  height: number;
  /** The format for browsers that know neither AVIF nor WebP: "jpg" or "png". */
  fallback: string;
  /** Empty if it is decorative. */
  alt: string;
  /** The same in lower case, for the search. */
  alt_folded: string;
  /** 1 if it says nothing that the text beside it doesn't. */
  decorative: number;
  /** The point that stays visible when it is cropped, in percent from the left and the top. */
  focus_x: number;
  focus_y: number;
  /** All copies together. */
  bytes: number;
  /** Version number for optimistic locking. */
  revision: number;
  created_at: string;
  changed_at: string;
  /** The id of the team member who uploaded it; empty for those from before it was kept. */
  added_by: string;
};

/**
 * The copies in base64, in parts: backups carry only text and numbers, and read and write several rows at a time, so
 * every row is small.
 */
type PictureFileRow = { picture_id: string; name: string; part: number; content: string };

declare module "#platform/database/tables.ts" {
  interface Tables {
    pictures: PictureRow;
    picture_files: PictureFileRow;
  }
}

export const picturesMigrations: Migrations = {
  "2026-11-23-170-pictures": {
    async up(db) {
      await db.schema
        .createTable("pictures")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("hash", "text", (column) => column.notNull())
        .addColumn("width", "integer", (column) => column.notNull())
        .addColumn("height", "integer", (column) => column.notNull())
        .addColumn("fallback", "text", (column) => column.notNull())
        .addColumn("alt", "text", (column) => column.notNull())
        .addColumn("alt_folded", "text", (column) => column.notNull())
        .addColumn("decorative", "integer", (column) => column.notNull())
        .addColumn("focus_x", "integer", (column) => column.notNull())
        .addColumn("focus_y", "integer", (column) => column.notNull())
        .addColumn("bytes", "integer", (column) => column.notNull())
        .addColumn("revision", "integer", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("changed_at", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("picture_files")
        .addColumn("picture_id", "text", (column) => column.notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("part", "integer", (column) => column.notNull())
        .addColumn("content", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("picture_files_key", ["picture_id", "name", "part"])
        .execute();
    },
  },
  "2026-11-28-46-picture-uploader": {
    async up(db) {
      await db.schema
        .alterTable("pictures")
        .addColumn("added_by", "text", (column) => column.notNull().defaultTo(""))
        .execute();
    },
  },
};
