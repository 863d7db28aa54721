import { randomId } from "../browser/random-id.ts";
import { fromBase64 } from "../device-encryption/bytes.ts";
import { gcm } from "../device-encryption/cipher.ts";
import { type EncryptedTexts, encryptedTexts } from "../device-encryption/encrypted-texts.ts";
import {
  copyDraft,
  copyDrafts,
  draftPrefix,
  isParked,
  parkDrafts,
  removeOldDrafts,
  tabStorage,
  unparkDraft,
} from "./parked-drafts.ts";

type Keys = readonly [CryptoKey, ...CryptoKey[]];

/** Keys that come later: screens read their drafts before the keys are imported. */
function expectedKeys() {
  let give: (keys: Keys | Promise<Keys>) => void = () => undefined;
  const promise = new Promise<Keys>((resolve) => {
    give = resolve;
  });
  promise.catch(() => undefined);
  return { promise, give };
}

let owner = "";
let hasEnded = false;
let keys = expectedKeys();
let lastWrites: Promise<unknown> = Promise.resolve();
/** The id of this page, once somebody is signed in. */
let tab: Promise<string | undefined> = Promise.resolve(undefined);

const texts = encryptedTexts(tabStorage, () => keys.promise);

/** Drafts of the admin in this tab. The browser keeps no key to them: each page that is signed in brings it along. */
export const adminDrafts: Pick<EncryptedTexts, "read" | "write"> = {
  async read(name) {
    if (!isParked(name)) return texts.read(name);
    if (!unparkDraft(name, await openTabs())) return undefined;
    void copy(name);
    return texts.read(name);
  },
  write(name, text) {
    // A form that leaves the screen with the session wasn't sent.
    if (hasEnded && text === undefined) return Promise.resolve(true);
    const written = texts.write(name, text).then(async (isKept) => {
      await copy(name);
      return isKept;
    });
    lastWrites = Promise.allSettled([lastWrites, written]);
    return written;
  },
};

/** Keeps a copy of a draft in the browser, for when this tab is closed. */
async function copy(name: string): Promise<void> {
  const id = await tab;
  if (id !== undefined && !hasEnded) copyDraft(id, name);
}

/** The signed-in person's drafts of one kind, by id. */
export function draftsOf(kind: string): {
  read(id: string): Promise<string | undefined>;
  write(id: string, text: string | undefined): void;
} {
  const nameOf = (id: string) => `${draftPrefix}${owner}:${kind}:${id}`;
  // Earlier versions kept one draft for everybody, which only its writer's key opens.
  const earlierName = (id: string) => `${draftPrefix}${kind}:${id}`;
  return {
    async read(id) {
      const [own, earlier] = [adminDrafts.read(nameOf(id)), adminDrafts.read(earlierName(id))];
      return (await own) ?? (await earlier);
    },
    write(id, text) {
      // Where a browser keeps nothing, the text is still in its field.
      void adminDrafts.write(nameOf(id), text);
      void adminDrafts.write(earlierName(id), undefined);
    },
  };
}

/**
 * Takes the signed-in person's id and keys, the one that encrypts first. Drafts wait for them. Without Web Crypto
 * nothing is stored.
 */
export function giveDraftKeys(ownerId: string, encoded: readonly string[]): void {
  if (ownerId !== owner || hasEnded) keys = expectedKeys();
  owner = ownerId;
  hasEnded = false;
  keys.give(importKeys(encoded));
  removeOldDrafts();
  tab = ownTab();
  void tab.then((id) => (id === undefined || hasEnded ? undefined : copyDrafts(id)));
}

async function importKeys(encoded: readonly string[]): Promise<Keys> {
  const [first, ...others] = await Promise.all(encoded.map(importKey));
  if (first === undefined) throw new Error("no key for drafts");
  return [first, ...others];
}

async function importKey(encoded: string): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", fromBase64(encoded), gcm, false, ["encrypt", "decrypt"]);
}

/**
 * At the end of a session: forgets the keys, and keeps what is typed, encrypted, for the next time this person signs in
 * to this browser.
 */
export function endDrafts(): void {
  hasEnded = true;
  keys = expectedKeys();
  // The last letters may still be on their way into the tab's storage.
  void lastWrites.then(async () => parkDrafts(await tab));
  removeOldDrafts();
}

/**
 * Which tabs are open. The page in each holds a lock with an id of its own, which the browser releases when the page
 * goes, also when it crashes.
 */
const lockPrefix = "kinward:drafts:";

let ownId: Promise<string | undefined> | undefined;

/** The id of this page as soon as others see that it's open; undefined without the Web Locks API (outside HTTPS). */
function ownTab(): Promise<string | undefined> {
  ownId ??= new Promise((resolve) => {
    if (typeof navigator === "undefined" || navigator.locks === undefined) return resolve(undefined);
    const id = randomId();
    const untilClosed = new Promise<never>(() => undefined);
    navigator.locks
      .request(lockPrefix + id, () => {
        resolve(id);
        return untilClosed;
      })
      .catch(() => resolve(undefined));
  });
  return ownId;
}

async function openTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(
    held.flatMap(({ name }) => (name?.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : [])),
  );
}
