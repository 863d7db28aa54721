import { type Bytes, randomBytes } from "./bytes.ts";
import { pad, unpad } from "./padding.ts";

/** The algorithm of all encryption in the browser. */
export const gcm = "AES-GCM";

/** The length of its random IVs. */
export const ivBytes = 12;

/** A ciphertext with its IV. */
export type Encrypted = { iv: Bytes; data: Bytes };

/** Encrypts a padded text. `place` is authenticated with it, so that a ciphertext moved elsewhere is noticed. */
export async function encryptPadded(key: CryptoKey, text: string, place: Bytes): Promise<Encrypted> {
  const iv = randomBytes(ivBytes);
  const how = { name: gcm, iv, additionalData: place };
  return { iv, data: new Uint8Array(await crypto.subtle.encrypt(how, key, pad(text))) };
}

/** The text again; throws if the key or the place is another one, or the ciphertext was changed. */
export async function decryptPadded(key: CryptoKey, { iv, data }: Encrypted, place: Bytes): Promise<string> {
  const how = { name: gcm, iv, additionalData: place };
  return unpad(new Uint8Array(await crypto.subtle.decrypt(how, key, data)));
}
