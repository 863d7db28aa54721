/** Encrypted texts in the form in which they are kept in local and session storage. */
import { type Bytes, fromBase64, toBase64 } from "./bytes.ts";
import { decryptPadded, encryptPadded } from "./cipher.ts";

const form = /^gcm1\.([\w+/=]{16})\.([\w+/=]+)$/;

const placeOf = (name: string): Bytes => new TextEncoder().encode(`kinward-device|1|${name}`);

/** Whether a stored text is encrypted; earlier versions kept plain text. */
export function isEncrypted(stored: string): boolean {
  return form.test(stored);
}

/** A text as it is stored under `name`. */
export async function encryptStored(key: CryptoKey, name: string, text: string): Promise<string> {
  const { iv, data } = await encryptPadded(key, text, placeOf(name));
  return `gcm1.${toBase64(iv)}.${toBase64(data)}`;
}

/** The text stored under `name`; undefined if none of these keys decrypts it. */
export async function decryptStored(
  keys: readonly CryptoKey[],
  name: string,
  stored: string,
): Promise<string | undefined> {
  const [, iv, data] = form.exec(stored) ?? [];
  if (iv === undefined || data === undefined) return undefined;
  for (const key of keys) {
    try {
      return await decryptPadded(key, { iv: fromBase64(iv), data: fromBase64(data) }, placeOf(name));
    } catch {
      // Another key wrote it.
    }
  }
  return undefined;
}
