/**
 * What sites have published. Every page, mail and word of the frame reads it, in more than a hundred files that know
 * nothing of requests, so it isn't a parameter: whatever a site does runs inside `withContent` (`Services.asSite`).
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { type ContentDocument, ofSite, type PublishedContent, readIn, siteNow } from "./current.ts";

const scope = new AsyncLocalStorage<PublishedContent>();
readIn(scope);

/** Which state of what a site has published is loaded in this process; another number means another state. */
export const loaded = ofSite((): { revision: number } => ({ revision: -1 }));

/** Runs something as a site, so that documents say what it has published. */
export function withContent<Result>(content: PublishedContent, run: () => Result): Result {
  return scope.run(content, run);
}

/** Lays a value over a document's default, for the site of now; undefined takes it away. @throws outside of any. */
export function publish<Value>(
  { over }: ContentDocument<Value>,
  value: Value | undefined,
  at?: string,
): void {
  const site = siteNow();
  if (!site) throw new Error("No site publishes here: see withContent.");
  if (value === undefined) over.delete(site);
  else over.set(site, { value, at });
}

/** Runs something that renders, and notes in `reads` what it has read. */
export function notingReads<Result>(reads: Set<string>, run: () => Result): Result {
  return scope.run({ under: scope.getStore(), reads }, run);
}

/** Runs something with a value lying over what the site has published, and nothing else sees it. */
export function previewing<Value, Result>(
  { over }: ContentDocument<Value>,
  value: Value,
  run: () => Result,
): Result {
  const preview: PublishedContent = { under: scope.getStore() ?? {} };
  over.set(preview, { value });
  return scope.run(preview, run);
}
