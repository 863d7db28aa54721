import { type Bytes, randomBytes } from "./bytes.ts";

/** The algorithm of all encryption in the browser. */
export const gcm = "AES-GCM";

export const ivBytes = 12;

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

/** Hides a text's length: its bytes are padded to one of a few sizes before they are encrypted. */
const least = 1024;
const step = 65_536;
const head = 4;

/** The padded size for `length`: powers of two from 1 KiB to 64 KiB, then multiples of 64 KiB. */
export function paddedLength(length: number): number {
  if (length > step) return Math.ceil(length / step) * step;
  let size = least;
  while (size < length) size *= 2;
  return size;
}

/** The text's length, the text, and zeros. */
export function pad(text: string): Bytes {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(paddedLength(head + bytes.length));
  new DataView(padded.buffer).setUint32(0, bytes.length);
  padded.set(bytes, head);
  return padded;
}

/** Removes the padding; throws if the bytes weren't padded. */
export function unpad(padded: Bytes): string {
  if (padded.length < head) throw new RangeError("no padded text");
  const length = new DataView(padded.buffer, padded.byteOffset).getUint32(0);
  if (paddedLength(head + length) !== padded.length) throw new RangeError("no padded text");
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(
    padded.subarray(head, head + length),
  );
}
