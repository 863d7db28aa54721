import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { cellOf, isKeyedRow } from "#platform/crypto/keyed-table.ts";
import { assemble } from "#server/assemble.ts";
import { demoEnvironment } from "../../script/lib/demo/environment.ts";
import { makeDemo } from "../../script/lib/demo/make-demo.ts";

const base = mkdtempSync(join(tmpdir(), "kinward-seed-"));
afterAll(() => rmSync(base, { recursive: true, force: true }));

const now = new Date("2026-11-21T15:00:00Z");
const port = 3001;
const folderOf = (name: string) => join(base, name);

type Row = Record<string, unknown>;

/** Tables about a real backup file, the key and when a table was made; and what has a salt of its own. */
const others = ["backup_runs", "key_check", "kysely_migration"];
const salted = ["password_hash"];

/** Every row of every other table, as text, with what is encrypted in the clear. */
async function contentOf(name: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const environment = { ...demoEnvironment(folderOf(name), port), LOG_LEVEL: "silent" };
  const services = await assemble(environment, { clock: { now: () => now } });
  const { store, cipher, contributions } = services;
  try {
    const named = sql<{ name: string }>`select name from sqlite_master where type = 'table' order by name`;
    const content = new Map<string, readonly string[]>();
    for (const { name: table } of (await named.execute(store.db)).rows) {
      if (others.includes(table)) continue;
      const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(store.db);
      const opened = rows.map((row) => {
        const keyed = contributions.keyedTables.find(
          (each) => each.table === table && each.columns !== undefined && isKeyedRow(each, row),
        ) ?? { table };
        const { key = ["id"], columns = [] } = keyed;
        const id = key.map((column) => String(row[column])).join(":");
        const clear = columns.map((column) => {
          const text = String(row[column] ?? "");
          return [column, text === "" ? "" : cipher.decrypt(text, cellOf(keyed, column, id))];
        });
        const same = salted.map((column) => [column, ""]);
        return JSON.stringify({ ...row, ...Object.fromEntries([...clear, ...same]) });
      });
      content.set(table, opened.toSorted());
    }
    return content;
  } finally {
    services.mailer.close();
    await store.close();
  }
}

it("makes the same data twice from the same seed, and others from another seed", {
  tags: "all",
  timeout: 600_000,
}, async () => {
  await makeDemo(folderOf("one"), { seed: 1, now, port });
  for (const name of ["two", "other"]) {
    // Fingerprints are of the data key, so all have the same.
    mkdirSync(folderOf(name), { mode: 0o700 });
    cpSync(join(folderOf("one"), "key"), join(folderOf(name), "key"));
  }
  await makeDemo(folderOf("two"), { seed: 1, now, port });
  const [one, two] = [await contentOf("one"), await contentOf("two")];
  expect([...two.keys()]).toEqual([...one.keys()]);
  for (const [table, rows] of one) expect(two.get(table), table).toEqual(rows);
  await makeDemo(folderOf("other"), { seed: 2, now, port });
  expect((await contentOf("other")).get("responses")).not.toEqual(one.get("responses"));
});
