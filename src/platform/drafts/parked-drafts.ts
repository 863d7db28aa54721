/**
 * Drafts after the end of a session. They move from the tab to the browser, so that closing the tab doesn't lose them,
 * and back into the tab in which the same person opens the form again. They stay encrypted with a key that only pages
 * of that person bring along.
 */
import { isEncrypted } from "../device-encryption/encrypted-texts.ts";

/** The prefix of all admin drafts in the tab. */
export const draftPrefix = "kinward:draft:";

/** The prefix of all drafts in the browser, before the time they were parked at. */
export const parkedPrefix = "kinward:parked:";

/** How long a draft waits for its writer. */
export const parkedDays = 30;

const day = 24 * 60 * 60 * 1_000;

/** Where a tab keeps its drafts. */
export const tabStorage = (): Storage => sessionStorage;

/** Moves this tab's drafts to the browser. Plain text of an earlier version is removed. */
export function parkDrafts(now = Date.now()): void {
  attempt(() => {
    for (const name of namesIn(sessionStorage, draftPrefix)) {
      const stored = sessionStorage.getItem(name) ?? "";
      // Another tab may have parked a text of the same name in this moment.
      if (isEncrypted(stored)) localStorage.setItem(freeName(now, name), stored);
      sessionStorage.removeItem(name);
    }
  });
}

/** Moves the newest parked draft of this name back into the tab, unless the tab has one. */
export function unparkDraft(name: string): void {
  attempt(() => {
    if (sessionStorage.getItem(name) !== null) return;
    const [newest] = namesIn(localStorage, parkedPrefix)
      .filter((parked) => partsOf(parked).name === name)
      .toSorted((one, other) => partsOf(other).at - partsOf(one).at);
    if (newest === undefined) return;
    sessionStorage.setItem(name, localStorage.getItem(newest) ?? "");
    localStorage.removeItem(newest);
  });
}

/** Removes the parked drafts whose writers haven't come back in time. */
export function removeOldDrafts(now = Date.now()): void {
  attempt(() => {
    for (const name of namesIn(localStorage, parkedPrefix))
      if (!(now - partsOf(name).at < parkedDays * day)) localStorage.removeItem(name);
  });
}

function freeName(now: number, name: string): string {
  let at = now;
  while (localStorage.getItem(`${parkedPrefix}${at}:${name}`) !== null) at += 1;
  return `${parkedPrefix}${at}:${name}`;
}

function partsOf(parked: string): { at: number; name: string } {
  const rest = parked.slice(parkedPrefix.length);
  const colon = rest.indexOf(":");
  return { at: Number(rest.slice(0, colon)), name: rest.slice(colon + 1) };
}

const namesIn = (storage: Storage, prefix: string) =>
  Object.keys(storage).filter((name) => name.startsWith(prefix));

/** A browser that allows no storage has kept nothing; one whose storage is full keeps the rest in the tab. */
function attempt(change: () => void): void {
  try {
    change();
  } catch {
    // See above.
  }
}
