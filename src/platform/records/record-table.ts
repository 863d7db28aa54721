import * as z from "zod/mini";
import { type CipherContext, cellOf, type KeyedTable } from "#platform/crypto/keyed-table.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { StoredItem } from "#platform/personal-data/source.ts";
import type { Services } from "#platform/services.ts";
import { type ColumnOf, columnOf, type Field, facts, fieldsOf, labelOf } from "./fields.ts";

/** The fields of a record or a form, by name. */
export type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** What is stored in each field; "" for a text that was left out. */
export type ValueOf<Own extends Shape> = {
  -readonly [Name in keyof Own]: Exclude<z.output<Own[Name]>, undefined>;
};

type LeftOut<Own extends Shape> = {
  [Name in keyof Own]: undefined extends z.output<Own[Name]> ? Name : never;
}[keyof Own];

/** What is given for a new row: a field that may be left out can be missing, so a new one of these breaks no caller. */
export type InputOf<Own extends Shape> = Omit<ValueOf<Own>, LeftOut<Own>> & {
  [Name in LeftOut<Own>]?: ValueOf<Own>[Name] | undefined;
};

type InColumn<Value> = Value extends readonly string[] ? string : Value;

/** Several fields in one encrypted column, as JSON. */
export type Together<Own extends Shape> = Readonly<Record<string, readonly (keyof Own & string)[]>>;
type TogetherIn<Own extends Shape, Cells extends Together<Own>> = Cells[keyof Cells][number];

export type None = Readonly<Record<never, never>>;

type FieldColumns<Own extends Shape, Cells extends Together<Own>> = {
  [Name in Exclude<keyof Own & string, TogetherIn<Own, Cells>> as ColumnOf<Name>]: InColumn<
    ValueOf<Own>[Name]
  >;
} & { [Name in keyof Cells]: string };

/** A row's columns that follow from its fields. */
export type ColumnsOf<Own extends Shape, Cells extends Together<Own> = None> = FieldColumns<Own, Cells> &
  ("email" extends keyof Own ? { email_index: string } : object);

/** The one field of tables that keep somebody's address, and that nobody fills in. */
export const addressFields = { email: z.string() };
facts.add(addressFields.email, { control: "line", type: "email", personal: true, searched: false });

type Plain = string | number | null;
type Cipher = Pick<Services, "cipher">;
type Identified = { id: string };

export type Storage<Cells> = {
  table: string;
  /** The names that its values are encrypted for, if table or columns were renamed since. */
  context?: CipherContext;
  /** Fields that share one encrypted column, as JSON. */
  together?: Cells;
  /** What somebody reads in place of the labels in their own data. */
  ownLabels?: Readonly<Record<string, string>>;
};

/**
 * A table whose rows are filled in: what follows from its fields for storing and reading them. Personal fields are
 * encrypted for their place, and an address has its blind index in `email_index`. A column that is empty is never
 * encrypted: it's younger than the row, or nothing was written there.
 */
