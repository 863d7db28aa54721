import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterEach, expect, it } from "vitest";
import { tablesOf } from "#platform/backup/tables-of.ts";
import { assemble } from "#server/assemble.ts";
import { type Environment, emptySite, folderFor, runScript } from "#tests/support/backups.ts";
import { childEnvironment } from "#tests/support/child-environment.ts";
import { countStarted } from "#tests/support/count-started.ts";
import { countFaults } from "#tests/support/fault-counts.ts";

/** Messages, audit entries, subscribers and mails of a newsletter: a million rows in all. */
const rowsOfEach = 250_000;
const root = resolve(import.meta.dirname, "../../..");
const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** How many rows each table has, and what some of the encrypted ones say. */
async function contentsOf(environment: Environment) {
  const { store, cipher, mailer } = await assemble(environment);
  const counts: Record<string, number> = {};
  for (const { name } of await tablesOf(store.db, store.kind)) {
    const { rows } = await sql<{
      count: number | string;
    }>`select count(*) as count from ${sql.table(name)}`.execute(store.db);
    counts[name] = Number(rows[0]?.count);
  }
  const sample = await store.db
    .selectFrom("conversations")
    .select(["id", "message"])
    .orderBy("id")
    .limit(200)
    .execute();
  const texts = sample.map(({ id, message }) =>
    cipher.decrypt(message, { table: "contact_messages", column: "message", id }),
  );
  mailer.close();
  await store.close();
  return { counts, texts };
}

it("carries a million rows from SQLite to PostgreSQL and back, each of them once", {
  timeout: 1_800_000,
}, async () => {
  const folder = folderFor(ends);
  const key = { DATA_KEY: randomBytes(32).toString("base64") };
  const first = await emptySite("sqlite", folderFor(ends), key);
  countStarted("script");
  await promisify(execFile)(process.execPath, ["bench/fill-lists.ts", String(rowsOfEach)], {
    cwd: root,
    env: { ...childEnvironment, ...first },
  });
  const begun = await contentsOf(first);
  const rows = Object.values(begun.counts).reduce((sum, each) => sum + each, 0);
  const seconds: string[] = [];
  const timed = async (
    what: string,
    script: "backup" | "restore",
    environment: Environment,
    file: string,
  ) => {
    const begin = performance.now();
    expect(await runScript(script, [file], environment)).toMatchObject({ code: 0, err: "" });
    seconds.push(`${what} ${((performance.now() - begin) / 1_000).toFixed(0)} s`);
  };

  const one = join(folder, "sqlite.backup");
  await timed("backup of SQLite", "backup", first, one);
  const second = await emptySite("postgres", folderFor(ends), key);
  await timed("restored into PostgreSQL", "restore", second, one);
  const moved = await contentsOf(second);
  const two = join(folder, "postgres.backup");
  await timed("backup of PostgreSQL", "backup", second, two);
  const third = await emptySite("sqlite", folderFor(ends), key);
  await timed("restored into SQLite", "restore", third, two);
  const back = await contentsOf(third);

  // A restore leaves one line in the audit log, and notes until when each group is counted; links of invitations don't
  // outlive it.
  const { audit = 0, support_groups: group_counted = 0 } = begun.counts;
  const noted = { member_invites: 0, group_counted };
  const expected = (restores: number) => ({ ...begun.counts, ...noted, audit: audit + restores });
  const missing = Object.entries(expected(2)).reduce(
    (sum, [table, count]) => sum + Math.max(0, count - (back.counts[table] ?? 0)),
    0,
  );
  countFaults({
    what: "A site's data carried to another machine and database, and back",
    kills: 0,
    faults: 0,
    inputs: rows,
    lost: missing,
    measured: `${seconds.join(", ")}; the file has ${Math.round(statSync(one).size / 1e6)} MB`,
  });
  expect(moved.counts).toEqual(expected(1));
  expect(back.counts).toEqual(expected(2));
  expect(moved.texts).toEqual(begun.texts);
  expect(back.texts).toEqual(begun.texts);
  expect(rows).toBeGreaterThan(4 * rowsOfEach);
});
