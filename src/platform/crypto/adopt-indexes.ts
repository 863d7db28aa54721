import { sql } from "kysely";
import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";
import { keyIdOf, numberOfKey } from "./key-ring.ts";

type Column = {
  table: string;
  /** A column with blind indexes. */
  column: string;
  purpose: string;
};

/**
 * Gives rows that an older version of the key indexed the index that is written now, so that the insert which follows
 * meets them in its unique constraint. Call it in the same transaction. With one version of the key it does nothing.
 *
 * On PostgreSQL it also locks the texts until the transaction ends. Otherwise two processes that write with different
 * versions could insert the same address at the same moment.
 */
export async function adoptIndexes(
  tx: Tx,
  { cipher, store }: Pick<Services, "cipher" | "store">,
  { table, column, purpose }: Column,
  texts: readonly string[],
): Promise<void> {
  const known = texts.map((text) => cipher.blindIndexes(purpose, text)).filter(({ length }) => length > 1);
  if (known.length === 0) return;
  await lockIndexed(tx, store, table, known);
  const current = new Map(known.flatMap(([first, ...older]) => older.map((each) => [each, first] as const)));
  const older = [...current.keys()];
  for (let at = 0; at < older.length; at += atOnce) {
    const { rows } = await sql<{ found: string }>`
      select ${sql.ref(column)} as found from ${sql.table(table)}
      where ${sql.ref(column)} in (${sql.join(older.slice(at, at + atOnce))})
      order by ${sql.ref(column)}
    `.execute(tx);
    for (const { found } of rows)
      await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${current.get(found)}
        where ${sql.ref(column)} = ${found}
          and not exists (select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${current.get(found)})
      `.execute(tx);
  }
}

/**
 * Locks texts of a table until the transaction ends, each given as its blind indexes of every version. A rotation does
 * so too: it would change the index between an insert and the look for known rows before it. On SQLite only one
 * transaction writes at a time.
 */
export async function lockIndexed(
  tx: Tx,
  { kind }: Pick<Services["store"], "kind">,
  table: string,
  indexes: readonly (readonly string[])[],
): Promise<void> {
  if (kind === "sqlite" || indexes.length === 0) return;
  // The oldest version's value is the same in every process; sorted, so that two can't deadlock.
  const locks = indexes.map((each) => `${table} ${oldestOf(each)}`).toSorted();
  await sql`
    select pg_advisory_xact_lock(hashtextextended(lock, 0))
    from (select jsonb_array_elements_text(${JSON.stringify(locks)}::jsonb) as lock) as locks
  `.execute(tx);
}

/** Values in one statement. */
const atOnce = 500;

function oldestOf(indexes: readonly string[]): string {
  return indexes.reduce((oldest, each) =>
    numberOfKey(keyIdOf(each)) < numberOfKey(keyIdOf(oldest)) ? each : oldest,
  );
}
