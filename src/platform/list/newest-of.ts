import { type Expression, sql } from "kysely";
import type { Database } from "#platform/database/open.ts";

/**
 * The newest rows of several queries of one list, each sorted and limited itself. An index on a filter and the time
 * has the newest rows of one value next to each other, but not of several: with `in`, databases read and sort all rows
 * of these values, or read the whole list until enough rows match.
 */
export async function newestOf<Row>(
  db: Database,
  queries: readonly Expression<Row>[],
  { by, limit }: { by: string; limit: number },
): Promise<Row[]> {
  const parts = queries.map((query) => sql`select * from (${query}) as part`);
  const { rows } = await sql<Row>`
    ${sql.join(parts, sql` union all `)} order by ${sql.ref(by)} desc, id desc limit ${limit}
  `.execute(db);
  return rows;
}
