import { createHmac, createSecretKey, hkdfSync, type KeyObject } from "node:crypto";
import * as z from "zod";
import type { DataKey } from "./key-ring.ts";

/** The keys of one version that find and verify. They outlive the version: nothing can be decrypted with them. */
export type LookupKeys = { id: string; index: KeyObject; sign: KeyObject };

/** The keys derived from one version of the data key, one for each use. */
type DerivedKeys = LookupKeys & { fields: KeyObject; files: KeyObject };

/** Derives the keys of a version with HKDF; another label gives an unrelated key. */
export function derivedKeys({ id, key }: DataKey): DerivedKeys {
  const derive = (purpose: string) =>
    createSecretKey(Buffer.from(hkdfSync("sha256", key, "kinward", purpose, 32)));
  return {
    id,
    fields: derive("fields"),
    files: derive("files"),
    index: derive("blind-index"),
    sign: derive("signatures"),
  };
}

/** HMAC-SHA-256 with the purpose in front. */
export function keyedText(key: KeyObject, purpose: string, text: string): string {
  return createHmac("sha256", key).update(`${purpose}\n${text}`).digest("base64url");
}

const storedShape = z.object({ index: z.string(), sign: z.string() });

/** A version's lookup keys as text, to be encrypted with a newer version. */
export function lookupKeysAsText({ index, sign }: LookupKeys): string {
  const text = (key: KeyObject) => key.export().toString("base64");
  return JSON.stringify({ index: text(index), sign: text(sign) });
}

export function lookupKeysFromText(id: string, text: string): LookupKeys {
  const { index, sign } = storedShape.parse(JSON.parse(text));
  const key = (encoded: string) => createSecretKey(Buffer.from(encoded, "base64"));
  return { id, index: key(index), sign: key(sign) };
}
