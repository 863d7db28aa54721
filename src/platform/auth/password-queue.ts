import { AsyncLocalStorage } from "node:async_hooks";

/** Too many password checks are queued; the caller should try again in a few seconds. */
export class QueueFullError extends Error {
  override readonly name = "QueueFullError";
}

// One hash briefly takes 128 MB; running more than two at a time could exhaust the memory.
const mostAtOnce = 2;
/** Each takes about half a second, so nobody waits longer than four seconds. */
const mostWaiting = 16;
const mostOfOneNetwork = 6;

type Waiting = { begin(): void; refuse(): void };

let running = 0;
const waitingByNetwork = new Map<string, Waiting[]>();
const asking = new AsyncLocalStorage<string>();

/** Sets on whose behalf the hashes inside are computed, even when a library computes them. */
export function onBehalfOf<T>(network: string, act: () => Promise<T>): Promise<T> {
  return asking.run(network, act);
}

/**
 * Runs expensive work in a queue, one turn per network: however many requests one network sends, the others wait for
 * only one of them.
 * @throws {QueueFullError} when too many are waiting, starting with the network that has the most.
 */
export async function queuedHash<T>(work: () => Promise<T>): Promise<T> {
  if (running >= mostAtOnce) await takePlace(asking.getStore() ?? "");
  else running += 1;
  try {
    return await work();
  } finally {
    if (!beginNext()) running -= 1;
  }
}

function takePlace(network: string): Promise<void> {
  const own = waitingByNetwork.get(network) ?? [];
  if (own.length >= mostOfOneNetwork) throw new QueueFullError();
  if (waitingCount() >= mostWaiting) makeRoomFor(own.length);
  return new Promise((resolve, reject) => {
    own.push({ begin: resolve, refuse: () => reject(new QueueFullError()) });
    waitingByNetwork.set(network, own);
  });
}

/** Drops the last entry of the longest queue, if it is longer than the newcomer's own would be. */
function makeRoomFor(ownLength: number): void {
  const longest = [...waitingByNetwork].reduce((one, other) =>
    other[1].length > one[1].length ? other : one,
  );
  if (longest[1].length <= ownLength + 1) throw new QueueFullError();
  longest[1].pop()?.refuse();
}

/** The first entry of the network whose turn it is; that network then goes to the back. */
function beginNext(): boolean {
  for (const [network, line] of waitingByNetwork) {
    waitingByNetwork.delete(network);
    const next = line.shift();
    if (line.length > 0) waitingByNetwork.set(network, line);
    if (next === undefined) continue;
    next.begin();
    return true;
  }
  return false;
}

function waitingCount(): number {
  return [...waitingByNetwork.values()].reduce((sum, line) => sum + line.length, 0);
}
