import { crc32, inflateRawSync } from "node:zlib";
import { reportCopy as copy } from "../copy/report.ts";
import { ExportRefused } from "./imported-post.ts";

export type ZipFile = {
  name: string;
  /** @throws {ExportRefused} if it's damaged or too large. */
  read(): Uint8Array;
};

/** More than an export has, and less than would fill the memory. */
const bounds = { files: 50_000, each: 32 * 1024 * 1024, all: 128 * 1024 * 1024 };

const signatures = { end: 0x06054b50, entry: 0x02014b50, file: 0x04034b50 };
const endLength = 22;
const longestComment = 0xffff;

/**
 * The files of a ZIP archive (APPNOTE.TXT of PKWARE), by its central directory. What they take once unpacked is bounded,
 * whatever the archive says of it. Our own, because no package of ours reads ZIP, and Node inflates.
 * @throws {ExportRefused} if it isn't one.
 */
export function zipFiles(bytes: Uint8Array): ZipFile[] {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return entriesOf(archive);
  } catch (error) {
    throw refusal(error);
  }
}

function entriesOf(archive: Buffer): ZipFile[] {
  const end = endOf(archive);
  const count = archive.readUInt16LE(end + 10);
  if (count > bounds.files) throw new ExportRefused(copy.notZip);
  const left = { bytes: bounds.all };
  const files: ZipFile[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let number = 0; number < count; number += 1) {
    if (archive.readUInt32LE(at) !== signatures.entry) throw new ExportRefused(copy.notZip);
    const nameLength = archive.readUInt16LE(at + 28);
    const entry = {
      isEncrypted: (archive.readUInt16LE(at + 8) & 1) === 1,
      method: archive.readUInt16LE(at + 10),
      sum: archive.readUInt32LE(at + 16),
      packed: archive.readUInt32LE(at + 20),
      offset: archive.readUInt32LE(at + 42),
    };
    const name = archive.toString("utf8", at + 46, at + 46 + nameLength).replaceAll("\\", "/");
    if (!name.endsWith("/")) files.push({ name, read: () => unpacked(archive, entry, left) });
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}

/** The archive ends with its directory's record, and possibly a comment. */
function endOf(archive: Buffer): number {
  const first = Math.max(0, archive.length - endLength - longestComment);
  for (let at = archive.length - endLength; at >= first; at -= 1)
    if (archive.readUInt32LE(at) === signatures.end) return at;
  throw new ExportRefused(copy.notZip);
}

type Entry = { isEncrypted: boolean; method: number; sum: number; packed: number; offset: number };

function unpacked(
  archive: Buffer,
  { isEncrypted, method, sum, packed, offset }: Entry,
  left: { bytes: number },
) {
  try {
    if (isEncrypted || archive.readUInt32LE(offset) !== signatures.file) throw new ExportRefused(copy.notZip);
    const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
    const content = archive.subarray(start, start + packed);
    const most = Math.min(bounds.each, left.bytes);
    if (method !== 0 && method !== 8) throw new ExportRefused(copy.notZip);
    const whole = method === 0 ? content : inflateRawSync(content, { maxOutputLength: Math.max(1, most) });
    if (whole.length > most || crc32(whole) !== sum) throw new ExportRefused(copy.notZip);
    left.bytes -= whole.length;
    return whole;
  } catch (error) {
    throw refusal(error);
  }
}

/** Offsets beyond the end and bytes that don't unpack are the archive's fault. */
function refusal(error: unknown): ExportRefused {
  return error instanceof ExportRefused ? error : new ExportRefused(copy.notZip, { cause: error });
}
