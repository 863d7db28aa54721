/**
 * Drafts in the browser, so that neither the end of a session nor closing a tab loses them. At the end of a session they
 * move from the tab to the browser; until then each tab keeps a copy there, which other tabs leave alone while it is
 * open. They move back into the tab in which the same person opens the form again, and stay encrypted with a key that
 * only pages of that person bring along.
 */
import { isEncrypted } from "../device-encryption/encrypted-texts.ts";

/** The prefix of all admin drafts in the tab. */
export const draftPrefix = "kinward:draft:";

/** The prefix of all drafts in the browser, before the time they were parked at and the tab of a copy. */
export const parkedPrefix = "kinward:parked:";

export const parkedDays = 30;

const day = 24 * 60 * 60 * 1_000;

export const tabStorage = (): Storage => sessionStorage;

/** Moves this tab's drafts to the browser, in place of its copies. Plain text of an earlier version is removed. */
export function parkDrafts(tab?: string, now = Date.now()): void {
  attempt(() => {
    for (const name of namesIn(sessionStorage, draftPrefix)) {
      const stored = sessionStorage.getItem(name) ?? "";
      // Another tab may have parked a text of the same name in this moment.
      const parked = freeName(now, name);
      if (isEncrypted(stored)) localStorage.setItem(parked, stored);
      removeCopies({ tab, name, stored, except: parked });
      sessionStorage.removeItem(name);
    }
    for (const { key, ...each } of parkedDrafts())
      if (tab !== undefined && each.tab === tab) localStorage.removeItem(key);
  });
}

/** Keeps a copy of one of this tab's drafts in the browser, or removes it with the draft. */
export function copyDraft(tab: string, name: string): void {
  attempt(() => {
    const stored = sessionStorage.getItem(name) ?? "";
    const copy = `${parkedPrefix}${Date.now()}.${tab}:${name}`;
    if (isEncrypted(stored)) localStorage.setItem(copy, stored);
    removeCopies({ tab, name, stored, except: isEncrypted(stored) ? copy : undefined });
  });
}

/** Copies all of this tab's drafts, in place of the copies of the page that was in it before. */
export function copyDrafts(tab: string): void {
  attempt(() => {
    for (const name of namesIn(sessionStorage, draftPrefix)) copyDraft(tab, name);
  });
}

/** Whether only the browser has a draft of this name, parked or as a tab's copy. */
export function isParked(name: string): boolean {
  let found = false;
  attempt(() => {
    found = sessionStorage.getItem(name) === null && parkedDrafts().some((each) => each.name === name);
  });
  return found;
}

/** Moves the newest draft of this name that no open tab has back into the tab. @returns whether there was one. */
export function unparkDraft(name: string, openTabs: ReadonlySet<string>): boolean {
  let moved = false;
  attempt(() => {
    if (sessionStorage.getItem(name) !== null) return;
    const [newest] = parkedDrafts()
      .filter((each) => each.name === name && !(each.tab !== undefined && openTabs.has(each.tab)))
      .toSorted((one, other) => other.at - one.at);
    if (newest === undefined) return;
    sessionStorage.setItem(name, localStorage.getItem(newest.key) ?? "");
    localStorage.removeItem(newest.key);
    moved = true;
  });
  return moved;
}

/** Removes the drafts whose writers haven't come back in time. */
export function removeOldDrafts(now = Date.now()): void {
  attempt(() => {
    for (const { key, at } of parkedDrafts())
      if (!(now - at < parkedDays * day)) localStorage.removeItem(key);
  });
}

type Copies = { tab: string | undefined; name: string; stored: string; except: string | undefined };

/** Removes a tab's earlier copies of a draft, and what is the very same text: encrypting again would differ. */
function removeCopies({ tab, name, stored, except }: Copies): void {
  for (const each of parkedDrafts()) {
    if (each.name !== name || each.key === except) continue;
    const isOwn = tab !== undefined && each.tab === tab;
    if (isOwn || localStorage.getItem(each.key) === stored) localStorage.removeItem(each.key);
  }
}

function freeName(now: number, name: string): string {
  let at = now;
  while (localStorage.getItem(`${parkedPrefix}${at}:${name}`) !== null) at += 1;
  return `${parkedPrefix}${at}:${name}`;
}

/** Where a draft is kept in the browser, its name, when it was put there, and the tab whose copy it is. */
type ParkedDraft = { key: string; name: string; at: number; tab: string | undefined };

function parkedDrafts(): ParkedDraft[] {
  return namesIn(localStorage, parkedPrefix).map((key) => {
    const rest = key.slice(parkedPrefix.length);
    const colon = rest.indexOf(":");
    const [at, tab] = rest.slice(0, colon).split(".");
    return { key, name: rest.slice(colon + 1), at: Number(at), tab };
  });
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
