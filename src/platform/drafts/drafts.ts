import { fromBase64 } from "../device-encryption/bytes.ts";
import { gcm } from "../device-encryption/cipher.ts";
import { type EncryptedTexts, encryptedTexts } from "../device-encryption/encrypted-texts.ts";

/** The prefix of all admin drafts stored in the browser. */
export const draftPrefix = "kinward:draft:";

type Keys = readonly [CryptoKey, ...CryptoKey[]];

/** Keys that come later: screens read their drafts before the frame around them has given the keys. */
function expectedKeys() {
  let give: (keys: Keys | Promise<Keys>) => void = () => undefined;
  const promise = new Promise<Keys>((resolve) => {
    give = resolve;
  });
  promise.catch(() => undefined);
  return { promise, give };
}

let keys = expectedKeys();

/** Drafts of the admin in this tab. The browser keeps no key to them: each page that is signed in brings it along. */
export const adminDrafts: EncryptedTexts = encryptedTexts(
  () => sessionStorage,
  () => keys.promise,
);

/**
 * Takes the signed-in person's keys, the one that encrypts first. Drafts wait for them. Without Web Crypto nothing is
 * stored.
 */
export function giveDraftKeys(encoded: readonly string[]): void {
  keys.give(importKeys(encoded));
}

async function importKeys(encoded: readonly string[]): Promise<Keys> {
  const [first, ...others] = await Promise.all(encoded.map(importKey));
  if (first === undefined) throw new Error("no key for drafts");
  return [first, ...others];
}

async function importKey(encoded: string): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", fromBase64(encoded), gcm, false, ["encrypt", "decrypt"]);
}

/** Deletes all admin drafts in this browser and forgets the keys; called after a sign-out. */
export function clearDrafts(): void {
  adminDrafts.drop();
  keys = expectedKeys();
  for (const storageOf of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = storageOf();
      for (const name of Object.keys(storage)) if (name.startsWith(draftPrefix)) storage.removeItem(name);
    } catch {
      // If the browser doesn't allow storage, there is nothing to delete.
    }
  }
}
