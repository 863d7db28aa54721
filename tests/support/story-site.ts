/** Sites for stories that take weeks: with a clock that the test sets, on either database. */
import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { sql } from "kysely";
import { tablesOf } from "#platform/backup/tables-of.ts";
import { hour } from "#platform/clock/clock.ts";
import { openStore, type Store } from "#platform/database/open.ts";
import { createLog } from "#platform/log/log.ts";
import { countStarted } from "./count-started.ts";
import { startPostgres } from "./postgres-server.ts";
import type { PreparedData } from "./prepared-data.ts";
import { test as base, expect } from "./site.ts";
import { type RunningSite, startSite } from "./start-site.ts";
import { secretsIn } from "./words-in.ts";

export type StorySite = RunningSite & {
  /** The site's database, for what no page shows. */
  database: Store;
  /** Everything in it as one text for each table, to look for what must not be in it. */
  dump(): Promise<readonly { table: string; text: string }[]>;
  /** The tables in which one of these random values can be read. */
  tablesWith(secrets: readonly string[]): Promise<readonly string[]>;
};

type Story = { database: "sqlite" | "postgres"; data: PreparedData; startsAt: number };

async function startStory({ database, data, startsAt }: Story): Promise<StorySite> {
  const server = database === "postgres" ? await startPostgres() : undefined;
  const place: Readonly<Record<string, string>> = server
    ? { DATABASE_URL: `${server.url}/postgres`, DATA_KEY: randomBytes(32).toString("base64") }
    : {};
  const folder = server ? prepareIn(place, data) : undefined;
  const settings = { ...place, LOG_LEVEL: "debug" };
  const site = await startSite(settings, data, { startsAt, ...(folder ? { folder } : {}) });
  const store = openStore({
    databaseUrl: place.DATABASE_URL,
    dataDir: site.dataDir,
    log: createLog("silent"),
  });
  async function dump() {
    const tables = await tablesOf(store.db, store.kind);
    return Promise.all(
      tables.map(async ({ name }) => {
        const { rows } = await sql`select * from ${sql.table(name)}`.execute(store.db);
        return { table: name, text: JSON.stringify(rows) };
      }),
    );
  }
  return {
    ...site,
    database: store,
    dump,
    async tablesWith(secrets) {
      const found = (await dump()).filter(({ text }) => secretsIn(text, secrets).length > 0);
      return found.map(({ table }) => table);
    },
    async stop() {
      await store.close();
      await site.stop();
      await server?.stop();
      if (folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Fills an empty database. @returns the folder with the key to it. */
function prepareIn(place: Readonly<Record<string, string>>, data: PreparedData): string {
  const folder = mkdtempSync(join(tmpdir(), "kinward-story-"));
  countStarted("script");
  execFileSync(process.execPath, ["tests/support/prepare-data.ts", folder, data], {
    cwd: resolve(import.meta.dirname, "../.."),
    env: { ...process.env, ...place },
    stdio: ["ignore", "inherit", "inherit"],
  });
  return folder;
}

/** Browser tests, each with a site of its own, whose clock begins at `story.startsAt`. */
export const test = base.extend<{ story: Story; site: StorySite }>({
  story: [{ database: "sqlite", data: "team", startsAt: 0 }, { option: true }],
  site: async ({ story }, use) => {
    const site = await startStory(story);
    await use(site);
    await site.stop();
  },
});

/** Sets the clock, and waits until all is done that is due by then: the night's work, and what follows from it. */
export async function letPass(site: StorySite, at: number): Promise<void> {
  await site.setClock(at);
  const due = () =>
    site.database.db
      .selectFrom("outbox")
      .select("id")
      .where("state", "=", "queued")
      // The clock has gone on since, and what follows is due a little later.
      .where("run_at", "<=", new Date(at + hour).toISOString())
      .execute();
  await expect.poll(due).toEqual([]);
}
