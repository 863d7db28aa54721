/**
 * The kinds of fields that an editable document can have. Each makes a zod schema and notes what the form needs beside
 * it (label, help, limits), so that the admin draws a document's form from its schema alone.
 */
import * as z from "zod/mini";
import type { Day } from "../claims/claim.ts";
import { pageAt } from "../index.ts";
import { pictureId } from "../uploaded-pictures.ts";
import type { FormField, FormPart, LeafField } from "./form-field.ts";

const notes = z.registry<{ field: FormField }>();

export type Described = { label: string; help?: string };

/** Notes a schema's form field. */
export function noted<Schema extends z.ZodMiniType>(schema: Schema, field: FormField): Schema {
  notes.add(schema, { field });
  return schema;
}

/** The form field of a schema made here. @throws {Error} for any other schema. */
export function fieldOf(schema: z.ZodMiniType): FormField {
  const field = notes.get(schema)?.field;
  if (!field) throw new Error("This schema was made without a form field.");
  return field;
}

const tooLong = (max: number) => `Please use at most ${max} characters`;
const missing = "Please fill this in";
const unreadable = "Please remove the characters we cannot read";

/** What both databases can store: no NUL, no half of a character. Nor anything that turns the reading direction. */
function isPlainText(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
  return value.isWellFormed() && !/[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/.test(value);
}

/** Text that both databases can store, without its kind of form field. */
export function plainText(max: number) {
  return z.string(missing).check(
    z.maxLength(max, { error: tooLong(max), abort: true }),
    z.refine((value) => value.trim() !== "", { error: missing, abort: true }),
    z.refine(isPlainText, unreadable),
  );
}

/** One line of text. */
export function text({ max, ...described }: Described & { max: number }) {
  const schema = plainText(max).check(z.refine((value) => !value.includes("\n"), "Please use one line"));
  return noted(schema, { kind: "text", max, ...described });
}

/** A fact that only the owner knows; its default says what to enter. */
export function ownersFact({ max, ...described }: Described & { max: number }) {
  const schema = text({ max, ...described });
  return noted(schema, { kind: "text", max, ownersFact: true, ...described });
}

/** Text of more than one line. */
export function longText({ max, ...described }: Described & { max: number }) {
  return noted(plainText(max), { kind: "longText", max, ...described });
}

/** A long text in Markdown. */
export function markdown({ max, ...described }: Described & { max: number }) {
  return noted(plainText(max), { kind: "markdown", max, ...described });
}

/** An email address. */
export function email(described: Described) {
  const schema = plainText(254).check(
    z.refine((value) => z.regexes.email.test(value), "Please enter an email address"),
  );
  return noted(schema, { kind: "email", max: 254, ...described });
}

/** A price in whole US dollars. */
export function price(described: Described) {
  const sentence = "Please enter whole dollars, from 1 to 10,000";
  const schema = z
    .number(sentence)
    .check(z.int(sentence), z.minimum(1, sentence), z.maximum(10_000, sentence));
  return noted(schema, { kind: "price", max: 10_000, ...described });
}

/** A whole number with bounds. */
export function wholeNumber({ min, max, ...described }: Described & { min: number; max: number }) {
  const sentence = `Please enter a whole number from ${min} to ${max}`;
  const schema = z
    .number(sentence)
    .check(z.int(sentence), z.minimum(min, sentence), z.maximum(max, sentence));
  return noted(schema, { kind: "wholeNumber", max, ...described });
}

/** One of a few options. */
export function choice<const Value extends string>({
  options,
  ...described
}: Described & { options: readonly { value: Value; label: string }[] }) {
  const schema = z.enum(
    options.map(({ value }) => value),
    "Please choose one of these",
  );
  return noted(schema, { kind: "choice", options, ...described });
}

/** A day, such as 2026-11-21. */
export function day(described: Described) {
  const schema = z.custom<Day>(
    (value) =>
      typeof value === "string" && /^20\d\d-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
    "Please choose a day",
  );
  return noted(schema, { kind: "day", ...described });
}

/** A color, written as #5d4080. Programs also give it without the sign. */
export function color(described: Described) {
  const sentence = "Please enter a color such as #7a1f5c";
  const schema = z.string(sentence).check(
    z.overwrite((typed) => (/^[\da-f]{6}$/i.test(typed) ? `#${typed}` : typed)),
    z.regex(/^#[\da-f]{6}$/i, sentence),
  );
  return noted(schema, { kind: "color", max: 7, ...described });
}

const longestLink = 500;
const webAddress = "Please enter a whole address that begins with https://";

/** Whether a text is an address of another site: no credentials, and nothing that browsers read differently. */
export function isWebAddress(value: string): boolean {
  const url = URL.parse(value);
  const plain = url?.protocol === "https:" && url.username === "" && url.password === "";
  return plain && url.hostname.includes(".") && !/[\s<>"'`\\]/.test(value);
}

/** A link to another site. */
export function webLink(described: Described) {
  const schema = z
    .templateLiteral(["https://", z.string()], webAddress)
    .check(
      z.maxLength(longestLink, { error: tooLong(longestLink), abort: true }),
      z.refine(isWebAddress, webAddress),
    );
  return noted(schema, { kind: "webLink", max: longestLink, ...described });
}

let trustsLinks = false;

/**
 * Reads a value that was checked when it was published. A page that it links to may have been taken off the site since,
 * or isn't loaded yet; a link that leads nowhere is better than a whole document that falls back to its default.
 */
export function withoutFollowingLinks<Result>(read: () => Result): Result {
  trustsLinks = true;
  try {
    return read();
  } finally {
    trustsLinks = false;
  }
}

/** Whether a value is read that was checked when it was published, perhaps by the rules of an earlier release. */
export function readsPublished(): boolean {
  return trustsLinks;
}

/** A link to a page of ours; the form offers all of them. */
export function pageLink(described: Described) {
  const sentence = "Please choose one of our pages";
  const schema = z
    .templateLiteral(["/", z.string()], sentence)
    .check(z.refine((value) => trustsLinks || pageAt(value)?.path === value, sentence));
  return noted(schema, { kind: "pageLink", max: longestLink, ...described });
}

/** How a help line is reached: a call, a text message or a web address. */
export function helpLink(described: Described) {
  const sentence =
    "Please enter tel: or sms: with a number, such as tel:988, or an address that begins with https://";
  const schema = z
    .union(
      [
        z.templateLiteral(["tel:", z.string()]),
        z.templateLiteral(["sms:", z.string()]),
        z.templateLiteral(["https://", z.string()]),
      ],
      sentence,
    )
    .check(
      z.refine(
        (value) =>
          value.length <= longestLink && (/^(?:tel|sms):\+?\d{3,15}$/.test(value) || isWebAddress(value)),
        sentence,
      ),
    );
  return noted(schema, { kind: "helpLink", max: longestLink, ...described });
}

/** An uploaded picture, by its id. Whether it is still there is asked when the document is published. */
export function picture(described: Described) {
  const schema = z.string("Please choose a picture").check(z.regex(pictureId, "Please choose a picture"));
  return noted(schema, { kind: "picture", ...described });
}

/** The name of a list's item, by which two edits of one list are told apart. People don't see it. */
export function itemId() {
  const schema = z.string().check(z.regex(/^[\w-]{1,60}$/, "This item has no readable name"));
  return noted(schema, { kind: "id", label: "" });
}

/** A field that can be left out. */
export function optional<Schema extends z.ZodMiniType>(schema: Schema) {
  const field = fieldOf(schema);
  return noted(z.exactOptional(schema), isLeaf(field) ? { ...field, optional: true } : field);
}

function isLeaf(field: FormField): field is LeafField {
  return field.kind !== "group" && field.kind !== "list" && field.kind !== "variant";
}

/** The name of a variant, by which its group is chosen. People don't see it. */
export function variantName<const Name extends string>(name: Name) {
  return noted(z.literal(name), { kind: "id", label: "", options: [{ value: name, label: "" }] });
}

/** Fields that belong together. Anything else in them is refused. */
export function group<Shape extends Readonly<Record<string, z.ZodMiniType>>>(
  described: Described,
  shape: Shape,
) {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, field: fieldOf(schema) }));
  return noted(z.strictObject(shape, "Please don’t add anything to this"), {
    kind: "group",
    fields,
    ...described,
  });
}

