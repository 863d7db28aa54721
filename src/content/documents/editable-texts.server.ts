/** Documents whose default is a page in code: the schema picks the texts that the team can change. */
import type * as z from "zod/mini";
import { asShipped, asWritten, type ContentDocument, overShipped } from "../current.ts";
import { addTexts, isNumber } from "../page-texts.server.ts";
import type { Page } from "../schema.ts";
import { type EditableDocument, editable } from "./editable.server.ts";
import { fieldOf } from "./fields.server.ts";
import type { FormField } from "./form-field.ts";
import { late } from "./late.ts";
import { isRecord } from "./record.ts";

type About<Value> = Pick<EditableDocument, "id" | "title" | "about"> & {
  /** Without optional fields: a text that isn't there stays as it is shipped. */
  schema: () => z.ZodMiniType<Value>;
};

type Description<Value> = About<Value> & {
  /** Made by `withTexts`. */
  page: Page;
  /** The same page at other addresses, also made by `withTexts`. */
  copies?: readonly Page[];
};

/** Joins a page with the schema of its texts. */
export function editableTexts<Value>({
  id,
  page,
  copies = [],
  schema: makeSchema,
  ...about
}: Description<Value>): EditableDocument {
  const schema = late(makeSchema);
  const document = textsOver(id, page, schema);
  for (const each of copies) addTexts(each, (part) => overShipped(document, part));
  return editable({ ...about, textsOnly: true, document, schema, preview: page.path });
}

/** Joins small pages, each by its name in the schema. One that stands at no address of its own has no path. */
export function editablePages<Value>({
  id,
  pages,
  preview,
  schema: makeSchema,
  ...about
}: About<Value> &
  Pick<EditableDocument, "preview"> & { pages: Readonly<Record<string, Partial<Page>>> }): EditableDocument {
  const schema = late(makeSchema);
  const document = pickedDocument(id, pages, schema);
  for (const [name, page] of Object.entries(pages))
    addTexts(page, (part) => {
      const values: unknown = overShipped(document, `${name}.${part}`);
      return isRecord(values) ? values[name] : undefined;
    });
  return editable({ ...about, textsOnly: true, document, schema, preview });
}

/** A document whose published texts lie over a page. */
export function textsOver<Value>(
  id: string,
  page: object,
  makeSchema: () => z.ZodMiniType<Value>,
): ContentDocument<Value> {
  const document = pickedDocument(id, page, makeSchema);
  addTexts(page, (part) => overShipped(document, part));
  return document;
}

/** A document whose default is what its schema picks of some content, when it is first needed. @throws then if a text is missing. */
export function pickedDocument<Value>(
  id: string,
  content: object,
  makeSchema: () => z.ZodMiniType<Value>,
): ContentDocument<Value> {
  const shipped = late(() =>
    asShipped(() => {
      const schema = makeSchema();
      return schema.parse(asWritten(() => picked(fieldOf(schema), content)));
    }),
  );
  return {
    id,
    get shipped() {
      return shipped();
    },
    over: new WeakMap(),
  };
}

/** What the form has of a page's content. */
export function picked(field: FormField, value: unknown): unknown {
  if (field.kind === "list")
    return Array.isArray(value) ? value.map((item) => picked(field.item, item)) : value;
  if (field.kind !== "group") return value;
  const at = (name: string): unknown => {
    if (Array.isArray(value))
      return isNumber(name) ? value[Number(name)] : value.find((item) => isRecord(item) && item.id === name);
    return isRecord(value) ? value[name] : undefined;
  };
  return Object.fromEntries(field.fields.map(({ name, field: each }) => [name, picked(each, at(name))]));
}
