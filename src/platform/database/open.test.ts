import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createLog } from "#platform/log/log.ts";
import { baseline, baselineMigration } from "./baseline.ts";
import { migrateToLatest } from "./migrate.ts";
import { openStore, type Store } from "./open.ts";

const dataDir = mkdtempSync(join(tmpdir(), "kinward-open-"));
let store: Store;

beforeAll(async () => {
  store = openStore({ databaseUrl: undefined, dataDir, log: createLog("silent") });
  await migrateToLatest(store, { [baseline]: baselineMigration });
});

afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Another process, as a command beside the site, that is in the middle of a write for a moment. */
const writer = `
  import SQLite from "better-sqlite3";
  const file = new SQLite(process.argv[1]);
  file.exec("begin immediate; delete from outbox");
  process.stdout.write("writing");
  setTimeout(() => file.exec("commit"), 300);
`;

it("waits for another process that is writing, after a read too", async () => {
  const other = spawn(process.execPath, [
    "--input-type=module",
    "--eval",
    writer,
    join(dataDir, "kinward.sqlite"),
  ]);
  const ended = once(other, "exit");
  await once(other.stdout, "data");
  await store.transact(async (tx) => {
    await tx.selectFrom("outbox").selectAll().execute();
    await tx.deleteFrom("outbox").execute();
  });
  expect(await ended).toEqual([0, null]);
});

it("waits for the disk before a write counts as done", async () => {
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(store.db);
  // 2 is FULL: an acknowledged message survives a power loss.
  expect(rows).toEqual([{ synchronous: 2 }]);
});
