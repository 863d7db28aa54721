/**
 * The journal's encryption with Web Crypto. A random data key encrypts every record; a key derived from the passphrase
 * wraps the data key. For the reasons and limits, see docs/decisions/015-words-kept-on-the-device.md.
 */

import { type Bytes, randomBytes, randomId, toBase64, toId } from "#platform/device-encryption/bytes.ts";
import {
  decryptPadded,
  type Encrypted,
  encryptPadded,
  gcm,
  ivBytes,
} from "#platform/device-encryption/cipher.ts";
import { type Entry, tidyPassphrase } from "../rules.ts";
import { iterations, type RecordContent, recordContent, type Settings } from "../schema.ts";

type Kdf = { name: "PBKDF2"; hash: "SHA-256"; iterations: number; salt: Bytes };

/** The wrapped data key. Only the passphrase unwraps it. */
export type Lock = { kdf: Kdf; iv: Bytes; key: Bytes };

/** A stored record: an id, a revision that is new with every change, and ciphertext. */
export type EncryptedRecord = { id: string; revision: string; iv: Bytes; data: Bytes };

const saltBytes = 16;

/**
 * The additional data of a ciphertext: its place, so that moving it to another record or restoring an old one is
 * noticed.
 */
function place(...parts: readonly (string | number)[]): Bytes {
  return new TextEncoder().encode(["kinward-journal", 1, ...parts].join("|"));
}

const lockPlace = ({ name, hash, iterations: rounds, salt }: Kdf) =>
  place("lock", name, hash, rounds, toBase64(salt));
const recordPlace = (id: string, revision: string) => place("record", id, revision);

async function passphraseKey(passphrase: string, { name, hash, iterations: rounds, salt }: Kdf) {
  const bytes = new TextEncoder().encode(tidyPassphrase(passphrase));
  const typed = await crypto.subtle.importKey("raw", bytes, name, false, ["deriveKey"]);
  const how = { name, hash, iterations: rounds, salt };
  return crypto.subtle.deriveKey(how, typed, { name: gcm, length: 256 }, false, ["wrapKey", "unwrapKey"]);
}

async function wrap(dataKey: CryptoKey, passphrase: string): Promise<Lock> {
  const kdf: Kdf = {
    name: "PBKDF2",
    hash: "SHA-256",
    iterations: iterations.own,
    salt: randomBytes(saltBytes),
  };
  const iv = randomBytes(ivBytes);
  const wrapping = await passphraseKey(passphrase, kdf);
  const how = { name: gcm, iv, additionalData: lockPlace(kdf) };
  return { kdf, iv, key: new Uint8Array(await crypto.subtle.wrapKey("raw", dataKey, wrapping, how)) };
}

async function unwrap(lock: Lock, passphrase: string, extractable: boolean) {
  const wrapping = await passphraseKey(passphrase, lock.kdf);
  const how = { name: gcm, iv: lock.iv, additionalData: lockPlace(lock.kdf) };
  try {
    return await crypto.subtle.unwrapKey("raw", lock.key, wrapping, how, gcm, extractable, [
      "encrypt",
      "decrypt",
    ]);
  } catch (error) {
    // The error for a wrong key. Anything else is a bug, ours or the browser's.
    if (error instanceof DOMException && error.name === "OperationError") return undefined;
    throw error;
  }
}

/** Creates a data key and wraps it. The key can't be exported, only used. */
export async function makeLock(passphrase: string): Promise<{ lock: Lock; key: CryptoKey }> {
  const fresh = await crypto.subtle.generateKey({ name: gcm, length: 256 }, true, ["encrypt", "decrypt"]);
  const lock = await wrap(fresh, passphrase);
  const key = await unwrap(lock, passphrase, false);
  if (key === undefined) throw new Error("a new lock does not open");
  return { lock, key };
}

/** Unwraps the data key; undefined if the passphrase is wrong. */
export function openLock(lock: Lock, passphrase: string): Promise<CryptoKey | undefined> {
  return unwrap(lock, passphrase, false);
}

/** Wraps the same data key with another passphrase; undefined if the present one is wrong. */
export async function changeLock(lock: Lock, now: string, next: string): Promise<Lock | undefined> {
  const dataKey = await unwrap(lock, now, true);
  return dataKey === undefined ? undefined : wrap(dataKey, next);
}

/** Encrypts a text for one record, with a random IV and a new revision. */
export async function encryptRecord(key: CryptoKey, id: string, text: string): Promise<EncryptedRecord> {
  const revision = randomId();
  return { id, revision, ...(await encryptPadded(key, text, recordPlace(id, revision))) };
}

/** The text of a record; throws if the key is wrong or the record was changed. */
export function decryptRecord(key: CryptoKey, record: EncryptedRecord): Promise<string> {
  return decryptPadded(key, record, recordPlace(record.id, record.revision));
}

export function encryptList(key: CryptoKey, text: string): Promise<Encrypted> {
  return encryptPadded(key, text, place("list"));
}

export function decryptList(key: CryptoKey, encrypted: Encrypted): Promise<string> {
  return decryptPadded(key, encrypted, place("list"));
}

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
