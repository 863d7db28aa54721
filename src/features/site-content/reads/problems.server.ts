import type { EditableDocument } from "#content/documents/editable.server.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { contentFaults as faults } from "../copy/messages.ts";
import { costlyText } from "../rules/markdown-load.ts";
import { valueAddressProblem } from "./address.server.ts";

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

/** The same, with what only the database knows: whether a page's address is free. */
export async function problemsOf(
  services: Services,
  document: EditableDocument,
  value: unknown,
): Promise<Problems> {
  return {
    ...(await valueAddressProblem(services, document.id, value)),
    ...problemsByField(document, value),
  };
}

/** @throws {HttpError} invalid_input with a sentence for each field that is wrong. */
export async function mustFit(services: Services, document: EditableDocument, value: unknown): Promise<void> {
  const fields = await problemsOf(services, document, value);
  if (Object.keys(fields).length > 0) throw new HttpError("invalid_input", { message: faults.unfit, fields });
}
