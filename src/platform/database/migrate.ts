import { type Kysely, sql, type Transaction } from "kysely";
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from "kysely/migration";
import type { Store } from "./open.ts";
import type { Tables } from "./tables.ts";

/** Migrations by name; names begin with a date and sort in the order they run. */
export type Migrations = Readonly<Record<string, Migration>>;

/**
 * Migrates the database to the current schema, completely or not at all. Several processes can start at once: on
 * PostgreSQL Kysely's lock serializes them; on SQLite, which has none, one exclusive transaction does.
 * @throws {Error} naming the migration that failed.
 */
export async function migrateToLatest(
  { db, kind }: Pick<Store, "db" | "kind">,
  migrations: Migrations,
): Promise<void> {
  if (await isCurrent(db, migrations)) return;
  if (kind === "postgres") return migrate(db, migrations);
  await db.connection().execute(async (connection) => {
    await sql`begin exclusive`.execute(connection);
    try {
      await migrate(connection, migrations);
      await sql`commit`.execute(connection);
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}

/** Whether exactly these migrations have run: one query, and no lock, at nearly every start. */
async function isCurrent(db: Kysely<Tables>, migrations: Migrations): Promise<boolean> {
  try {
    const { rows } = await sql<{
      name: string;
    }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
    const names = new Set(rows.map(({ name }) => name));
    return (
      names.size === Object.keys(migrations).length &&
      Object.keys(migrations).every((name) => names.has(name))
    );
  } catch {
    // An empty database has no such table. If the database is away, migrating says so.
    return false;
  }
}

/** The same inside a larger transaction. @throws {Error} naming the migration that failed. */
export async function migrateWithin(tx: Transaction<Tables>, migrations: Migrations): Promise<void> {
  await migrate(tx, migrations);
}

async function migrate(db: Kysely<Tables>, migrations: Migrations): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results?.find((result) => result.status === "Error")?.migrationName;
  throw new Error(`migration ${failed ?? "(none begun)"} failed`, { cause: error });
}
