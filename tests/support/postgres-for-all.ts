import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { assemble } from "#server/assemble.ts";
import { bundleProcesses } from "./bundle-processes.ts";
import { startPostgres } from "./postgres-server.ts";
import { testStart } from "./test-start.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
    /** The name of a database with every table and the first groups; those of the tests are copies of it. */
    postgresTemplate: string;
    /** A folder with the same in SQLite. */
    sqliteTemplate: string;
  }
}

const template = "with_tables";

/** One PostgreSQL for all test files; each file opens databases of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [server, removeProcesses] = await Promise.all([
    startPostgres(),
    bundleProcesses(["api-process", "admin", "backup", "restore"]),
  ]);
  const folder = mkdtempSync(join(tmpdir(), "kinward-templates-"));
  const client = new pg.Client({ connectionString: `${server.url}/postgres` });
  await client.connect();
  await client.query(`create database ${template}`);
  await client.end();
  await makeTables({ DATA_DIR: folder });
  await makeTables({ DATA_DIR: folder, DATABASE_URL: `${server.url}/${template}` });
  project.provide("postgresUrl", server.url);
  project.provide("postgresTemplate", template);
  project.provide("sqliteTemplate", folder);
  return async () => {
    await server.stop();
    removeProcesses();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** What the first start makes, but for the row that ties the data to one key. */
async function makeTables(place: Readonly<Record<string, string>>): Promise<void> {
  const environment = {
    ...place,
    SITE_URL: "http://kinward.test",
    DATA_KEY: randomBytes(32).toString("base64"),
    LOG_LEVEL: "silent",
  };
  const { store, mailer } = await assemble(environment, { clock: { now: () => new Date(testStart) } });
  await store.db.deleteFrom("key_check").execute();
  mailer.close();
  await store.close();
}
