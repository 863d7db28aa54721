import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createLog } from "#platform/log/log.ts";
import { baseline, baselineMigration } from "./baseline.ts";
import { migrateToLatest } from "./migrate.ts";
import { openStore, type Store, type Tx } from "./open.ts";

const dataDir = mkdtempSync(join(tmpdir(), "kinward-group-"));
let store: Store;

beforeAll(async () => {
  store = openStore({ databaseUrl: undefined, dataDir, log: createLog("silent") });
  await migrateToLatest(store, { [baseline]: baselineMigration });
});

afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const entry = (id: string) => ({
  id,
  kind: "test.kind",
  payload: "{}",
  state: "queued" as const,
  attempts: 0,
  run_at: "",
  lease_until: "",
  created_at: "",
  finished_at: null,
  last_error: null,
});

const insert = (id: string) => (tx: Tx) => tx.insertInto("outbox").values(entry(id)).execute();
const stored = async (prefix: string) =>
  (await store.db.selectFrom("outbox").select("id").where("id", "like", `${prefix}%`).execute()).length;

it("keeps every transaction of a crowd that arrives at once", async () => {
  await Promise.all(Array.from({ length: 200 }, (_, index) => store.transact(insert(`crowd-${index}`))));
  expect(await stored("crowd-")).toBe(200);
});

it("lets one fail without taking its neighbours along", async () => {
  const bodies = Array.from({ length: 20 }, (_, index) =>
    store.transact(async (tx) => {
      await insert(`mixed-${index}`)(tx);
      if (index % 5 === 0) throw new Error("this one is wrong");
      return index;
    }),
  );
  const results = await Promise.allSettled(bodies);
  expect(results.filter(({ status }) => status === "rejected")).toHaveLength(4);
  expect(await stored("mixed-")).toBe(16);
});

it("gives each its own value and lets later ones read what earlier ones wrote", async () => {
  const write = store.transact(insert("read-1"));
  const read = store.transact((tx) =>
    tx.selectFrom("outbox").select("id").where("id", "=", "read-1").executeTakeFirst(),
  );
  await write;
  expect(await read).toEqual({ id: "read-1" });
});

it("throws when a transaction asks the outer handle", async () => {
  await expect(store.transact(() => store.db.selectFrom("outbox").selectAll().execute())).rejects.toThrow(
    /pass tx down/,
  );
});
