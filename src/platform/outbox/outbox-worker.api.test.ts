import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { hour, minute } from "#platform/clock/clock.ts";
import { bothDatabases, databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { enqueue } from "./enqueue.ts";
import { removeFinishedEntries } from "./finished-entries.ts";
import type { Jobs } from "./jobs.ts";
import { backOff, createOutboxWorker } from "./outbox-worker.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

it("waits longer after each failure, up to two hours", () => {
  expect([1, 2, 3, 20].map(backOff)).toEqual([5_000, 10_000, 20_000, 2 * hour]);
});

describe.each(bothDatabases)("the outbox on %s", (kind) => {
  async function start(jobs: Jobs) {
    const app = await openTestApp(kind);
    open.push(app);
    const { store, clock, log } = app.services;
    const worker = () => createOutboxWorker({ store, clock, log, jobs });
    const add = (count: number) =>
      store.transact(async (tx) => {
        for (let index = 0; index < count; index += 1)
          await enqueue(tx, app.services, { kind: "test.work", payload: { index: String(index) } });
      });
    const states = async () =>
      (await store.db.selectFrom("outbox").select(["state", "last_error"]).execute()).map((row) => row);
    return { ...app, worker, add, states };
  }

  it("does every entry once, also with several workers side by side", async () => {
    const done: string[] = [];
    const { worker, add } = await start({
      "test.work": async ({ payload }) => {
        await new Promise((later) => setTimeout(later, 2));
        done.push(payload.index ?? "");
      },
    });
    await add(60);
    await Promise.all([worker().drain(), worker().drain(), worker().drain()]);
    expect(done.toSorted()).toEqual(Array.from({ length: 60 }, (_, index) => String(index)).toSorted());
  });

  it("takes up again what a killed worker held, once its lease is over", async () => {
    let attempts = 0;
    const { worker, add, clock } = await start({
      "test.work": async () => {
        attempts += 1;
        if (attempts === 1) await new Promise(() => undefined);
      },
    });
    await add(1);
    void worker().drain();
    await expect.poll(() => attempts).toBe(1);
    expect(await worker().drain()).toBe(0);
    clock.advance(3 * minute);
    expect(await worker().drain()).toBe(1);
    expect(attempts).toBe(2);
  });

  it("has three tasks under way at most, so a killed process can repeat no more", async () => {
    const begun: string[] = [];
    const { worker, add } = await start({
      "test.work": async ({ id }) => {
        begun.push(id);
        await new Promise(() => undefined);
      },
    });
    await add(10);
    void worker().drain();
    await expect.poll(() => begun.length).toBe(3);
    await pause(50);
    expect(begun).toHaveLength(3);
  });

  if (!databases.includes(kind)) return;

  it("gives up after about a day, keeps the entry as dead and says no address", async () => {
    const { worker, add, clock, states } = await start({
      "test.work": async () => {
        throw Object.assign(new Error("550 <robin@example.org> unknown"), { responseCode: 550 });
      },
    });
    await add(1);
    for (let attempt = 0; attempt < 23; attempt += 1) {
      await worker().drain();
      clock.advance(2 * hour);
    }
    expect(await states()).toEqual([{ state: "dead", last_error: "Error 550" }]);
    expect(await worker().drain()).toBe(0);
  });

  it("forgets finished entries after a week", async () => {
    const { worker, add, clock, states, services } = await start({ "test.work": async () => undefined });
    await add(2);
    await worker().drain();
    clock.advance(6 * 24 * hour);
    expect(await removeFinishedEntries(services.store, clock)).toBe(0);
    clock.advance(2 * 24 * hour);
    expect(await removeFinishedEntries(services.store, clock)).toBe(2);
    expect(await states()).toEqual([]);
  });
});
