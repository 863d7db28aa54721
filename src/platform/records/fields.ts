/**
 * Fields that somebody fills in: a visitor in a form, or the team in a record. Either is a zod object of these fields: its
 * schema, and what else follows from a field, stand in one place. `fieldsOf` reads it: for the page, the table, the
 * team's screens and a person's own data.
 */
import * as z from "zod/mini";
import { safeEmail, safeText, sentencesOf } from "#platform/http/safe-string.ts";

/** The name of the honeypot in every form. */
export const honeypotName = "website";

export type Option = { value: string; label: string };

/** How a field looks on the page. Forms whose words the team edits have them in their page's content. */
export type Layout = {
  label?: string;
  hint?: string;
  /** What stands in the form of a new record. */
  initial?: string;
  /** The heading of the part of the form that begins with it. */
  part?: string;
  /** Its row is in the part of the form that is folded away for a new record, because what it begins with is mostly right. */
  folded?: true;
  /** A confirmation that few need: shown once it was missed, and while it's checked. */
  onDemand?: true;
  autoComplete?: "email" | "name" | "organization" | "tel";
  type?: "email" | "tel" | "code" | "slug" | "url";
  /** The field it shares a row with, where there is room. */
  beside?: string;
};

export type FieldFacts = Layout & {
  control:
    | "line"
    | "area"
    | "choice"
    | "checkbox"
    | "checkboxes"
    | "number"
    | "day"
    | "time"
    | "none"
    | "honeypot";
  /** May be left empty, where the schema itself doesn't say so: null for a number. */
  optional?: true;
  /** Encrypted in the table, part of the person's own data, and erased with it. */
  personal: boolean;
  /** The longest text, in characters as `maxlength` counts them. */
  max?: number;
  options?: readonly Option[];
  /** Whether the team's search looks through it. */
  searched: boolean;
};

/** One field of a form, as the rest of the code sees it. */
export type Field = FieldFacts & { name: string; needed: boolean };

/** What is known of each field besides its schema. */
export const facts = z.registry<FieldFacts>();
const unknown = { control: "line", personal: false, searched: false } as const satisfies FieldFacts;

export type TextField = Layout & {
  max: number;
  tooLong: string;
  /** Many lines in place of one. */
  lines?: true;
  /** False for what nobody would look for, since every search decrypts each searched field of each row. */
  searched?: boolean;
};

export function textFacts({
  max,
  tooLong: _sentence,
  lines,
  searched = true,
  ...layout
}: TextField): FieldFacts {
  return { ...layout, control: lines ? "area" : "line", personal: false, max, searched };
}

/** A text that must not be blank. */
export function requiredText({ missing, ...field }: TextField & { missing: string }) {
  const schema = safeText({ max: field.max, sentence: field.tooLong, missing });
  facts.add(schema, textFacts(field));
  return schema;
}

export function optionalText(field: TextField) {
  const schema = z.optional(safeText({ max: field.max, sentence: field.tooLong }));
  facts.add(schema, textFacts(field));
  return schema;
}

export function emailText({
  missing,
  invalid,
  ...field
}: Omit<TextField, "lines" | "type"> & { missing: string; invalid: string }) {
  const schema = safeEmail({ max: field.max, sentence: field.tooLong, missing, invalid });
  facts.add(schema, textFacts({ ...field, type: "email", autoComplete: "email" }));
  return schema;
}

export function choice<const Options extends readonly Option[]>({
  options,
  missing,
  ...layout
}: Layout & { options: Options; missing: string }) {
  const values: readonly Options[number]["value"][] = options.map(({ value }) => value);
  const schema = z.enum(values, missing);
  facts.add(schema, { ...layout, control: "choice", personal: false, options, searched: true });
  return schema;
}

/** The hidden field; `max` 0 refuses anything written there. */
export function honeypot({ max, filled }: { max: number; filled: string }) {
  const schema = z.optional(safeText({ max, sentence: filled }));
  facts.add(schema, { control: "honeypot", personal: false, max, searched: false });
  return schema;
}

/** Marks a field as personal: encrypted where it is stored, shown to the person on request, and erased. */
export function personal<Schema extends z.core.$ZodType>(schema: Schema): Schema {
  facts.add(schema, { ...(facts.get(schema) ?? unknown), personal: true });
  return schema;
}

/** The fields of a form in their order. */
export function fieldsOf({ shape }: { shape: Readonly<Record<string, z.core.$ZodType>> }): readonly Field[] {
  return Object.entries(shape).map(([name, schema]) => ({
    ...(facts.get(schema) ?? unknown),
    name,
    needed: schema._zod.optin === undefined && !facts.get(schema)?.optional,
  }));
}

/** The fields row by row, as the page shows them. */
export function rowsOf(fields: readonly Field[]): readonly (readonly Field[])[] {
  return fields
    .filter(({ beside, control }) => beside === undefined && control !== "honeypot" && control !== "none")
    .map((first) => [first, ...fields.filter(({ beside }) => beside === first.name)]);
}

/** `clinicName` is stored in the column `clinic_name`. */
export function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export type ColumnOf<Name extends string> = Name extends `${infer Head}${infer Rest}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${ColumnOf<Rest>}`
  : Name;

/** The text a value stands for: the label of an option, or the text itself. */
export function labelOf({ options }: Pick<Field, "options">, text: string): string {
  return options?.find(({ value }) => value === text)?.label ?? text;
}

/** Validates what is typed against a form's schema, as `useForm` asks for it. */
export function readerOf<Schema extends z.ZodMiniType>(schema: Schema) {
  return (texts: unknown): { input: z.output<Schema> } | { wrong: Readonly<Record<string, string>> } => {
    const parsed = schema.safeParse(texts);
    return parsed.success ? { input: parsed.data } : { wrong: sentencesOf(parsed.error.issues) };
  };
}
