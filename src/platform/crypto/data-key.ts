import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";

/** Stops the start: the key is missing, unreadable or not the one the data was written with. */
export class DataKeyError extends Error {
  override readonly name = "DataKeyError";
}

/**
 * The 32-byte key that encrypts all personal data: from DATA_KEY, else from DATA_DIR/key, which is created on the
 * first start and readable only by its owner.
 * @throws {DataKeyError} when the key file isn't 32 bytes.
 */
export function loadDataKey(dataDir: string, fromSettings: string | undefined): Buffer {
  if (fromSettings) return Buffer.from(fromSettings, "base64");
  const path = join(dataDir, "key");
  if (!existsSync(path)) makeKeyFile(path);
  const key = Buffer.from(readFileSync(path, "utf8").trim(), "base64");
  if (key.length !== 32)
    throw new DataKeyError(`${path} does not hold a key of 32 bytes in base64; restore it from your backup.`);
  return key;
}

/** Where the key is stored, for messages; undefined if there is none yet. */
export function dataKeyPlace(dataDir: string, fromSettings: string | undefined): string | undefined {
  if (fromSettings) return "the setting DATA_KEY";
  const path = join(dataDir, "key");
  return existsSync(path) ? path : undefined;
}

// Written to a temporary file and linked into place: a killed start leaves no partial key, and of several at once one
// wins.
function makeKeyFile(path: string): void {
  const aside = `${path}.${randomBytes(6).toString("hex")}`;
  const file = openSync(aside, "wx", 0o600);
  try {
    writeSync(file, `${randomBytes(32).toString("base64")}\n`);
    fsyncSync(file);
    linkSync(aside, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    closeSync(file);
    rmSync(aside, { force: true });
  }
}
