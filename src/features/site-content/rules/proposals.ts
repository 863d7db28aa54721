import { proposedDescription } from "#content/proposed-description.ts";
import { isRecord } from "./json.ts";

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** What stands in the fields of a document that the team has left empty, by their paths: articles and pages have some. */
export function proposalsOf(value: unknown): Readonly<Record<string, string>> {
  if (!isRecord(value)) return {};
  const parts: readonly unknown[] = Array.isArray(value.parts) ? value.parts : [];
  const description = proposedDescription([
    textOf(value.summary),
    textOf(value.introduction),
    textOf(value.text),
    ...parts.flatMap((part) => (isRecord(part) && part.kind === "text" ? [textOf(part.text)] : [])),
  ]);
  return description === "" ? {} : { description };
}
