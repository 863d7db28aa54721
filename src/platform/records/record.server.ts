import { sql } from "kysely";
import * as z from "zod/mini";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { isTaken } from "#platform/database/errors.ts";
import type { Database, Tx } from "#platform/database/open.ts";
import { fieldError, HttpError, notFoundError } from "#platform/http/errors.ts";
import { type Actor, authorize, type Permission } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import {
  type ColumnsOf,
  type InputOf,
  type None,
  recordTable,
  type Shape,
  type Storage,
  type Together,
  type ValueOf,
} from "./record-table.ts";

export type RecordColumns = {
  id: string;
  /** Incremented with every change (optimistic locking). */
  revision: number;
  created_at: string;
};

type Columns = Readonly<Record<string, string | number | null>>;

type Rules<Own extends Shape> = {
  /** The beginning of its audit actions: "mentors" for "mentors.created". */
  audit: string;
  read: Permission;
  write: Permission;
  /** What is said when someone else has changed it meanwhile. */
  changed: string;
  /** Columns that follow from its fields. */
  derived?(value: ValueOf<Own>): Columns;
  /** A field that no two of them share, and what is said of one that is taken. */
  unique?: { field: keyof Own & string; taken: string };
};

type PartOf<Value> = { [Name in keyof Value]?: Value[Name] | undefined };

/** What one write does besides the fields. */
type Also<Value> = {
  /** Other columns of the row. */
  set?: Columns;
  /** Its audit action, if it isn't "created" or "changed". */
  action?: `${string}.${string}` | undefined;
  /** Runs in the transaction before the row is written, and may refuse it. */
  also?(tx: Tx, of: { id: string; value: Value; present: Value | undefined }): Promise<void> | void;
};

/** A record: a table whose rows the team fills in. Its fields are declared once: docs/adding-a-feature.md, "A record". */
export function record<const Own extends Shape, const Cells extends Together<Own> = None>(
  shape: Own,
  { audit, read, write, changed, derived, unique, ...storage }: Storage<Cells> & Rules<Own>,
) {
  type Value = ValueOf<Own>;
  type Row = ColumnsOf<Own, Cells> & RecordColumns;
  const rows = recordTable(shape, storage);
  const { table } = rows;
  const input = z.strictObject(shape);

  async function rowById(db: Database | Tx, id: string): Promise<Row> {
    const found = await sql<Row>`select * from ${sql.table(table)} where id = ${id}`.execute(db);
    const [row] = found.rows;
    if (!row) throw notFoundError();
    return row;
  }

  async function claimed<Result>(writing: Promise<Result>): Promise<Result> {
    try {
      return await writing;
    } catch (error) {
      if (unique === undefined || !isTaken(error)) throw error;
      throw fieldError(unique.field, unique.taken);
    }
  }

  const columnsOf = (services: Services, id: string, value: Value, set: Columns = {}) =>
    Object.entries<string | number | null>({
      ...rows.toRow(services, id, value),
      ...derived?.(value),
      ...set,
    });

  /** @throws {HttpError} not_found. */
  async function byId(services: Services, actor: Actor, id: string) {
    authorize(actor, read);
    const row = await rowById(services.store.db, id);
    return { ...rows.fromRow(services, row), id, revision: row.revision };
  }

  /** @throws {HttpError} invalid_input if what has to be unique is taken. */
  async function create(
    services: Services,
    actor: Actor,
    newValue: InputOf<Own>,
    { set, action, also }: Also<Value> = {},
  ): Promise<{ id: string }> {
    authorize(actor, write);
    const value = rows.filled(newValue);
    const id = services.ids.next();
    const first = { id, revision: 1, created_at: instantNow(services.clock) };
    const columns = columnsOf(services, id, value, { ...first, ...set });
    await claimed(
      services.store.transact(async (tx) => {
        await also?.(tx, { id, value, present: undefined });
        const names = sql.join(columns.map(([column]) => sql.ref(column)));
        const values = sql.join(columns.map(([, text]) => text));
        await sql`insert into ${sql.table(table)} (${names}) values (${values})`.execute(tx);
        await recordAudit(tx, services, { actor, action: action ?? `${audit}.created`, subject: id });
      }),
    );
    return { id };
  }

  /**
   * Changes some or all fields.
   * @throws {HttpError} not_found; conflict if someone else has changed it meanwhile; invalid_input if what has to be
   * unique is taken.
   */
  async function change(
    services: Services,
    actor: Actor,
    { id, revision, value: changes }: { id: string; revision: number; value: PartOf<Value> },
    { set, action, also }: Also<Value> = {},
  ): Promise<{ revision: number }> {
    authorize(actor, write);
    await claimed(
      services.store.transact(async (tx) => {
        const present = rows.fromRow(services, await rowById(tx, id));
        const sent = Object.entries(changes).filter(([, each]) => each !== undefined);
        const value = { ...present, ...Object.fromEntries(sent) };
        await also?.(tx, { id, value, present });
        const columns = columnsOf(services, id, value, { ...set, revision: revision + 1 });
        const assignments = sql.join(columns.map(([column, text]) => sql`${sql.ref(column)} = ${text}`));
        const { numAffectedRows = 0n } =
          await sql`update ${sql.table(table)} set ${assignments} where id = ${id} and revision = ${revision}`.execute(
            tx,
          );
        if (numAffectedRows === 0n) throw new HttpError("conflict", { message: changed });
        await recordAudit(tx, services, { actor, action: action ?? `${audit}.changed`, subject: id });
      }),
    );
    return { revision: revision + 1 };
  }

  return {
    ...rows,
    ...{ byId, create, change },
    permissions: { read, write },
    /** What the form of a new one sends, and that of an existing one. */
    input,
    changeInput: z.extend(input, { revision: z.int().check(z.gte(1)) }),
  };
}
