import { sql } from "kysely";
import type { Migrations } from "./migrate.ts";
import type { Database, Tx } from "./open.ts";

/** What every process keeps in memory, and loads again once its revision has changed. */
type RevisionId = "content" | "groups" | "redirects";

declare module "./tables.ts" {
  interface Tables {
    revisions: { id: RevisionId; revision: number };
  }
}

/** Counts a change. Others that count one of the same wait until the transaction is over. @returns the new revision. */
export async function countRevision(tx: Tx, id: RevisionId): Promise<number> {
  const { revision } = await tx
    .updateTable("revisions")
    .set(({ eb }) => ({ revision: eb("revision", "+", 1) }))
    .where("id", "=", id)
    .returning("revision")
    .executeTakeFirstOrThrow();
  return revision;
}

export async function revisionOf(db: Database, id: RevisionId): Promise<number> {
  const row = await db.selectFrom("revisions").select("revision").where("id", "=", id).executeTakeFirst();
  return row?.revision ?? 0;
}

export const revisionsMigrations: Migrations = {
  "2026-11-30-93-revisions": {
    async up(db) {
      await db.schema
        .createTable("revisions")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("revision", "integer", (column) => column.notNull())
        .execute();
      const former = { content: "content_book", groups: "group_revision", redirects: "redirect_book" };
      for (const [id, table] of Object.entries(former))
        await sql`insert into revisions (id, revision) select ${sql.lit(id)}, revision from ${sql.table(table)}`.execute(
          db,
        );
      await sql`insert into team_settings (name, value, changed_at)
        select 'groups.seeded', seeded_at, seeded_at from group_revision where seeded_at <> ''`.execute(db);
      for (const table of Object.values(former)) await db.schema.dropTable(table).execute();
    },
  },
};
