import * as z from "zod/mini";
import { hubKinds, hubLengths, hubPaths } from "#content/knowledge-hub/choices.ts";

/** The longest search; what goes beyond it is not looked up. */
export const longestSearch = 80;

const choiceOf = <Value extends string>(options: readonly { value: Value }[]) =>
  z.catch(z.optional(z.enum(options.map(({ value }) => value))), undefined);

/** What an address asks of the Knowledge Hub. Values we do not know are as if they were not there. */
const hubQuery = z.object({
  q: z.pipe(
    z.string(),
    z.transform((text) => text.slice(0, longestSearch)),
  ),
  path: choiceOf(hubPaths),
  kind: choiceOf(hubKinds),
  length: choiceOf(hubLengths),
});

export type HubQuery = z.output<typeof hubQuery>;

/** Reads the question from an address; server and browser read it the same way. */
export function queryOf(search: URLSearchParams): HubQuery {
  const of = (name: string) => search.get(name) ?? undefined;
  return hubQuery.parse({ q: of("q") ?? "", path: of("path"), kind: of("kind"), length: of("length") });
}

/** The question as it stands in an address, without a question mark; empty when nothing is asked. */
export function searchOf(query: HubQuery): string {
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  return new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
}

/** Whether anything is asked at all. */
export function asksSomething({ q, path, kind, length }: HubQuery): boolean {
  return q.trim() !== "" || path !== undefined || kind !== undefined || length !== undefined;
}
