import { existsSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { FieldCipher } from "#platform/crypto/field-cipher.ts";
import { BackupError } from "./backup-error.ts";
import type { BackupSettings } from "./backup-settings.ts";
import { madeAtOf } from "./backup-target.ts";
import { decryptFile, isEncryptedFile } from "./envelope.ts";
import { openTarget } from "./open-target.ts";
import { withStaging } from "./staging.ts";

type Wanted = { wanted: string; cipher: FieldCipher; say(line: string): void };

/**
 * Gives the file that somebody means: a file here, "latest", or the name of one where BACKUP_TO says. It is fetched and
 * decrypted if need be, into a folder that is removed afterwards.
 * @throws {BackupError} when there is none.
 */
export async function withBackupFile<Result>(
  settings: BackupSettings & { readonly DATA_DIR: string },
  { wanted, cipher, say }: Wanted,
  body: (path: string) => Promise<Result>,
): Promise<Result> {
  const here = resolve(wanted);
  const isStored = wanted === "latest" || madeAtOf(wanted) !== undefined;
  if (existsSync(here) || !isStored) {
    if (!(await isEncryptedFile(here))) return body(here);
    return withStaging(settings.DATA_DIR, (folder) => decrypted(here, folder, cipher, body));
  }
  const target = openTarget(settings);
  const name = wanted === "latest" ? (await target.list())[0]?.name : wanted;
  if (name === undefined) throw new BackupError(`There is no backup in ${target.place}.`, { code: "none" });
  say(`Fetching ${name} from ${target.place}.`);
  return withStaging(settings.DATA_DIR, async (folder) => {
    const fetched = join(folder, name);
    await target.fetch(name, fetched);
    return (await isEncryptedFile(fetched)) ? decrypted(fetched, folder, cipher, body) : body(fetched);
  });
}

async function decrypted<Result>(
  path: string,
  folder: string,
  cipher: FieldCipher,
  body: (path: string) => Promise<Result>,
): Promise<Result> {
  const to = join(folder, `${basename(path)}.decrypted`);
  await decryptFile(path, to, cipher);
  return body(to);
}
