import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { assemble } from "#server/assemble.ts";
import { bothDatabases, type DatabaseKind, openTestApp } from "#tests/support/test-app.ts";
import { announceChange } from "./changes.ts";

/** What visitors of another process wait for at most. */
const halfASecond = 500;
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

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
  const values = async () =>
    (await other.store.db.selectFrom("team_settings").select("value").execute()).map(({ value }) => value);
  closing.push(
    other.store.follow("test", async () => {
      seen.splice(0, seen.length, ...(await values()));
    }),
  );
  const change = (value: string) =>
    one.store.transact(async (tx) => {
      await tx.insertInto("team_settings").values({ name: value, value, changed_at: "" }).execute();
      await announceChange(one.store.kind, tx, "test");
    });
  return { one, seen, change };
}

describe.each(bothDatabases)("a change on %s", (kind) => {
  it("reaches another process within half a second", async () => {
    const { seen, change } = await twoProcesses(kind);
    // The first look comes with the connection.
    await pause(halfASecond);
    for (const value of ["one", "two", "three"]) {
      await change(value);
      await expect.poll(() => seen, { timeout: halfASecond, interval: 20 }).toContain(value);
    }
  });
});

it("reaches a process whose connection to PostgreSQL was cut, once it has another one", async () => {
  const { one, seen, change } = await twoProcesses("postgres");
  await change("before");
  await expect.poll(() => seen, { timeout: 5_000 }).toContain("before");
  const listening = sql`query like 'listen%' and datname = current_database()`;
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity where ${listening}
  `.execute(one.store.db);
  expect(rows).toHaveLength(1);
  await change("while nobody listened");
  await expect.poll(() => seen, { timeout: 4_000 }).toContain("while nobody listened");
  await change("after");
  await expect.poll(() => seen, { timeout: halfASecond, interval: 20 }).toContain("after");
});
