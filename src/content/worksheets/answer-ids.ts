/** Ids for what people answer, made from the shipped texts. A text that the team changes keeps its id. */
import { slug } from "../slug.ts";
import type { SheetField, SheetItem, Worksheet, WrittenItem, WrittenWorksheet } from "./worksheet.ts";

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

function itemOf(item: WrittenItem): SheetItem {
  return typeof item === "string" ? { id: slug(item), text: item } : item;
}
