import { createCipheriv, createDecipheriv, type KeyObject, randomBytes, timingSafeEqual } from "node:crypto";
import { DataKeyError } from "./data-key.ts";
import { derivedKeys, keyedText, type LookupKeys, lookupKeysAsText } from "./derived-keys.ts";
import { type DataKey, firstKeyId, keyIdOf, numberOfKey } from "./key-ring.ts";

/** Where an encrypted text is stored; it can't be decrypted anywhere else. */
export type FieldCell = { table: string; column: string; id: string };

/** All cryptography with the data key, of which several versions can be open. Each purpose has its own derived key. */
export type FieldCipher = {
  /** The version that writes. */
  readonly writes: string;
  /** All versions that decrypt, the writing one first. */
  readonly open: readonly string[];
  /** Encrypts with the writing version; `keyId` names another open one. */
  encrypt(text: string, place: FieldCell, keyId?: string): string;
  /** @throws {Error} when the text was written with another key or for another place. */
  decrypt(encrypted: string, place: FieldCell): string;
  /** The key of an open version for whole files, such as backups that leave this machine. */
  fileKey(keyId: string): KeyObject;
  /** A blind index to store: the same text and purpose always give the same value with one version of the key. */
  blindIndex(purpose: string, text: string): string;
  /** All values a text's blind index can have in the database, the one to store first. */
  blindIndexes(purpose: string, text: string): readonly [string, ...string[]];
  /** A blind index that no rotation changes, for values that can't be computed again from their row. */
  lastingIndex(purpose: string, text: string): string;
  /** A signature for links with the writing version, or another open one; `verify` compares in constant time and accepts every open version. */
  sign(purpose: string, text: string, keyId?: string): string;
  verify(purpose: string, text: string, signature: string): boolean;
  /** The signatures of all versions, retired ones too, for what was signed once and stays. */
  signatures(purpose: string, text: string): readonly [string, ...string[]];
  /** The signature of the version that wrote this blind index. */
  signLike(blindIndex: string, purpose: string, text: string): string;
  /** The lookup keys of an open version as text, to be stored encrypted when it's retired. */
  lookupKeysOf(keyId: string): string;
  /** Keeps the lookup keys of retired versions, read from the database. */
  keepRetired(keys: readonly LookupKeys[]): void;
};

const ivBytes = 12;
const tagBytes = 16;

/** Random bytes, drawn from the system for many texts at once: 12 by 12 they took longer than encrypting. */
function createRandom(): (count: number) => Buffer {
  let drawn = Buffer.alloc(0);
  return (count) => {
    if (drawn.length < count) drawn = randomBytes(4_096);
    const bytes = drawn.subarray(0, count);
    drawn = drawn.subarray(count);
    return bytes;
  };
}

const additional = ({ table, column, id }: FieldCell) => Buffer.from(`${table}:${column}:${id}`);

// The first version's blind indexes have no id in front: they were stored before there could be another one.
const indexWith = ({ id, index }: LookupKeys, purpose: string, text: string) =>
  (id === firstKeyId ? "" : `${id}.`) + keyedText(index, purpose, text);

/**
 * AES-256-GCM with the first of these keys; the additional authenticated data is `table:column:id`. Each encrypted text
 * begins with its key's id, by which the others are found.
 */
export function createFieldCipher(keys: readonly [DataKey, ...DataKey[]]): FieldCipher {
  const writing = derivedKeys(keys[0]);
  const open = [writing, ...keys.slice(1).map(derivedKeys)];
  const byId = new Map(open.map((each) => [each.id, each]));
  const openKey = (id: string, { table, column }: Pick<FieldCell, "table" | "column">) => {
    const found = byId.get(id);
    if (!found) throw new DataKeyError(unknownKey(id, `${table}.${column}`));
    return found;
  };
  let others: readonly LookupKeys[] = open.slice(1);
  let oldest: LookupKeys = oldestOf(open);
  const random = createRandom();
  const every = (make: (of: LookupKeys) => string): [string, ...string[]] => [
    make(writing),
    ...others.map(make),
  ];

  return {
    writes: writing.id,
    open: open.map(({ id }) => id),
    encrypt(text, place, keyId = writing.id) {
      const iv = random(ivBytes);
      const cipher = createCipheriv("aes-256-gcm", openKey(keyId, place).fields, iv).setAAD(
        additional(place),
      );
      const encrypted = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return `${keyId}.${encrypted.toString("base64url")}`;
    },
    decrypt(encrypted, place) {
      const [id = "", body = ""] = encrypted.split(".");
      const { fields } = openKey(id, place);
      const bytes = Buffer.from(body, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", fields, bytes.subarray(0, ivBytes))
        .setAAD(additional(place))
        .setAuthTag(bytes.subarray(-tagBytes));
      return decipher.update(bytes.subarray(ivBytes, -tagBytes), undefined, "utf8") + decipher.final("utf8");
    },
    fileKey: (keyId) => openKey(keyId, { table: "files", column: keyId }).files,
    blindIndex: (purpose, text) => indexWith(writing, purpose, text),
    blindIndexes: (purpose, text) => every((of) => indexWith(of, purpose, text)),
    lastingIndex: (purpose, text) => keyedText(oldest.index, purpose, text),
    sign: (purpose, text, keyId = writing.id) =>
      keyedText(openKey(keyId, { table: purpose, column: "signature" }).sign, purpose, text),
    verify(purpose, text, signature) {
      const given = Buffer.from(signature);
      return open
        .map(({ sign }) => Buffer.from(keyedText(sign, purpose, text)))
        .map((expected) => expected.length === given.length && timingSafeEqual(expected, given))
        .includes(true);
    },
    signatures: (purpose, text) => every(({ sign }) => keyedText(sign, purpose, text)),
    signLike(blindIndex, purpose, text) {
      const id = keyIdOf(blindIndex);
      const of = [writing, ...others].find((each) => each.id === id);
      if (!of) throw new DataKeyError(unknownKey(id, purpose));
      return keyedText(of.sign, purpose, text);
    },
    lookupKeysOf: (keyId) => lookupKeysAsText(openKey(keyId, { table: "key_check", column: "kept" })),
    keepRetired(retired) {
      const kept = retired.filter(({ id }) => !byId.has(id));
      others = [...open.slice(1), ...kept];
      oldest = oldestOf([...open, ...kept]);
    },
  };
}

function oldestOf(keys: readonly LookupKeys[]): LookupKeys {
  return keys.reduce((oldest, each) => (numberOfKey(each.id) < numberOfKey(oldest.id) ? each : oldest));
}

/** What a process says when it meets a version of the data key that it doesn't have. */
export function unknownKey(id: string, place: string): string {
  return `${place} was written with version ${id} of the data key, which this process doesn't have. Add it to the data key and restart every process (docs/security/keys.md).`;
}
