import { randomBytes, randomUUID } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Hono } from "hono";
import { sql } from "kysely";
import pg from "pg";
import { inject } from "vitest";
import type { FeatureServices } from "#features/index.server.ts";
import { tablesOf } from "#platform/backup/tables-of.ts";
import type { Clock } from "#platform/clock/clock.ts";
import { mailFolder } from "#platform/mail/mail-files.ts";
import type { OutboxWorker } from "#platform/outbox/outbox-worker.ts";
import { createApp } from "#server/app.ts";
import { assemble } from "#server/assemble.ts";
import { createWorker } from "#worker/worker.ts";
import { quickCosts } from "./hash-costs.ts";
import { actOn } from "./screens.ts";
import { siteUrl } from "./site-url.ts";
import { testStart } from "./test-start.ts";
import { isWholeRun } from "./whole-run.ts";

/**
 * For code whose SQL or locking differs between the databases: migrations, outbox, idempotency, upserts, locks, keyset
 * pages, search, blind indexes, the consent chain, rotation, two processes. Each such statement once.
 */
export const bothDatabases = ["sqlite", "postgres"] as const;
export type DatabaseKind = (typeof bothDatabases)[number];

/**
 * For everything else: SQLite, and PostgreSQL too in `script/test all`. In a describe of both, the tests that PostgreSQL
 * needs come first, and `if (!databases.includes(kind)) return;` stands before the others.
 */
export const databases: readonly DatabaseKind[] = isWholeRun ? bothDatabases : ["sqlite"];

/** A clock that stands still until moved. */
type TestClock = Clock & { advance(milliseconds: number): void };

export function testClock(start = testStart): TestClock {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    advance(milliseconds) {
      now += milliseconds;
    },
  };
}

export type TestApp = {
  services: FeatureServices;
  app: Hono;
  worker: OutboxWorker;
  clock: TestClock;
  dataDir: string;
  environment: Readonly<Record<string, string>>;
  /** A post from our own page. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** An operation of the screen at this address, as its own script calls it. */
  act(
    address: string,
    operation: string,
    input?: object,
    headers?: Record<string, string>,
  ): Promise<Response>;
  close(): Promise<void>;
};

/** A database of its own on the PostgreSQL of this test run: empty, or a copy of `template`. */
export async function freshPostgresUrl(template = "template1"): Promise<string> {
  const name = `t${randomUUID().replaceAll("-", "")}`;
  // Copying the template's files takes a third of the time of copying them through the write-ahead log.
  await onPostgres(`create database ${name} template ${template} strategy file_copy`);
  return `${inject("postgresUrl")}/${name}`;
}

async function onPostgres(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${inject("postgresUrl")}/postgres` });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/**
 * A database with its tables, in SQLite in this folder or on the PostgreSQL of this test run. Making the tables takes as
 * long as many a test, and is the same each time: here they are copied. It counts as data of an earlier start, so
 * whoever opens it names a DATA_KEY.
 */
export async function placeWithTables(
  kind: DatabaseKind,
  dataDir: string,
): Promise<Readonly<Record<string, string>>> {
  if (kind === "postgres") return { DATABASE_URL: await freshPostgresUrl(inject("postgresTemplate")) };
  const file = "kinward.sqlite";
  copyFileSync(join(inject("sqliteTemplate"), file), join(dataDir, file));
  return {};
}

/** The whole application with a real database and nothing in it; asked by requests, without a port. */
export async function openTestApp(
  kind: DatabaseKind,
  settings: Readonly<Record<string, string>> = {},
  costs = quickCosts,
): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), "kinward-test-"));
  const clock = testClock();
  const place = settings.DATABASE_URL ? {} : await placeWithTables(kind, dataDir);
  const ownUrl = place.DATABASE_URL;
  const environment = {
    SITE_URL: siteUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    RATE_LIMIT: "off",
    // Nothing answers there: no test depends on the DNS of the world.
    DNS_SERVERS: "127.0.0.1:9",
    DATA_KEY: randomBytes(32).toString("base64"),
    ...place,
    ...settings,
  };
  // The copied database counts as data of an earlier start, which had made a key.
  if (environment.DATA_KEY === "")
    writeFileSync(join(dataDir, "key"), randomBytes(32).toString("base64"), { mode: 0o600 });
  const services = await assemble(environment, { clock, hashCosts: costs });
  const app = createApp({ services, pages: undefined });
  const worker = createWorker(services);
  return {
    services,
    app,
    worker,
    clock,
    dataDir,
    environment,
    post: async (path, body, headers = {}) =>
      app.request(siteUrl + path, {
        method: "POST",
        headers: { "content-type": "application/json", origin: siteUrl, ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    act: (address, operation, input = {}, headers = {}) =>
      actOn(services, address, { operation, input, headers }),
    async close() {
      await worker.stop();
      services.mailer.close();
      await services.store.close();
      const mails = writtenMails(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
      if (ownUrl) await onPostgres(`drop database ${new URL(ownUrl).pathname.slice(1)} with (force)`);
      // Whatever kinds of mail a test sends, they say the organization's name and never the place for it.
      if (mails.some((mail) => mail.includes("{name}"))) throw new Error("{name} is left in a mail.");
    },
  };
}

function writtenMails(dataDir: string): readonly string[] {
  const folder = mailFolder(dataDir);
  return existsSync(folder)
    ? readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"))
    : [];
}

/** Reads content as the site that was opened last has published it. */
export function asSiteOf<Result>(open: readonly TestApp[], read: () => Result): Result {
  const site = open.at(-1);
  if (!site) throw new Error("No site is open.");
  return site.services.asSite(read);
}

/** Everything in the database as one text, to look for what must not be in it. */
export async function dumpOf({ store }: FeatureServices): Promise<string> {
  const tables = await tablesOf(store.db, store.kind);
  const contents = await Promise.all(
    tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(store.db)),
  );
  return JSON.stringify(contents.map(({ rows }) => rows));
}
