import { spawnSync } from "node:child_process";
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
import { type DataKey, parseKeyRing } from "./key-ring.ts";

export type KeySettings = {
  readonly DATA_KEY?: string | undefined;
  readonly DATA_KEY_FILE?: string | undefined;
  readonly DATA_KEY_COMMAND?: string | undefined;
};

/** The versions of the data key that are open; the first one writes. */
export type DataKeys = readonly [DataKey, ...DataKey[]];

/**
 * The 32-byte keys that encrypt all personal data: from one of the settings, else from DATA_DIR/key, which is created
 * on the first start and readable only by its owner. Not `isNew`: there is data already, which a new key couldn't read.
 * @throws {DataKeyError} when there is more than one setting, or what one of them leads to isn't 32 bytes.
 */
export function loadDataKeys(
  dataDir: string,
  settings: KeySettings,
  { isNew = true }: { isNew?: boolean } = {},
): DataKeys {
  const { DATA_KEY: given, DATA_KEY_FILE: file, DATA_KEY_COMMAND: command } = settings;
  if ([given, file, command].filter((each) => each !== undefined).length > 1)
    throw new DataKeyError("Set only one of DATA_KEY, DATA_KEY_FILE and DATA_KEY_COMMAND.");
  if (given) return decoded(given, "DATA_KEY is not");
  if (command) return decoded(outputOf(command), "The output of DATA_KEY_COMMAND is not");
  const path = file ?? join(dataDir, "key");
  if (!existsSync(path)) {
    // Elsewhere a missing file is a mistake: a new key couldn't read the data.
    if (file)
      throw new DataKeyError(`DATA_KEY_FILE names ${path}, which does not exist; nothing was changed.`);
    if (!isNew)
      throw new DataKeyError(
        `There is data in ${dataDir}, and its key is missing. Put your copy of the key into ${path}, with mode 600; nothing was changed.`,
      );
    makeKeyFile(path);
  }
  return decoded(readKeyFile(path), `${path} does not hold`);
}

/** The file with the keys, if they come from a file. */
export function dataKeyFile(dataDir: string, settings: KeySettings): string | undefined {
  if (settings.DATA_KEY || settings.DATA_KEY_COMMAND) return undefined;
  return settings.DATA_KEY_FILE ?? join(dataDir, "key");
}

/** Where the key is stored, for messages; undefined if there is none yet. */
export function dataKeyPlace(dataDir: string, settings: KeySettings): string | undefined {
  if (settings.DATA_KEY) return "the setting DATA_KEY";
  if (settings.DATA_KEY_COMMAND) return "the output of DATA_KEY_COMMAND";
  const path = settings.DATA_KEY_FILE ?? join(dataDir, "key");
  return existsSync(path) ? path : undefined;
}

function decoded(text: string, subject: string): DataKeys {
  const [first, ...more] = parseKeyRing(text) ?? [];
  if (!first)
    throw new DataKeyError(
      `${subject} a key of 32 bytes in base64, or several as "v2:KEY v1:KEY"; restore it from your backup.`,
    );
  return [first, ...more];
}

function readKeyFile(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const code = error instanceof Error ? Reflect.get(error, "code") : undefined;
    throw new DataKeyError(`${path} cannot be read (${code}). Check its owner and its mode.`);
  }
}

const commandMs = 30_000;

/** What a command of the operator prints, such as one that asks a key management service. */
function outputOf(command: string): string {
  const { status, signal, stdout } = spawnSync("/bin/sh", ["-c", command], {
    encoding: "utf8",
    timeout: commandMs,
    // Its own messages go where ours go; the key doesn't.
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status === 0) return stdout;
  const how = signal ? `was stopped after ${commandMs / 1_000} seconds` : `ended with exit code ${status}`;
  throw new DataKeyError(`DATA_KEY_COMMAND ${how}; nothing was changed.`);
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

/** Stops the start: a key is missing, unreadable or not the one the data was written with. */
export class DataKeyError extends Error {
  override readonly name = "DataKeyError";
}
