import { AsyncLocalStorage } from "node:async_hooks";

const current = new AsyncLocalStorage<string>();

/** The header in which a proxy passes its id of a request on, and in which every response carries the id. */
export const requestIdHeader = "x-request-id";

/** Runs `work` as part of a request: each line it logs, also later, carries the request's id. */
export function withRequestId<T>(id: string, work: () => T): T {
  return current.run(id, work);
}

/** The id of the request being handled; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}

const longest = 64;

/** A proxy's id if it is short and plain, so that nobody can write text of their own into the log; else a new one. */
export function requestIdFrom(given: string | undefined, make: () => string): string {
  return given && given.length <= longest && /^[\w-]+$/.test(given) ? given : make();
}
