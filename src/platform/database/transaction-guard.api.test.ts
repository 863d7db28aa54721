import { afterEach, describe, expect, it } from "vitest";
import { enqueue } from "#platform/outbox/enqueue.ts";
import { bothDatabases, databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const effect = { kind: "test.work", payload: {} };

describe.each(bothDatabases)("a transaction on %s", (kind) => {
  async function start() {
    const app = await openTestApp(kind);
    open.push(app);
    const { store } = app.services;
    const stored = async () => (await store.db.selectFrom("outbox").select("id").execute()).length;
    return { services: app.services, store, stored };
  }

  it("leaves the outer handle to everybody who is not inside", async () => {
    const { services, store, stored } = await start();
    const transaction = store.transact(async (tx) => {
      await enqueue(tx, services, effect);
      await new Promise((later) => setTimeout(later, 20));
    });
    expect(await stored()).toBeLessThanOrEqual(1);
    await transaction;
    expect(await stored()).toBe(1);
  });

  it("is all or nothing, and the next one works", async () => {
    const { services, store, stored } = await start();
    const failing = store.transact(async (tx) => {
      await enqueue(tx, services, effect);
      throw new Error("in the middle");
    });
    await expect(failing).rejects.toThrow("in the middle");
    expect(await stored()).toBe(0);
    await store.transact((tx) => enqueue(tx, services, effect));
    expect(await stored()).toBe(1);
  });

  if (!databases.includes(kind)) return;

  it("throws when the outer handle is asked inside it, at once and from below an await", async () => {
    const { services, store, stored } = await start();
    const ask = () => store.db.selectFrom("outbox").select("id").execute();
    await expect(store.transact(ask)).rejects.toThrow(/pass tx down/);
    await expect(
      store.transact(async (tx) => {
        await enqueue(tx, services, effect);
        await new Promise((later) => setTimeout(later, 5));
        await Promise.all([ask()]);
      }),
    ).rejects.toThrow(/pass tx down/);
    expect(await stored()).toBe(0);
  });
});
