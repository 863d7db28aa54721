import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { enqueue } from "#platform/outbox/enqueue.ts";
import { bothDatabases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { Tx } from "./open.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(bothDatabases)("transactions that may share one on %s", (kind) => {
  async function start() {
    const app = await openTestApp(kind);
    open.push(app);
    const { services } = app;
    const { store } = services;
    const kinds = async () =>
      (await store.db.selectFrom("outbox").select("kind").orderBy("kind").execute()).map((row) => row.kind);
    const write = (name: string) => (tx: Tx) => enqueue(tx, services, { kind: name, payload: {} });
    return { store, kinds, write };
  }

  it("keep every row of a crowd that arrives at once, and give each its own value", async () => {
    const { store, kinds, write } = await start();
    const names = Array.from({ length: 200 }, (_, at) => `crowd-${String(at).padStart(3, "0")}`);
    const ids = await Promise.all(names.map((name) => store.insertBatched(write(name))));
    expect(new Set(ids).size).toBe(200);
    expect(await kinds()).toEqual(names);
  });

  it("let one fail with its own error, without what it wrote and without its neighbors", async () => {
    const { store, kinds, write } = await start();
    const results = await Promise.allSettled(
      ["a", "b", "c", "d"].map((name) =>
        store.insertBatched(async (tx) => {
          await write(name)(tx);
          if (name === "b") throw new Error("this one is wrong");
          return name;
        }),
      ),
    );
    expect(
      results.map((result) => (result.status === "fulfilled" ? result.value : String(result.reason))),
    ).toEqual(["a", "Error: this one is wrong", "c", "d"]);
    expect(await kinds()).toEqual(["a", "c", "d"]);
  });

  it("let a statement that the database refuses spoil nothing but its own", async () => {
    const { store, kinds, write } = await start();
    const twice = async (tx: Tx) => {
      const id = await write("twice")(tx);
      await tx.updateTable("outbox").set({ id }).where("kind", "=", "first").execute();
    };
    await store.insertBatched(write("first"));
    const results = await Promise.allSettled([
      store.insertBatched(write("before")),
      store.insertBatched(twice),
      store.insertBatched(write("after")),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await kinds()).toEqual(["after", "before", "first"]);
  });

  it("throw when the outer handle is asked inside", async () => {
    const { store, kinds, write } = await start();
    const outside = async (tx: Tx) => {
      await write("inside")(tx);
      await store.db.selectFrom("outbox").select("id").execute();
    };
    await expect(store.insertBatched(outside)).rejects.toThrow(/pass tx down/);
    expect(await kinds()).toEqual([]);
  });
});

it("keeps no one waiting for more than four seconds behind others while a table is locked", async () => {
  const app = await openTestApp("postgres");
  open.push(app);
  const { store } = app.services;
  const unlocked = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const lock = store.transact(async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    await sql`lock table outbox in access exclusive mode`.execute(tx);
    locked.resolve();
    await unlocked.promise;
  });
  await locked.promise;
  const write = () =>
    store
      .insertBatched((tx) => enqueue(tx, app.services, { kind: "late", payload: {} }))
      .then(
        () => "written",
        () => "refused",
      );
  const writes: ReturnType<typeof write>[] = [];
  for (let round = 0; round < 4; round += 1) {
    // More than fit into one transaction, beginning with those that fill both connections.
    writes.push(...Array.from({ length: 100 }, write));
    await pause(300);
  }
  // They are all told while the table is still locked.
  const results = await Promise.all(writes);
  unlocked.resolve();
  await lock;
  expect(new Set(results)).toEqual(new Set(["refused"]));
  expect(await write()).toBe("written");
});
