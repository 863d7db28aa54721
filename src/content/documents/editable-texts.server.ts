/** Documents whose default is a page in code: the schema picks the texts that the team can change. */
import type * as z from "zod/mini";
import { type ContentDocument, contentDocument } from "../current.ts";
import { addTexts } from "../page-texts.server.ts";
import type { Page } from "../schema.ts";
import { type EditableDocument, editable } from "./editable.server.ts";
import { fieldOf } from "./fields.server.ts";
import type { FormField } from "./form-field.ts";
import { isRecord } from "./record.ts";

type Description<Value> = Pick<EditableDocument, "id" | "title" | "about"> & {
  /** Made by `withTexts`. */
  page: Page;
  /** Other pages that show some of its texts. */
  also?: readonly Page["path"][];
  /** Without optional fields: a text that isn't there stays as it is shipped. */
  schema: z.ZodMiniType<Value>;
};

/** Joins a page with the schema of its texts. @throws if the page lacks a text of the schema. */
export function editableTexts<Value>({
  id,
  page,
  also = [],
  schema,
  ...about
}: Description<Value>): EditableDocument {
  const document = textsOver(id, page, schema);
  return editable({ ...about, document, schema, pages: [page.path, ...also], preview: page.path });
}

/** A document whose published texts lie over a page. @throws if the page lacks a text of the schema. */
export function textsOver<Value>(
  id: string,
  page: object,
  schema: z.ZodMiniType<Value>,
): ContentDocument<Value> {
  const document = contentDocument(id, schema.parse(picked(fieldOf(schema), page)));
  addTexts(page, () => document.preview?.() ?? document.published);
  return document;
}

/** What the form has of a page's content. */
export function picked(field: FormField, value: unknown): unknown {
  if (field.kind === "list")
    return Array.isArray(value) ? value.map((item) => picked(field.item, item)) : value;
  if (field.kind !== "group") return value;
  const at = (name: string): unknown => {
    if (Array.isArray(value))
      return value.find((item) => isRecord(item) && item.id === name) ?? value[Number(name)];
    return isRecord(value) ? value[name] : undefined;
  };
  return Object.fromEntries(field.fields.map(({ name, field: each }) => [name, picked(each, at(name))]));
}
