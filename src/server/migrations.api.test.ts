import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { baseline } from "#platform/database/baseline.ts";
import { migrateToLatest } from "#platform/database/migrate.ts";
import { openStore, type Store } from "#platform/database/open.ts";
import { createLog } from "#platform/log/log.ts";
import { allMigrations } from "#server/assemble.ts";
import { releaseDump } from "#tests/support/releases.ts";
import { schemaOf } from "#tests/support/schema-of.ts";
import { bothDatabases, type DatabaseKind, freshPostgresUrl, openTestApp } from "#tests/support/test-app.ts";
import { loadDump } from "../../script/lib/releases/dump-database.ts";

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const names = Object.keys(allMigrations).sort();
/** Where a site's data may be when a new version starts: how many migrations it has had. */
const versions = [
  ["an empty database", 0],
  ["the data of release 0.6", 1],
  ["the data of the last version", names.length - 1],
] as const;

async function emptyStore(kind: DatabaseKind): Promise<Store> {
  const dataDir = mkdtempSync(join(tmpdir(), "kinward-migrations-"));
  ends.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const databaseUrl = kind === "postgres" ? await freshPostgresUrl() : undefined;
  const store = openStore({ databaseUrl, dataDir, log: createLog("silent") });
  ends.push(() => store.close());
  return store;
}

