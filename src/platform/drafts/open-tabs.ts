/**
 * Which tabs are open. The page in each holds a lock with an id of its own, which the browser releases when the page
 * goes, also when it crashes.
 */
const prefix = "kinward:drafts:";

let own: Promise<string | undefined> | undefined;

/** The id of this page as soon as others see that it's open; undefined without the Web Locks API (outside HTTPS). */
export function ownTab(): Promise<string | undefined> {
  own ??= new Promise((resolve) => {
    if (typeof navigator === "undefined" || navigator.locks === undefined) return resolve(undefined);
    const id = crypto.randomUUID();
    const untilClosed = new Promise<never>(() => undefined);
    navigator.locks
      .request(prefix + id, () => {
        resolve(id);
        return untilClosed;
      })
      .catch(() => resolve(undefined));
  });
  return own;
}

/** The ids of all open pages. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}
