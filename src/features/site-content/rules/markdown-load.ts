import type { FormField } from "#content/documents/form-field.ts";
import { nestsTooDeeply } from "#platform/markdown/nesting.ts";
import { hasTooManyCells, mostCells } from "#platform/markdown/table-size.ts";
import { contentFaults as faults } from "../copy/messages.ts";
import { allLeaves } from "./field-showing.ts";

/** The first text in Markdown that makes a document's page too costly to render, with a sentence; texts count together. */
export function costlyText(form: FormField, value: unknown): { path: string; message: string } | undefined {
  let all = "";
  for (const { path, field, value: text } of allLeaves(form, value, [])) {
    if (field.kind !== "markdown" || typeof text !== "string") continue;
    all += `${text}\n\n`;
    if (hasTooManyCells(all)) return { path: path.join("."), message: faults.largeTables(mostCells) };
    if (nestsTooDeeply(all)) return { path: path.join("."), message: faults.nested };
  }
  return undefined;
}
