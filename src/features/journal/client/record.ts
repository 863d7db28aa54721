/** Encrypts entries and settings as records, and decrypts them. */
import type { Entry } from "../rules.ts";
import { type RecordContent, recordContent, type Settings } from "../schema.ts";
import { type Bytes, toId } from "./bytes.ts";
import { type Sealed, seal, unseal } from "./vault.ts";

export function encryptEntry(key: CryptoKey, { id, ...entry }: Entry): Promise<Sealed> {
  return encryptContent(key, id, { kind: "entry", ...entry });
}

export function encryptSettings(key: CryptoKey, id: string, settings: Settings): Promise<Sealed> {
  return encryptContent(key, id, { kind: "settings", ...settings });
}

function encryptContent(key: CryptoKey, id: string, content: RecordContent): Promise<Sealed> {
  return seal(key, id, JSON.stringify(content));
}

/** The content of a record; throws if it can't be read. */
export async function readRecord(key: CryptoKey, sealed: Sealed): Promise<Entry | Settings> {
  const content = recordContent.parse(JSON.parse(await unseal(key, sealed)));
  const { kind, ...rest } = content;
  return "order" in rest ? { id: sealed.id, ...rest } : rest;
}

export function isEntry(content: Entry | Settings): content is Entry {
  return "order" in content;
}

/** A new id for an imported entry whose id is taken by a different one, derived from its content. */
export async function idOfCopy({ id, title, feeling, text, prompt }: Entry): Promise<string> {
  const words: Bytes = new TextEncoder().encode(JSON.stringify([id, title, feeling, text, prompt]));
  return toId(new Uint8Array(await crypto.subtle.digest("SHA-256", words)).slice(0, 16));
}