export function recordTable<const Own extends Shape, const Cells extends Together<Own> = None>(
  shape: Own,
  { table, context = {}, together, ownLabels = {} }: Storage<Cells>,
) {
  type Columns = ColumnsOf<Own, Cells>;
  type Stored = Identified & FieldColumns<Own, Cells>;
  const fields = fieldsOf({ shape });
  const cells: Readonly<Record<string, readonly string[]>> = together ?? {};
  const inCells = new Set(Object.values(cells).flat());
  const alone = fields.filter(({ name }) => !inCells.has(name));
  const encryptedColumns = [
    ...alone.filter(({ personal }) => personal).map(({ name }) => columnOf(name)),
    ...Object.keys(cells),
  ];
  // The name that its blind indexes are made for.
  const purpose = context.table ?? table;
  const address = fields.find(({ type }) => type === "email")?.name;

  function encrypted({ cipher }: Cipher, id: string, column: string, stored: Plain): Plain {
    if (!encryptedColumns.includes(column) || stored === "") return stored;
    return cipher.encrypt(String(stored), cellOf({ table, context }, column, id));
  }

  function decrypted({ cipher }: Cipher, row: Identified, column: string): unknown {
    const stored: unknown = Reflect.get(row, column);
    if (!encryptedColumns.includes(column) || typeof stored !== "string" || stored === "") return stored;
    return cipher.decrypt(stored, cellOf({ table, context }, column, row.id));
  }

  function toRow(services: Cipher, id: string, value: InputOf<Own>): Columns {
    const stored = (name: string): Plain => storedOf(Reflect.get(value, name));
    const columns: [string, Plain][] = alone.map(({ name }) => [columnOf(name), stored(name)]);
    for (const [column, names] of Object.entries(cells))
      columns.push([column, JSON.stringify(Object.fromEntries(names.map((name) => [name, stored(name)])))]);
    const row = columns.map(([column, text]) => [column, encrypted(services, id, column, text)]);
    if (address !== undefined)
      row.push([
        "email_index",
        services.cipher.blindIndex(purpose, comparableEmail(String(stored(address)))),
      ]);
    // The names and types of columns follow from the fields; no checker can see it through `Object.fromEntries`.
    return Object.fromEntries(row) as Columns;
  }

  /** With "" for what was left out. */
  function filled(value: InputOf<Own>): ValueOf<Own> {
    const texts = fields.map(({ name }) => {
      const each: unknown = Reflect.get(value, name);
      return [name, each === undefined ? "" : each];
    });
    return Object.fromEntries(texts) as ValueOf<Own>;
  }

  function loaded(services: Cipher, row: Identified, field: Field): unknown {
    const cell = Object.keys(cells).find((column) => cells[column]?.includes(field.name));
    const stored = decrypted(services, row, cell ?? columnOf(field.name));
    return loadedValue(field, cell ? cellContent.parse(JSON.parse(String(stored)))[field.name] : stored);
  }

  function fromRow(services: Cipher, row: Stored): ValueOf<Own> {
    const values = fields.map((field) => [field.name, loaded(services, row, field)]);
    return Object.fromEntries(values) as ValueOf<Own>;
  }

  /** What somebody sees of their row in their own data; `at` is its time, if that isn't when it was created. */
  function ownData(
    services: Cipher,
    row: Stored & { created_at?: string },
    at = row.created_at ?? "",
  ): StoredItem {
    const texts = fields.map((field) => {
      const stored = String(storedOf(loaded(services, row, field)) ?? "");
      const parts = field.control === "checkboxes" ? stored.split(" ") : [stored];
      const text = parts.map((part) => labelOf(field, part)).join(", ");
      return { name: field.name, label: ownLabels[field.name] ?? field.label ?? field.name, text };
    });
    return { id: row.id, at, fields: texts };
  }

  const columns = [
    ...alone.map(({ name }) => columnOf(name)),
    ...Object.keys(cells),
    ...(address === undefined ? [] : ["email_index"]),
  ];
  const keyed: KeyedTable = {
    ...{ table, context, columns: encryptedColumns },
    ...(address !== undefined && {
      indexes: [{ column: "email_index", from: columnOf(address), purpose, text: comparableEmail }],
    }),
  };
  return {
    ...{ shape, table, fields, columns, keyed, toRow, fromRow, filled, ownData },
    /** The blind indexes of an address, to look for its rows. */
    indexesOf: ({ cipher }: Cipher, email: string) => cipher.blindIndexes(purpose, comparableEmail(email)),
  };
}

const cellContent = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/** A value as a column has it; texts without the spaces around them. */
function storedOf(value: unknown): Plain {
  if (Array.isArray(value)) return [...new Set(value)].join(" ");
  if (typeof value === "string") return value.trim();
  return typeof value === "number" || value === null ? value : "";
}

function loadedValue({ control, options = [] }: Field, stored: unknown): unknown {
  if (control !== "checkboxes") return stored;
  const chosen = String(stored).split(" ");
  return options.map(({ value }) => value).filter((value) => chosen.includes(value));
}
