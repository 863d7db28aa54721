import type { Store, Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";

/** What waits in a process for one group; it takes a few milliseconds each. */
const mostInLine = 200;

type Line = { length: number; last: Promise<unknown> };

const lines = new WeakMap<Store, Map<string, Line>>();

/**
 * Runs a transaction that locks one group, after those that this process has begun before. On PostgreSQL many that wait
 * for the same row would each keep a connection, until the whole process had none left. SQLite has only one, and commits
 * what is asked at the same time together.
 * @throws {HttpError} unavailable if too many wait.
 */
export async function serializedByGroup<T>(
  { store }: Pick<Services, "store">,
  groupId: string,
  body: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (store.kind === "sqlite") return store.transact(body);
  const ofStore = lines.get(store) ?? new Map<string, Line>();
  lines.set(store, ofStore);
  const line = ofStore.get(groupId) ?? { length: 0, last: Promise.resolve() };
  if (line.length >= mostInLine) throw new HttpError("unavailable");
  ofStore.set(groupId, line);
  line.length += 1;
  const own = line.last.then(() => store.transact(body));
  line.last = own.catch(() => undefined);
  try {
    return await own;
  } finally {
    line.length -= 1;
    if (line.length === 0) ofStore.delete(groupId);
  }
}
