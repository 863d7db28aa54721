import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { FieldCipher } from "#platform/crypto/field-cipher.ts";
import { isKeyId } from "#platform/crypto/key-ring.ts";
import { BackupError } from "./backup-error.ts";

// A line with the key's version, the random IV, the encrypted file, and the tag that shows any change.
const opening = "kinward-encrypted-backup ";
const ivBytes = 12;
const tagBytes = 16;
const longestLine = opening.length + 8;

type FileKeys = Pick<FieldCipher, "writes" | "open" | "fileKey">;

/** Encrypts a whole file with the data key, so that whoever keeps it can read nothing of it. */
export async function encryptFile(from: string, to: string, cipher: FileKeys): Promise<void> {
  const line = Buffer.from(`${opening}${cipher.writes}\n`);
  const iv = randomBytes(ivBytes);
  const encrypting = createCipheriv("aes-256-gcm", cipher.fileKey(cipher.writes), iv).setAAD(line);
  async function* pieces() {
    yield Buffer.concat([line, iv]);
    for await (const piece of createReadStream(from)) yield encrypting.update(piece);
    yield Buffer.concat([encrypting.final(), encrypting.getAuthTag()]);
  }
  await pipeline(pieces, createWriteStream(to, { flags: "wx", mode: 0o600, flush: true }));
}

/** Whether a file begins like an encrypted backup; false if there is none. */
export async function isEncryptedFile(path: string): Promise<boolean> {
  return (await beginningOf(path).catch(() => Buffer.alloc(0))).toString("latin1").startsWith(opening);
}

/**
 * Decrypts such a file into a new one.
 * @throws {BackupError} when it is damaged, or encrypted with a version of the key that isn't open.
 */
export async function decryptFile(from: string, to: string, cipher: FileKeys): Promise<void> {
  const beginning = await beginningOf(from);
  const end = beginning.indexOf("\n") + 1;
  const line = beginning.subarray(0, end);
  const keyId = line.toString("latin1").slice(opening.length, -1);
  const { size } = await stat(from);
  const start = end + ivBytes;
  if (!isKeyId(keyId) || size < start + tagBytes) throw damaged(from);
  if (!cipher.open.includes(keyId))
    throw new BackupError(
      `${from} needs version ${keyId} of the data key. Add it behind the present one; nothing was changed.`,
      { code: "wrong_key" },
    );
  const tag = await bytesAt(from, size - tagBytes, tagBytes);
  const decrypting = createDecipheriv("aes-256-gcm", cipher.fileKey(keyId), beginning.subarray(end, start))
    .setAAD(line)
    .setAuthTag(tag);
  try {
    await pipeline(
      createReadStream(from, { start, end: size - tagBytes - 1 }),
      decrypting,
      createWriteStream(to, { flags: "wx", mode: 0o600 }),
    );
  } catch (cause) {
    const code = cause instanceof Error ? Reflect.get(cause, "code") : undefined;
    if (code === "ENOSPC")
      throw new BackupError("The disk of this machine is full. Make room.", { code, cause });
    throw damaged(from, cause);
  }
}

const beginningOf = (path: string) => bytesAt(path, 0, longestLine + ivBytes);

async function bytesAt(path: string, from: number, length: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

// With the tag alone, another key can't be told from a change.
function damaged(path: string, cause?: unknown): BackupError {
  return new BackupError(
    `${path} is damaged, or was written with another key. Put the DATA_KEY (or DATA_DIR/key) that belongs to it in place, or take another copy; nothing was changed.`,
    { code: "damaged", cause },
  );
}
