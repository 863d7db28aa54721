import { sql } from "kysely";
import type { Store } from "#platform/database/open.ts";

type Write = {
  table: string;
  on: "insert" | "update" | "delete";
  /** "fail" fails the write; anything else is a statement that runs after it, in the same transaction. */
  run: string;
};

/** Makes the database itself do something whenever a table is written. Returns what takes it back. */
export async function onWrite(
  { db, kind }: Pick<Store, "db" | "kind">,
  { table, on, run }: Write,
): Promise<() => Promise<void>> {
  const execute = (text: string) => sql.raw(text).execute(db);
  const when = run === "fail" ? "before" : "after";
  if (kind === "sqlite") {
    const statement = run === "fail" ? "select raise(abort, 'refused by a test')" : run;
    await execute(`create trigger on_write ${when} ${on} on ${table} begin ${statement}; end`);
    return async () => void (await execute("drop trigger on_write"));
  }
  const body = run === "fail" ? "raise exception 'refused by a test'" : run;
  await execute(
    `create function on_write() returns trigger language plpgsql as $$ begin ${body}; return coalesce(new, old); end $$`,
  );
  await execute(`create trigger on_write ${when} ${on} on ${table} for each row execute function on_write()`);
  return async () => {
    await execute(`drop trigger on_write on ${table}`);
    await execute("drop function on_write");
  };
}
