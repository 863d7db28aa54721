import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Tables } from "./tables.ts";

/** Migrations by name; names begin with a date and sort in the order they run. */
export type Migrations = Readonly<Record<string, Migration>>;

/**
 * Brings the database to the present shape. Kysely's lock makes several processes starting at once safe.
 * @throws {Error} naming the migration that failed.
 */
export async function migrateToLatest(db: Kysely<Tables>, migrations: Migrations): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results?.find((result) => result.status === "Error")?.migrationName;
  throw new Error(`migration ${failed ?? "(none begun)"} failed`, { cause: error });
}
