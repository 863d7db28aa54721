import type { EditableDocument } from "#content/documents/editable.server.ts";
import type { FormField } from "#content/documents/form-field.ts";
import { HttpError } from "#platform/http/errors.ts";
import { hasTooManyCells, mostCells } from "#platform/markdown/cost.ts";
import { nestsTooDeeply } from "#platform/markdown/nesting.ts";
import type { Services } from "#platform/services.ts";
import { contentFaults as faults } from "../copy/messages.ts";
import { allLeaves } from "../rules/field-showing.ts";
import { valueAddressProblem } from "./address.server.ts";
import { linkProblems } from "./link-targets.server.ts";
import { knowPicturesIn } from "./pictures.server.ts";

type Problems = Readonly<Record<string, string>>;

/** The first problem of each field. */
export function problemsByField(document: EditableDocument, value: unknown): Problems {
  const fields: Record<string, string> = {};
  for (const { path, message } of document.problemsOf(value)) fields[path] ??= message;
  if (Object.keys(fields).length > 0) return fields;
  // The limits of the form hold from here on, so this takes little time.
  const costly = costlyText(document.form, value);
  if (costly) fields[costly.path] ??= costly.message;
  return fields;
}

/** The same, with what only the database knows: whether a page's address is free, and whether links lead anywhere. */
export async function problemsOf(
  services: Services,
  document: EditableDocument,
  value: unknown,
): Promise<Problems> {
  await knowPicturesIn(services, document, value);
  return {
    ...(await valueAddressProblem(services, document.id, value)),
    ...(await linkProblems(services, document, value)),
    ...problemsByField(document, value),
  };
}

/** @throws {HttpError} invalid_input with a sentence for each field that is wrong. */
export async function mustFit(services: Services, document: EditableDocument, value: unknown): Promise<void> {
  const fields = await problemsOf(services, document, value);
  if (Object.keys(fields).length > 0) throw new HttpError("invalid_input", { message: faults.unfit, fields });
}

/** The first text in Markdown that makes a document's page too costly to render, with a sentence; texts count together. */
function costlyText(form: FormField, value: unknown): { path: string; message: string } | undefined {
  let all = "";
  for (const { path, field, value: text } of allLeaves(form, value, [])) {
    if (field.kind !== "markdown" || typeof text !== "string") continue;
    all += `${text}\n\n`;
    if (hasTooManyCells(all)) return { path: path.join("."), message: faults.largeTables(mostCells) };
    if (nestsTooDeeply(all)) return { path: path.join("."), message: faults.nested };
  }
  return undefined;
}
