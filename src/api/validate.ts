import * as z from "zod";
import { HttpError } from "#platform/http/errors.ts";

/** Validates input against the schema. @throws {HttpError} invalid_input with the first message of each field. */
export function validate(schema: z.core.$ZodType, raw: unknown): unknown {
  const result = z.core.safeParse(schema, raw);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const name = issue.path[0];
    if (typeof name === "string") fields[name] ??= issue.message;
  }
  // The first message is also the overall one: without JavaScript it is shown at the top of the form.
  const [first] = Object.values(fields);
  throw new HttpError("invalid_input", first ? { fields, message: first } : {});
}
