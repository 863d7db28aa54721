import { type Kysely, sql, type Transaction } from "kysely";
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from "kysely/migration";
import { adoptBaseline } from "./baseline.ts";
import type { Store } from "./open.ts";
import type { Tables } from "./tables.ts";

/** Migrations by name; names begin with a date and sort in the order they run. */
export type Migrations = Readonly<Record<string, Migration>>;

/**
 * Migrates the database to the current schema, completely or not at all. Several processes can start at once: on
 * PostgreSQL Kysely's lock serializes them; on SQLite, which has none, one exclusive transaction does.
 * @throws {Error} naming the migration that failed; for data of a release before 0.6.
 */
export async function migrateToLatest(
  { db, kind }: Pick<Store, "db" | "kind">,
  migrations: Migrations,
): Promise<void> {
  const steps = await stepsIn(db);
  if (steps.length === Object.keys(migrations).length && steps.every((step) => step in migrations)) return;
  if (kind === "postgres") {
    await adoptBaseline(db, steps);
    return migrate(db, migrations);
  }
  await db.connection().execute(async (connection) => {
    await sql`begin exclusive`.execute(connection);
    try {
      await adoptBaseline(connection, steps);
      await migrate(connection, migrations);
      await sql`commit`.execute(connection);
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}

/** The migrations that have run: one query, and no lock, which is all that nearly every start needs. */
async function stepsIn(db: Kysely<Tables>): Promise<readonly string[]> {
  try {
    const { rows } = await sql<{
      name: string;
    }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
    return rows.map(({ name }) => name);
  } catch {
    // An empty database has no such table. If the database is away, migrating says so.
    return [];
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
