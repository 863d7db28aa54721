import { type Bytes, fromBase64, toBase64 } from "./bytes.ts";
import { decryptPadded, encryptPadded } from "./cipher.ts";

type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Texts that are encrypted before the browser keeps them. */
export type EncryptedTexts = {
  /**
   * What is stored under this name at the moment of the call, or on its way there; later writes don't change the
   * result. Plain text of an earlier version is returned too, and encrypted in its place.
   */
  read(name: string): Promise<string | undefined>;
  /** Stores a text, or removes it. @returns whether the browser did; if it can't encrypt, nothing is stored. */
  write(name: string, text: string | undefined): Promise<boolean>;
};

/** Encrypts with the first of the keys and decrypts with any. A slow write never replaces a later one. */
export function encryptedTexts(
  storageOf: () => TextStorage,
  keysOf: () => Promise<readonly [CryptoKey, ...CryptoKey[]]>,
): EncryptedTexts {
  let turns = 0;
  const lastTurn = new Map<string, number>();
  /** What is being written by this tab: whoever comes back to a page at once finds it. */
  const underway = new Map<string, { text: string; turn: number }>();

  async function write(name: string, text: string | undefined): Promise<boolean> {
    turns += 1;
    const turn = turns;
    try {
      if (text === undefined) {
        underway.delete(name);
        lastTurn.set(name, turn);
        storageOf().removeItem(name);
        return true;
      }
      underway.set(name, { text, turn });
      const [key] = await keysOf();
      const stored = await encryptStored(key, name, text);
      if (turn < (lastTurn.get(name) ?? 0)) return true;
      storageOf().setItem(name, stored);
      lastTurn.set(name, turn);
      return true;
    } catch {
      return text === undefined;
    } finally {
      if (underway.get(name)?.turn === turn) underway.delete(name);
    }
  }

  return {
    async read(name) {
      const text = underway.get(name)?.text;
      if (text !== undefined) return text;
      try {
        const stored = storageOf().getItem(name);
        if (stored === null) return undefined;
        if (isEncrypted(stored)) return await decryptStored(await keysOf(), name, stored);
        void write(name, stored);
        return stored;
      } catch {
        return undefined;
      }
    },
    write,
  };
}

/** Encrypted texts in the form in which they are kept in local and session storage. */
const form = /^gcm1\.([\w+/=]{16})\.([\w+/=]+)$/;

const contextOf = (name: string): Bytes => new TextEncoder().encode(`kinward-device|1|${name}`);

/** Whether a stored text is encrypted; earlier versions kept plain text. */
export function isEncrypted(stored: string): boolean {
  return form.test(stored);
}

/** A text as it is stored under `name`. */
export async function encryptStored(key: CryptoKey, name: string, text: string): Promise<string> {
  const { iv, data } = await encryptPadded(key, text, contextOf(name));
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
      return await decryptPadded(key, { iv: fromBase64(iv), data: fromBase64(data) }, contextOf(name));
    } catch {
      // Another key wrote it.
    }
  }
  return undefined;
}
