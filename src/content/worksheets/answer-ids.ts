/** Ids for what people answer, made from the shipped texts. A text that the team changes keeps its id. */
import type { SheetField, SheetItem, Worksheet, WrittenWorksheet } from "./worksheet.ts";

/** A text's first six words as an id. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .split("-")
    .slice(0, 6)
    .join("-");
}

/** The worksheet with an id for everything in it. */
export function withIds({ fields, ...sheet }: WrittenWorksheet): Worksheet {
  return { ...sheet, fields: fields.map(fieldWithIds) };
}

function fieldWithIds(field: WrittenWorksheet["fields"][number]): SheetField {
  switch (field.kind) {
    case "part":
      return { ...field, id: slug(field.title) };
    case "note":
      return { ...field, id: slug(field.text) };
    case "choice":
      return { ...field, options: field.options.map(itemOf) };
    case "checklist":
      return { ...field, items: field.items.map(itemOf) };
    case "table":
      return { ...field, rows: typeof field.rows === "number" ? field.rows : field.rows.map(itemOf) };
    default:
      return field;
  }
}

function itemOf(text: string): SheetItem {
  return { id: slug(text), text };
}
