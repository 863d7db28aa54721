import type { CleanedWhere, CustomAdapter } from "better-auth/adapters";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/database/open.ts";

export type AuthRow = Readonly<Record<string, unknown>>;
type AuthCondition = Pick<CleanedWhere, "field" | "operator" | "value">;

/** Maps one of better-auth's models to one of our tables. */
export type AuthTable = {
  /** better-auth's name for it; two of its models can share one table. */
  model: string;
  table: string;
  /** The columns better-auth may write; other fields it offers, such as a network address, aren't stored. */
  columns: readonly string[];
  /** better-auth only returns new rows: the feature stores them, together with all that belongs to them. */
  storesNew?: false;
  write?(row: AuthRow): AuthRow;
  /** Translates a condition to our columns; `undefined` if it is always true. */
  match?(condition: AuthCondition): AuthCondition | undefined;
  /** Converts a row after it is read, given the conditions that found it. */
  read?(row: AuthRow, found: readonly AuthCondition[]): AuthRow;
};

const operators: Readonly<Record<string, string>> = { eq: "=", lt: "<", lte: "<=", gt: ">", gte: ">=" };

/**
 * better-auth on our own store: its rows go through field encryption and into our own tables. It supports only the
 * queries that better-auth needs; anything else throws.
 */
export function storeAdapter(
  db: Database,
  tables: readonly AuthTable[],
  /** Our column for one of better-auth's fields; better-auth maps all but the sort column. */
  columnOf: (field: { model: string; field: string }) => string,
): CustomAdapter {
  const tableOf = (name: string): AuthTable => {
    const table = tables.find(({ model }) => model === name);
    if (!table) throw new Error(`better-auth asks for a table it was not given: ${name}`);
    return table;
  };

  function whereOf({ match }: AuthTable, where: readonly CleanedWhere[]): RawBuilder<unknown> {
    if (where.some(({ connector }) => connector === "OR")) throw new Error("better-auth asks with OR");
    const conditions = where
      .map((condition) => (match ? match(condition) : condition))
      .filter((condition) => condition !== undefined)
      .map(conditionAsSql);
    return conditions.length === 0 ? sql`1 = 1` : sql.join(conditions, sql` and `);
  }

  async function rowsOf(name: string, where: readonly CleanedWhere[], query: RawBuilder<AuthRow>) {
    const { read } = tableOf(name);
    const { rows } = await query.execute(db);
    return rows.map((row) => (read ? read(row, where) : row));
  }

  async function changed(name: string, where: readonly CleanedWhere[], set: RawBuilder<unknown>[]) {
    const table = tableOf(name);
    if (set.length === 0) return found(name, where, 1);
    const query = sql<AuthRow>`update ${sql.table(table.table)} set ${sql.join(set)} where ${whereOf(table, where)} returning *`;
    return rowsOf(name, where, query);
  }

  async function found(name: string, where: readonly CleanedWhere[], limit: number, order = sql``) {
    const table = tableOf(name);
    const query = sql<AuthRow>`select * from ${sql.table(table.table)} where ${whereOf(table, where)} ${order} limit ${limit}`;
    return rowsOf(name, where, query);
  }

  async function removed(name: string, where: readonly CleanedWhere[]) {
    const table = tableOf(name);
    const query = sql<AuthRow>`delete from ${sql.table(table.table)} where ${whereOf(table, where)} returning *`;
    return rowsOf(name, where, query);
  }

  const assignments = (name: string, values: unknown) => {
    const { columns, write } = tableOf(name);
    const row: AuthRow = typeof values === "object" && values !== null ? { ...values } : {};
    return Object.entries(write ? write(row) : row)
      .filter(([column]) => columns.includes(column))
      .map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  };

  return {
    async create({ model, data }) {
      const { table, columns, write, storesNew = true } = tableOf(model);
      if (!storesNew) return data;
      const columnValues = Object.entries(write ? write(data) : data).filter(([column]) =>
        columns.includes(column),
      );
      const names = columnValues.map(([column]) => sql.ref(column));
      const values = columnValues.map(([, value]) => sql`${value}`);
      await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values)})`.execute(
        db,
      );
      return data;
    },
    update: async ({ model, where, update }) =>
      typedRow((await changed(model, where, assignments(model, update)))[0]),
    updateMany: async ({ model, where, update }) =>
      (await changed(model, where, assignments(model, update))).length,
    findOne: async ({ model, where }) => typedRow((await found(model, where, 1))[0]),
    findMany: async ({ model, where = [], limit, sortBy }) => {
      const order = sortBy
        ? sql`order by ${sql.ref(columnOf({ model, field: sortBy.field }))} ${sortBy.direction === "desc" ? sql`desc` : sql`asc`}`
        : sql``;
      return typedRows(await found(model, where, limit, order));
    },
    async delete({ model, where }) {
      await removed(model, where);
    },
    deleteMany: async ({ model, where }) => (await removed(model, where)).length,
    consumeOne: async ({ model, where }) => typedRow((await removed(model, where))[0]),
    incrementOne: async ({ model, where, increment, set = {} }) => {
      const steps = Object.entries(increment).map(
        ([column, by]) => sql`${sql.ref(column)} = ${sql.ref(column)} + ${by}`,
      );
      return typedRow((await changed(model, where, [...steps, ...assignments(model, set)]))[0]);
    },
    count: async ({ model, where = [] }) => (await found(model, where, Number.MAX_SAFE_INTEGER)).length,
  };
}

/** A condition on a column with blind indexes: equal to one of those that the value can have. */
export function indexedBy(
  field: string,
  operator: AuthCondition["operator"],
  indexes: readonly string[],
): AuthCondition {
  if (operator !== undefined && operator !== "eq") throw new Error(`better-auth asks with ${operator}`);
  return { field, operator: "in", value: [...indexes] };
}

function conditionAsSql({ field, operator, value }: AuthCondition): RawBuilder<unknown> {
  if (operator === "in" && Array.isArray(value)) return sql`${sql.ref(field)} in (${sql.join(value)})`;
  const sign = operator === undefined ? undefined : operators[operator];
  if (sign === undefined || Array.isArray(value)) throw new Error(`better-auth asks with ${operator}`);
  if (value === null) return sql`${sql.ref(field)} is null`;
  return sql`${sql.ref(field)} ${sql.raw(sign)} ${value}`;
}

// better-auth lets the caller name the type it reads; the columns above guarantee it.
function typedRow<T>(row: AuthRow | undefined): T | null {
  return (row as T | undefined) ?? null;
}

function typedRows<T>(rows: readonly AuthRow[]): T[] {
  return rows.map((row) => row as T);
}
