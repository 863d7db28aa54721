/** The backup file: the key data and every encrypted record, with an encrypted list of what the file must contain. */

import { fromBase64, toBase64 } from "#platform/device-encryption/bytes.ts";
import type { Entry } from "../rules.ts";
import { backupFile, backupHead, backupList, iterations } from "../schema.ts";
import {
  decryptList,
  type EncryptedRecord,
  encryptEntry,
  encryptList,
  isEntry,
  type Lock,
  openLock,
  readRecord,
} from "./vault.ts";

export type BackupFault = "foreign" | "newer" | "damaged" | "unreasonable" | "wrong";

/** A backup that was read and verified. */
type Backup = { lock: Lock; key: CryptoKey; records: readonly EncryptedRecord[]; entries: readonly Entry[] };

/** The text of the file. Each entry is encrypted again, so this works even if the browser can't store anything. */
export async function makeBackup(lock: Lock, key: CryptoKey, entries: readonly Entry[]): Promise<string> {
  const records = await Promise.all(entries.map((entry) => encryptEntry(key, entry)));
  const list = await encryptList(key, JSON.stringify(records.map(({ id, revision }) => [id, revision])));
  return JSON.stringify({
    format: "kinward-backup",
    version: 1,
    lock: {
      kdf: { ...lock.kdf, salt: toBase64(lock.kdf.salt) },
      iv: toBase64(lock.iv),
      key: toBase64(lock.key),
    },
    list: { iv: toBase64(list.iv), data: toBase64(list.data) },
    records: records.map(({ id, revision, iv, data }) => ({
      id,
      revision,
      iv: toBase64(iv),
      data: toBase64(data),
    })),
  });
}

/** Reads and verifies a whole file before anything is done with it. Never throws because of the file's content. */
export async function readBackup(text: string, passphrase: string): Promise<Backup | BackupFault> {
  const content = parsed(text);
  const head = backupHead.safeParse(content);
  if (!head.success) return "foreign";
  if (head.data.version > 1) return "newer";
  const file = backupFile.safeParse(content);
  if (!file.success) return "damaged";
  const { kdf } = file.data.lock;
  // Checked before deriving the key: an invented iteration count could stall the page for hours.
  if (kdf.iterations < iterations.least || kdf.iterations > iterations.most) return "unreasonable";
  try {
    return await opened(file.data, passphrase);
  } catch {
    return "damaged";
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type File = ReturnType<typeof backupFile.parse>;

async function opened(file: File, passphrase: string): Promise<Backup | BackupFault> {
  const lock: Lock = {
    kdf: { ...file.lock.kdf, salt: fromBase64(file.lock.kdf.salt) },
    iv: fromBase64(file.lock.iv),
    key: fromBase64(file.lock.key),
  };
  if (lock.kdf.salt.length < 16 || lock.iv.length !== 12 || lock.key.length !== 48) return "damaged";
  const key = await openLock(lock, passphrase);
  if (key === undefined) return "wrong";
  const records = file.records.map(({ id, revision, iv, data }) => ({
    id,
    revision,
    iv: fromBase64(iv),
    data: fromBase64(data),
  }));
  const list = { iv: fromBase64(file.list.iv), data: fromBase64(file.list.data) };
  if (!holdsAll(records, backupList.parse(JSON.parse(await decryptList(key, list))))) return "damaged";
  const contents = await Promise.all(records.map((record) => readRecord(key, record)));
  return { lock, key, records, entries: contents.filter(isEntry) };
}

function holdsAll(
  records: readonly EncryptedRecord[],
  list: readonly (readonly [string, string])[],
): boolean {
  const listed = new Map(list);
  return (
    listed.size === list.length &&
    records.length === list.length &&
    new Set(records.map(({ id }) => id)).size === records.length &&
    records.every(({ id, revision }) => listed.get(id) === revision)
  );
}
