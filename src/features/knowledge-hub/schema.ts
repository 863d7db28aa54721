import * as z from "zod/mini";
import {
  hubKinds,
  hubLengths,
  hubPaths,
  hubQueryNames,
  hubReaders,
  hubSubjects,
} from "#content/knowledge-hub/choices.ts";

/** The longest search; the rest is ignored. */
export const longestSearch = 80;

const choiceOf = <Value extends string>(options: readonly { value: Value }[]) =>
  z.catch(z.optional(z.enum(options.map(({ value }) => value))), undefined);

/** Unknown values are ignored. */
const hubQuery = z.object({
  q: z.pipe(
    z.string(),
    z.transform((text) => text.slice(0, longestSearch)),
  ),
  subject: choiceOf(hubSubjects),
  path: choiceOf(hubPaths),
  reader: choiceOf(hubReaders),
  kind: choiceOf(hubKinds),
  length: choiceOf(hubLengths),
});

export type HubQuery = z.output<typeof hubQuery>;

/** Parses the query, the same in the browser and on the server. */
export function queryOf(search: URLSearchParams): HubQuery {
  const typed = hubQueryNames.map((name) => [name, search.get(name) ?? undefined]);
  return hubQuery.parse({ q: "", ...Object.fromEntries(typed.filter(([, value]) => value !== undefined)) });
}

/** The query as a string without a question mark; empty if nothing is set. */
export function searchOf(query: HubQuery): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
}

/** Whether anything is selected, whatever the search words. */
export function hasChoices(choices: Omit<HubQuery, "q">): boolean {
  return Object.values(choices).some((choice) => choice !== undefined);
}