const stepsOf = async ({ db }: Store) =>
  (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map(
    ({ name }) => name,
  );

const messagesOf = async ({ db }: Store) =>
  (await sql<{ id: string }>`select id from conversations`.execute(db)).rows;

describe.each(bothDatabases)("migrations on %s", (kind) => {
  it.each(versions)(
    "lead from %s to the tables every other test copies, and keep its rows",
    async (_, done) => {
      const store = await emptyStore(kind);
      if (done > 0) {
        const earlier = Object.entries(allMigrations).filter(([name]) => names.indexOf(name) < done);
        await migrateToLatest(store, Object.fromEntries(earlier));
        const [table, more, values] = names.slice(0, done).includes("2026-11-30-94-conversations")
          ? ["conversations", "kind, state_at,", "'messages', '',"]
          : ["contact_messages", "", ""];
        await sql`insert into ${sql.table(table)}
        (id, ${sql.raw(more)} state, subject, name, email, email_index, phone, message, created_at)
        values ('one', ${sql.raw(values)} 'new', 'general', 'sealed', 'sealed', 'index', 'sealed', 'sealed', '2026-11-21')`.execute(
          store.db,
        );
      }
      await migrateToLatest(store, allMigrations);
      expect(await messagesOf(store)).toEqual(done > 0 ? [{ id: "one" }] : []);
      const copied = await openTestApp(kind);
      ends.push(() => copied.close());
      const schema = await schemaOf(store);
      expect(schema.tables.length).toBeGreaterThan(20);
      expect(schema).toEqual(await schemaOf(copied.services.store));
    },
  );

  it("go on where a process was killed that noted the steps of 0.6 as one, and refuse what is older", async () => {
    const store = await emptyStore(kind);
    await loadDump(store, releaseDump("0.6.0", kind));
    const [last = ""] = (await stepsOf(store)).slice(-1);
    const note = (name: string) =>
      sql`insert into kysely_migration (name, timestamp) select ${name}, timestamp from kysely_migration
        where name = ${last}`.execute(store.db);
    await note(baseline);
    await migrateToLatest(store, allMigrations);
    expect(await stepsOf(store)).toEqual(names);
    const old = await emptyStore(kind);
    await loadDump(old, releaseDump("0.6.0", kind));
    await sql`delete from kysely_migration where name > '2026-11-29'`.execute(old.db);
    const before = await stepsOf(old);
    await expect(migrateToLatest(old, allMigrations)).rejects.toThrow(/before 0\.6\.0/);
    expect(await stepsOf(old)).toEqual(before);
  });

  it("make one table of messages and inquiries, and keep all that belongs to either", async () => {
    const store = await emptyStore(kind);
    const earlier = Object.entries(allMigrations).filter(([name]) => name < "2026-11-30-94");
    await migrateToLatest(store, Object.fromEntries(earlier));
    const run = (statement: string) => sql.raw(statement).execute(store.db);
    const common = "email, email_index, phone, message, created_at, state_at, state";
    const values = (state: string) =>
      `'sealed', 'index', '', 'sealed', '2026-11-30', '2026-11-30', '${state}'`;
    await run(
      `insert into contact_messages (id, subject, name, ${common}) values ('one', 'general', '', ${values("open")})`,
    );
    await run(`insert into contact_messages (id, subject, name, merged_into, state_before_merge, ${common})
      values ('two', 'general', '', 'one', 'new', ${values("merged")})`);
    await run(
      `insert into clinic_inquiries (id, clinic_name, contact_name, ${common}) values ('three', 'sealed', '', ${values("new")})`,
    );
    for (const [id, parent] of [
      ["one", "message_id"],
      ["three", "inquiry_id"],
    ]) {
      await run(
        `insert into inbox_notes (id, ${parent}, author, text, created_at) values ('n-${id}', '${id}', '', '', '')`,
      );
      await run(
        `insert into inbox_answers (id, ${parent}, author, text, outbox_id, created_at, sent_at) values ('a-${id}', '${id}', '', '', '', '', '')`,
      );
      await run(
        `insert into inbox_events (id, ${parent}, at, actor, kind, detail) values ('e-${id}', '${id}', '', '', '', '')`,
      );
      await run(
        `insert into inbox_notices (id, ${parent}, member, author, about, created_at) values ('o-${id}', '${id}', '', '', '', '')`,
      );
      await run(
        `insert into inbox_presence (id, ${parent}, member, lease_until) values ('p-${id}', '${id}', '', '')`,
      );
      await run(`insert into inbox_mails (id, ${parent}, part, email, email_index, name, subject, text, quoted, left_out, is_cut, mail_id, mail_index, created_at)
        values ('m-${id}', '${id}', 'reply', '', '', '', '', '', '', '', 0, '', '', '')`);
      await run(
        `insert into inbox_attachments (id, mail_id, name, type, size, created_at) values ('f-${id}', 'm-${id}', '', '', 1, '')`,
      );
      await run(
        `insert into inbox_attachment_pieces (id, attachment_id, position, bytes) values ('b-${id}', 'f-${id}', 0, '')`,
      );
    }
    await migrateToLatest(store, allMigrations);
    const { db } = store;
    const columns = ["id", "kind", "subject", "clinic_name", "merged_into"] as const;
    expect(await db.selectFrom("conversations").select(columns).orderBy("id").execute()).toEqual([
      { id: "one", kind: "messages", subject: "general", clinic_name: "", merged_into: null },
      { id: "three", kind: "inquiries", subject: "", clinic_name: "sealed", merged_into: null },
      { id: "two", kind: "messages", subject: "general", clinic_name: "", merged_into: "one" },
    ]);
    const belonging = [
      "inbox_notes",
      "inbox_answers",
      "inbox_events",
      "inbox_notices",
      "inbox_presence",
      "inbox_mails",
    ] as const;
    for (const table of belonging)
      expect(await db.selectFrom(table).select("conversation_id").orderBy("id").execute(), table).toEqual([
        { conversation_id: "one" },
        { conversation_id: "three" },
      ]);
    const pieces = () => db.selectFrom("inbox_attachment_pieces").select("id").orderBy("id").execute();
    expect(await pieces()).toEqual([{ id: "b-one" }, { id: "b-three" }]);
    // What is merged goes with the conversation that shows it, and so do a mail and its files.
    await db.deleteFrom("conversations").where("id", "=", "one").execute();
    expect(await messagesOf(store)).toEqual([{ id: "three" }]);
    expect(await pieces()).toEqual([{ id: "b-three" }]);
  });
});
