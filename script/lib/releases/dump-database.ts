import { type QueryExecutorProvider, sql } from "kysely";

/** A database of any release: what is in it is asked of the database itself. */
type DumpedDatabase = { db: QueryExecutorProvider; kind: "sqlite" | "postgres" };

type Row = Readonly<Record<string, unknown>>;
type Named = { name: string };

/**
 * All tables, indexes and rows as SQL, one statement a line and in the same order every time. Only for the small
 * databases of `tests/releases/`.
 */
export async function dumpDatabase({ db, kind }: DumpedDatabase): Promise<string> {
  const { tables, after } = kind === "sqlite" ? await sqliteSchema(db) : await postgresSchema(db);
  const lines: string[] = [];
  for (const { statement } of tables) lines.push(statement);
  for (const { name } of tables) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(db);
    lines.push(...rows.map((row) => insertion(name, row)).toSorted());
  }
  return `${[...lines, ...after].map((line) => `${line.replaceAll(/\s*\n\s*/g, " ")};`).join("\n")}\n`;
}

/** Runs a dump in an empty database. */
export async function loadDump({ db }: Pick<DumpedDatabase, "db">, dump: string): Promise<void> {
  for (const line of dump.split("\n")) if (line !== "") await sql.raw(line).execute(db);
}

type Schema = { tables: readonly (Named & { statement: string })[]; after: readonly string[] };

async function sqliteSchema(db: DumpedDatabase["db"]): Promise<Schema> {
  const { rows } = await sql<Named & { type: string; statement: string }>`
    select name, type, sql as statement from sqlite_master
    where sql is not null and name not like 'sqlite_%' order by rowid`.execute(db);
  return {
    tables: rows.filter(({ type }) => type === "table"),
    after: rows.filter(({ type }) => type !== "table").map(({ statement }) => statement),
  };
}

async function postgresSchema(db: DumpedDatabase["db"]): Promise<Schema> {
  const columns = await sql<{ table: string; statement: string }>`
    select classes.relname as table,
      quote_ident(columns.attname) || ' ' || format_type(columns.atttypid, columns.atttypmod)
        || case when columns.attnotnull then ' not null' else '' end
        || coalesce(' default ' || pg_get_expr(defaults.adbin, defaults.adrelid), '') as statement
    from pg_class as classes
    join pg_attribute as columns on columns.attrelid = classes.oid
    left join pg_attrdef as defaults
      on defaults.adrelid = classes.oid and defaults.adnum = columns.attnum
    where classes.relkind = 'r' and classes.relnamespace = 'public'::regnamespace
      and columns.attnum > 0 and not columns.attisdropped
    order by classes.relname, columns.attnum`.execute(db);
  const constraints = await sql<{ table: string; kind: string; statement: string }>`
    select conrelid::regclass::text as table, contype as kind,
      'alter table ' || conrelid::regclass || ' add constraint ' || quote_ident(conname) || ' '
        || pg_get_constraintdef(oid) as statement
    from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f', 'c')
    order by contype = 'f', conrelid::regclass::text, conname`.execute(db);
  const indexes = await sql<{ statement: string }>`
    select indexdef as statement from pg_indexes
    where schemaname = 'public' and indexname not in (select conname from pg_constraint)
    order by indexname`.execute(db);
  const names = [...new Set(columns.rows.map(({ table }) => table))];
  return {
    tables: names.map((name) => ({
      name,
      statement: `create table "${name}" (${columns.rows
        .filter(({ table }) => table === name)
        .map(({ statement }) => statement)
        .join(", ")})`,
    })),
    after: [...constraints.rows, ...indexes.rows].map(({ statement }) => statement),
  };
}

function insertion(table: string, row: Row): string {
  const columns = Object.keys(row).map((name) => `"${name}"`);
  return `insert into "${table}" (${columns.join(", ")}) values (${Object.values(row).map(literal).join(", ")})`;
}

function literal(value: unknown): string {
  if (value === null) return "null";
  if (typeof value === "number" || typeof value === "bigint") return String(value);
  if (typeof value === "string" && !value.includes("\n")) return `'${value.replaceAll("'", "''")}'`;
  throw new Error("A sample row has something else than a number or one line of text.");
}
