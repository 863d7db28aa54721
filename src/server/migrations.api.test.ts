import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { migrateToLatest } from "#platform/database/migrate.ts";
import { openStore, type Store } from "#platform/database/open.ts";
import { createLog } from "#platform/log/log.ts";
import { allMigrations } from "#server/assemble.ts";
import { schemaOf } from "#tests/support/schema-of.ts";
import { bothDatabases, type DatabaseKind, freshPostgresUrl, openTestApp } from "#tests/support/test-app.ts";

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const names = Object.keys(allMigrations).sort();
/** Where a site's data may be when a new version starts: how many migrations it has had. */
const versions = [
  ["an empty database", 0],
  ["the data of the first day", names.filter((name) => name < "2026-11-22").length],
  ["the data of the last version", names.length - 1],
] as const;

async function emptyStore(kind: DatabaseKind): Promise<Store> {
  const dataDir = mkdtempSync(join(tmpdir(), "kinward-migrations-"));
  ends.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const databaseUrl = kind === "postgres" ? await freshPostgresUrl() : undefined;
  const store = openStore({ databaseUrl, dataDir, log: createLog("silent") });
  ends.push(() => store.close());
  return store;
}

const messagesOf = async ({ db }: Store) =>
  (await sql<{ id: string }>`select id from contact_messages`.execute(db)).rows;

describe.each(bothDatabases)("migrations on %s", (kind) => {
  it.each(versions)(
    "lead from %s to the tables every other test copies, and keep its rows",
    async (_, done) => {
      const store = await emptyStore(kind);
      if (done > 0) {
        const earlier = Object.entries(allMigrations).filter(([name]) => names.indexOf(name) < done);
        await migrateToLatest(store, Object.fromEntries(earlier));
        await sql`insert into contact_messages
        (id, state, subject, name, email, email_index, phone, message, created_at)
        values ('one', 'new', 'general', 'sealed', 'sealed', 'index', 'sealed', 'sealed', '2026-11-21')`.execute(
          store.db,
        );
      }
      await migrateToLatest(store, allMigrations);
      expect(await messagesOf(store)).toEqual(done > 0 ? [{ id: "one" }] : []);
      const copied = await openTestApp(kind);
      ends.push(() => copied.close());
      const schema = await schemaOf(store);
      expect(schema.tables.length).toBeGreaterThan(20);
      expect(schema).toEqual(await schemaOf(copied.services.store));
    },
  );
});
