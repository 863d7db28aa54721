import type { Migrations } from "#platform/database/migrate.ts";

export const teamSettingsMigrations: Migrations = {
  "2026-11-22-121-team-settings": {
    up: (db) =>
      db.schema
        .createTable("team_settings")
        .addColumn("name", "text", (column) => column.primaryKey())
        .addColumn("value", "text", (column) => column.notNull())
        .addColumn("changed_at", "text", (column) => column.notNull())
        .execute(),
  },
};
