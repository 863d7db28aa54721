/** Fields that only the team fills in, apart from those of visitors' forms, whose pages don't need their scripts. */
import * as z from "zod/mini";
import { isDay } from "#platform/clock/calendar-days.ts";
import { type FieldFacts, facts, type Layout, type Option } from "./fields.ts";

/** The facts of a field that isn't a text. */
const plainFacts = { personal: false, searched: false } as const;

/** At least one of several options. */
export function checkboxes<const Options extends readonly Option[]>({
  options,
  missing,
  ...layout
}: Layout & { options: Options; missing: string }) {
  const values: readonly Options[number]["value"][] = options.map(({ value }) => value);
  const schema = z.array(z.enum(values)).check(z.minLength(1, missing), z.maxLength(values.length));
  facts.add(schema, { ...layout, ...plainFacts, control: "checkboxes", options });
  return schema;
}

type NumberField = Layout & { min: number; max: number; wrong: string };

export function wholeNumber({ min, max, wrong, ...layout }: NumberField) {
  const schema = z.int(wrong).check(z.gte(min, wrong), z.lte(max, wrong));
  facts.add(schema, { ...layout, ...plainFacts, control: "number", max });
  return schema;
}

/** A whole number, or null. */
export function optionalNumber(field: NumberField) {
  const schema = z.nullable(wholeNumber(field));
  const { min: _min, wrong: _wrong, ...shown } = field;
  facts.add(schema, { ...shown, ...plainFacts, control: "number", optional: true });
  return schema;
}

/** A day, such as "2026-12-01". */
export function day({ wrong, ...layout }: Layout & { wrong: string }) {
  const schema = z.string(wrong).check(z.refine(isDay, wrong));
  facts.add(schema, { ...layout, ...plainFacts, control: "day" });
  return schema;
}

/** A day, or "". */
export function optionalDay({ wrong, ...layout }: Layout & { wrong: string }) {
  const schema = z.string(wrong).check(z.refine((text) => text === "" || isDay(text), wrong));
  facts.add(schema, { ...layout, ...plainFacts, control: "day", optional: true });
  return schema;
}

export function checkbox(layout: Layout) {
  const schema = z.boolean();
  facts.add(schema, { ...layout, ...plainFacts, control: "checkbox" });
  return schema;
}

/** A time of the day, such as "19:00". */
export function time({ wrong, ...layout }: Layout & { wrong: string }) {
  const schema = z.string(wrong).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, wrong));
  facts.add(schema, { ...layout, ...plainFacts, control: "time" });
  return schema;
}

type Described = Layout & Partial<Pick<FieldFacts, "control" | "max" | "options" | "optional">>;

/** A field with a schema of its own, such as a code; a line if nothing else is said. */
export function fieldOf<Schema extends z.core.$ZodType>(schema: Schema, described: Described): Schema {
  facts.add(schema, { ...plainFacts, control: "line", ...described });
  return schema;
}
