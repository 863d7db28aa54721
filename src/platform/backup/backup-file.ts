import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { pipeline as untilDone } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import * as z from "zod";
import type { FieldCipher } from "#platform/crypto/field-cipher.ts";
import { BackupError } from "./backup-error.ts";
import { createUnderName } from "./whole-file.ts";

/** A database cell: the schema uses only texts and integers. */
export type Cell = string | number | null;
export type BackedTable = { name: string; columns: readonly string[]; rows: number };

const headerShape = z.object({
  "kinward-backup": z.number().int(),
  madeAt: z.iso.datetime(),
  release: z.string(),
  database: z.enum(["sqlite", "postgres"]),
  /** The applied migrations, in order. */
  migrations: z.array(z.string()).min(1),
  /** A known text encrypted with the data key, to detect a wrong key before anything is changed. */
  keyCheck: z.string(),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()).min(1), rows: z.number().int().min(0) }),
  ),
});

/** The first line of a backup, which describes its contents. */
export type BackupHeader = z.infer<typeof headerShape>;

const endShape = z.object({ rows: z.number().int(), sha256: z.string(), signature: z.string() });
const rowShape = z
  .array(z.union([z.string(), z.number(), z.null()]))
  .min(2)
  .readonly();

/** The file format version this release writes, and the newest it can read. */
export const backupForm = 1;
const signaturePurpose = "backup";

/**
 * Writes one compressed file of JSON lines: the header, every row as its table number and cells, and a trailer with a
 * checksum signed with the data key. The file gets its name once it is complete and on disk.
 * @throws {BackupError} when a file of that name exists.
 */
export async function writeBackup(
  path: string,
  {
    header,
    rows,
    cipher,
  }: {
    header: BackupHeader;
    rows(table: BackedTable): AsyncIterable<readonly Cell[]>;
    cipher: Pick<FieldCipher, "sign">;
  },
): Promise<void> {
  await createUnderName(path, (into) =>
    untilDone(linesOf({ header, rows, cipher }), createGzip({ level: 6 }), into),
  );
}

async function* linesOf({ header, rows, cipher }: Parameters<typeof writeBackup>[1]): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  const lineOf = (value: unknown) => Buffer.from(`${JSON.stringify(value)}\n`);
  const line = (value: unknown) => {
    const bytes = lineOf(value);
    hash.update(bytes);
    return bytes;
  };
  yield line(header);
  let count = 0;
  for (const [index, table] of header.tables.entries()) {
    // Small rows are batched: compressing them one by one takes several times as long.
    let waiting: Buffer[] = [];
    for await (const cells of rows(table)) {
      waiting.push(line([index, ...cells]));
      count += 1;
      if (waiting.length < 200) continue;
      yield Buffer.concat(waiting);
      waiting = [];
    }
    if (waiting.length > 0) yield Buffer.concat(waiting);
  }
  const sha256 = hash.digest("hex");
  yield lineOf({ rows: count, sha256, signature: cipher.sign(signaturePurpose, sha256) });
}

/**
 * Reads a whole backup and verifies its checksum without keeping rows in memory.
 * @throws {BackupError} when it isn't a backup, is truncated or changed, or has another key or a newer format.
 */
export async function checkBackup(
  path: string,
  { opensWith, cipher }: { opensWith(keyCheck: string): boolean; cipher: Pick<FieldCipher, "verify"> },
): Promise<BackupHeader> {
  const hash = createHash("sha256");
  let header: BackupHeader | undefined;
  let end: z.infer<typeof endShape> | undefined;
  let rows = 0;
  try {
    for await (const line of readLines(path)) {
      if (end) throw damaged(path);
      if (!header) header = headerOf(path, line);
      else if (line[0] === openBrace) {
        end = endShape.parse(JSON.parse(line.toString()));
        continue;
      } else rows += 1;
      hash.update(line).update("\n");
    }
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw header || isCutOff(error) ? damaged(path) : unreadable(path, error);
  }
  if (!header || !end || hash.digest("hex") !== end.sha256 || rows !== end.rows) throw damaged(path);
  if (!opensWith(header.keyCheck))
    throw new BackupError(
      `${path} was written with another key. Put the DATA_KEY (or DATA_DIR/key) that belongs to it in place; nothing was changed.`,
    );
  if (!cipher.verify(signaturePurpose, end.sha256, end.signature))
    throw new BackupError(
      `${path} was changed by somebody after it was made. Take another copy; nothing was changed.`,
    );
  return header;
}

/** The rows of a verified backup, each with its table. */
export async function* rowsOf(
  path: string,
  { tables }: BackupHeader,
): AsyncGenerator<{ table: BackedTable; cells: readonly Cell[] }> {
  let first = true;
  for await (const line of readLines(path)) {
    if (first || line[0] === openBrace) {
      first = false;
      continue;
    }
    const [index, ...cells] = rowShape.parse(JSON.parse(line.toString()));
    const table = tables[Number(index)];
    if (!table || cells.length !== table.columns.length) throw damaged(path);
    yield { table, cells };
  }
}

const openBrace = "{".charCodeAt(0);
const newLine = "\n".charCodeAt(0);

async function* readLines(path: string): AsyncGenerator<Buffer> {
  // A file error also ends the decompression, and so reaches the caller that reads the lines.
  const unzipped: AsyncIterable<Buffer> = pipeline(createReadStream(path), createGunzip(), () => undefined);
  let rest: Buffer[] = [];
  for await (const part of unzipped) {
    let from = 0;
    for (let at = part.indexOf(newLine); at !== -1; at = part.indexOf(newLine, from)) {
      yield Buffer.concat([...rest, part.subarray(from, at)]);
      rest = [];
      from = at + 1;
    }
    if (from < part.length) rest.push(part.subarray(from));
  }
  if (rest.length > 0) yield Buffer.concat(rest);
}

function headerOf(path: string, line: Buffer): BackupHeader {
  const parsed: unknown = JSON.parse(line.toString());
  const form = z.object({ "kinward-backup": z.number() }).parse(parsed)["kinward-backup"];
  if (form > backupForm)
    throw new BackupError(
      `${path} was made by a newer release of this software. Restore it with that one; nothing was changed.`,
    );
  return headerShape.parse(parsed);
}

function isCutOff(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, "code") === "Z_BUF_ERROR";
}

function damaged(path: string): BackupError {
  return new BackupError(
    `${path} is damaged or cut off: its checksum does not fit. Take another copy; nothing was changed.`,
  );
}

function unreadable(path: string, cause: unknown): BackupError {
  const code = cause instanceof Error ? Reflect.get(cause, "code") : undefined;
  if (code === "ENOENT") return new BackupError(`There is no file ${path}.`, { cause });
  if (code === "EACCES" || code === "EISDIR")
    return new BackupError(`${path} cannot be read (${code}).`, { cause });
  return new BackupError(`${path} is no backup made by script/backup. Nothing was changed.`, { cause });
}
