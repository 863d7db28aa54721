/** Encrypts entries and settings as records, and decrypts them. */

import { type Bytes, toId } from "#platform/device-encryption/bytes.ts";
import type { Entry } from "../rules.ts";
import { type RecordContent, recordContent, type Settings } from "../schema.ts";
import { decryptRecord, type EncryptedRecord, encryptRecord } from "./vault.ts";

export function encryptEntry(key: CryptoKey, { id, ...entry }: Entry): Promise<EncryptedRecord> {
  return encryptContent(key, id, { kind: "entry", ...entry });
}

export function encryptSettings(key: CryptoKey, id: string, settings: Settings): Promise<EncryptedRecord> {
  return encryptContent(key, id, { kind: "settings", ...settings });
}

function encryptContent(key: CryptoKey, id: string, content: RecordContent): Promise<EncryptedRecord> {
  return encryptRecord(key, id, JSON.stringify(content));
}

/** The content of a record; throws if it can't be read. */
export async function readRecord(key: CryptoKey, record: EncryptedRecord): Promise<Entry | Settings> {
  const content = recordContent.parse(JSON.parse(await decryptRecord(key, record)));
  const { kind, ...rest } = content;
  return "order" in rest ? { id: record.id, ...rest } : rest;
}

export function isEntry(content: Entry | Settings): content is Entry {
  return "order" in content;
}

/** A new id for an imported entry whose id is taken by a different one, derived from its content. */
export async function idOfCopy({ id, title, feeling, text, prompt }: Entry): Promise<string> {
  const bytes: Bytes = new TextEncoder().encode(JSON.stringify([id, title, feeling, text, prompt]));
  return toId(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).slice(0, 16));
}
