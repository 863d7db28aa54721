import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { type Clock, day } from "#platform/clock/clock.ts";
import { sentRetentionDays } from "#platform/outbox/finished-entries.ts";

/** How long an email written to a file is kept: as long as the outbox entry of a sent one. */
export const mailFileRetentionDays = sentRetentionDays;

const ours = /\.eml(\.part)?$/;

/** Where mails are written when there is no mail server. */
export function mailFolder(dataDir: string): string {
  return join(resolve(dataDir), "mail");
}

/** Writes one email; the same id overwrites it. The file is dated by the product's own clock. */
export async function writeMailFile(
  dataDir: string,
  { id, message, clock }: { id: string; message: Buffer | Readable; clock: Clock },
): Promise<void> {
  const folder = mailFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Written to a temporary file and moved, so that nobody reads a partial email.
  const path = join(folder, `${id}.eml`);
  await writeFile(`${path}.part`, message, { mode: 0o600 });
  await utimes(`${path}.part`, clock.now(), clock.now());
  await rename(`${path}.part`, path);
}

/** Deletes expired emails, including those from before there was a mail server. */
export async function removeOldMailFiles(dataDir: string, clock: Clock): Promise<number> {
  const folder = mailFolder(dataDir);
  const oldest = clock.now().getTime() - mailFileRetentionDays * day;
  let removed = 0;
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    if (!ours.test(name) || (await writtenAt(path)) >= oldest) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

/** Deletes the emails of these outbox entries early. */
export async function removeMailFiles(dataDir: string, ids: readonly string[]): Promise<void> {
  const folder = mailFolder(dataDir);
  for (const id of ids) await rm(join(folder, `${id}.eml`), { force: true });
}

/** The emails whose text, headers and encoded parts included, matches `isWanted`; reads one at a time. */
export async function mailFilesWith(
  dataDir: string,
  isWanted: (text: string) => boolean,
): Promise<{ id: string; at: string }[]> {
  const folder = mailFolder(dataDir);
  const files: { id: string; at: string }[] = [];
  for (const name of await namesIn(folder)) {
    if (!name.endsWith(".eml")) continue;
    const path = join(folder, name);
    const raw = await readFile(path, "utf8").catch(nothingIfMissing);
    if (raw !== undefined && isWanted(readableMail(raw)))
      files.push({ id: name.slice(0, -".eml".length), at: new Date(await writtenAt(path)).toISOString() });
  }
  return files;
}

// Parts are quoted-printable or base64; both are added as plain text.
function readableMail(raw: string): string {
  const quoted = raw.replace(/=\r?\n/g, "");
  const unquoted = Buffer.from(
    quoted.replace(/=([0-9A-F]{2})/gi, (_whole, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
    "latin1",
  ).toString("utf8");
  const parts = raw.match(/(?:^[A-Za-z0-9+/]{20,}={0,2}\r?\n?)+/gm) ?? [];
  const decoded = parts.map((part) => Buffer.from(part, "base64").toString("utf8"));
  return [raw, unquoted, ...decoded].join("\n");
}

function nothingIfMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

// A file that was deleted in the meantime counts as new, since there is nothing left to do.
async function writtenAt(path: string): Promise<number> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (isMissing(error)) return Number.POSITIVE_INFINITY;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, "code") === "ENOENT";
}