/**
 * A group that the form keeps behind a button, or shows without a frame of its own. When it's about one of several
 * pages, the preview turns to that page when someone opens it.
 */
export function shownAs<Schema extends z.ZodMiniType>(
  shown: "folded" | "bare",
  schema: Schema,
  page?: string,
): Schema {
  const field = fieldOf(schema);
  if (field.kind !== "group") return schema;
  return noted(schema, { ...field, shown, ...(page === undefined ? {} : { page }) });
}

/**
 * A group of which the form keeps some fields together behind buttons.
 * @throws {Error} if a name isn't one of its fields.
 */
export function inParts<Schema extends z.ZodMiniType>(schema: Schema, parts: readonly FormPart[]): Schema {
  const field = fieldOf(schema);
  const known = field.kind === "group" ? field.fields.map(({ name }) => name) : [];
  const unknown = parts.flatMap(({ names }) => names).find((name) => !known.includes(name));
  if (field.kind !== "group" || unknown !== undefined)
    throw new Error(`The group ${field.label} has no field ${unknown}.`);
  return noted(schema, { ...field, parts });
}

/** A group whose fields have to fit together. `misfit` names the field at fault, with a sentence. */
export function crossChecked<Schema extends z.ZodMiniType>(
  schema: Schema,
  misfit: (value: z.output<Schema>) => { field: string; message: string } | undefined,
) {
  const checked = schema.check(
    z.superRefine((value, context) => {
      const found = misfit(value);
      if (found)
        context.addIssue({ code: "custom", message: found.message, path: [found.field], input: value });
    }),
  );
  return noted(checked, fieldOf(schema));
}

/** One of several groups, each with a `kind` that is its name (variantName). */
export function variants<const Options extends readonly [Variant, ...Variant[]]>(
  described: Described,
  options: Options,
) {
  const fields = options.map((option) => {
    const field = fieldOf(option);
    const [value] = option.def.shape.kind.def.values;
    if (field.kind !== "group" || value === undefined) throw new Error("A variant is a group with a name.");
    return { value, field };
  });
  const schema = z.discriminatedUnion("kind", options, "Please choose one of these");
  return noted(schema, { kind: "variant", variants: fields, ...described });
}

type Variant = z.ZodMiniObject<{ kind: z.ZodMiniLiteral<string> } & Record<string, z.ZodMiniType>>;

/** A list whose items can be added, removed and moved. */
export function list<Item extends z.ZodMiniType>({
  item,
  least,
  most,
  ...described
}: Described & { item: Item; least: number; most: number }) {
  const few = least === 1 ? "Please keep at least one" : `Please keep at least ${least}`;
  const schema = z
    .array(item, missing)
    .check(z.maxLength(most, { error: `Please use at most ${most}`, abort: true }), z.minLength(least, few));
  return noted(schema, { kind: "list", item: fieldOf(item), least, most, ...described });
}
