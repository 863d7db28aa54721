import type { Migrations } from "#platform/database/migrate.ts";

/** One setting made by an owner; without a row the default applies. */
type TeamSettingRow = { name: string; value: string; changed_at: string };

declare module "#platform/database/tables.ts" {
  interface Tables {
    team_settings: TeamSettingRow;
  }
}

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
