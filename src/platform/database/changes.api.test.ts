import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { assemble } from "#server/assemble.ts";
import { bothDatabases, type DatabaseKind, openTestApp } from "#tests/support/test-app.ts";
import { announceChange } from "./changes.ts";

/** What visitors of another process wait for at most. */
const halfASecond = 500;
const closing: (() => Promise<void>)[] = [];
// What a process does again and again, it does when the test says that time has passed.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  vi.useRealTimers();
});
/** The test's time stands still afterwards; how long the machine takes for what has begun doesn't count. */
const passHalfASecond = () => vi.advanceTimersByTimeAsync(halfASecond);

/** Two processes of one site; the second counts how often it is told of a change. */
async function twoProcesses(kind: DatabaseKind) {
  const { services: one, environment, close } = await openTestApp(kind);
  closing.push(close);
  const other = await assemble(environment);
  closing.push(async () => {
    other.mailer.close();
    await other.store.close();
  });
  const seen: string[] = [];
  let looks = 0;
  const values = async () =>
    (await other.store.db.selectFrom("team_settings").select("value").execute()).map(({ value }) => value);
  closing.push(
    other.store.follow("test", async () => {
      seen.splice(0, seen.length, ...(await values()));
      looks += 1;
    }),
  );
  const change = (value: string) =>
    one.store.transact(async (tx) => {
      await tx.insertInto("team_settings").values({ name: value, value, changed_at: "" }).execute();
      await announceChange(one.store.kind, tx, "test");
    });
  // The first look comes with the connection.
  await passHalfASecond();
  await expect.poll(() => looks).toBeGreaterThan(0);
  return { one, seen, change };
}

/** How often this process itself is told: of a change that was rolled back, and then of one that was committed. */
async function toldItself(kind: DatabaseKind) {
  const { services, close } = await openTestApp(kind);
  closing.push(close);
  let looks = 0;
  closing.push(
    services.store.follow("test", async () => {
      looks += 1;
    }),
  );
  await passHalfASecond();
  await expect.poll(() => looks).toBeGreaterThan(0);
  const first = looks;
  const rolledBack = services.store.transact(async (tx) => {
    await announceChange(kind, tx, "test");
    throw new Error("rolled back");
  });
  await expect(rolledBack).rejects.toThrow("rolled back");
  const afterRollback = looks - first;
  await services.store.transact((tx) => announceChange(kind, tx, "test"));
  // At once: no time passes.
  await expect.poll(() => looks).toBeGreaterThan(first);
  return afterRollback;
}

describe.each(bothDatabases)("a change on %s", (kind) => {
  it("reaches the process that made it once it's committed, and not if it's rolled back", async () => {
    expect(await toldItself(kind)).toBe(0);
  });

  it("reaches another process within half a second", async () => {
    const { seen, change } = await twoProcesses(kind);
    for (const value of ["one", "two", "three"]) {
      await change(value);
      await passHalfASecond();
      await expect.poll(() => seen).toContain(value);
    }
  });
});

it("reaches a process whose connection to PostgreSQL was cut, once it has another one", async () => {
  const { one, seen, change } = await twoProcesses("postgres");
  await change("before");
  await expect.poll(() => seen).toContain("before");
  const listening = sql`query like 'listen%' and datname = current_database()`;
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity where ${listening}
  `.execute(one.store.db);
  expect(rows).toHaveLength(1);
  await change("while nobody listened");
  await expect.poll(() => seen).toContain("while nobody listened");
  await change("after");
  await expect.poll(() => seen).toContain("after");
});
