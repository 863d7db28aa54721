import { adminCopy } from "#content/admin.ts";
import { decodeFile } from "#platform/csv/decode-file.ts";
import { FeedRefused } from "#platform/feed/feed.ts";
import { reportCopy as copy } from "../copy/report.ts";
import { type ExportFile, ExportRefused } from "./imported-post.ts";
import { readGhost } from "./read-ghost.ts";
import { readSubstack, substackList } from "./read-substack.ts";
import { readWordpress } from "./read-wordpress.ts";
import { type ZipFile, zipFiles } from "./zip.ts";

/**
 * Reads an export of WordPress, Ghost or Substack. What it is, is judged by what it has: its name says nothing.
 * @param site the old site's address, for files that don't have it.
 * @returns the sentence to say if it can't be read.
 */
export function readExport(bytes: Uint8Array, site?: string): ExportFile | { refused: string } {
  try {
    const file =
      bytes[0] === 0x50 && bytes[1] === 0x4b ? fromZip(zipFiles(bytes), site) : fromText(bytes, site);
    return { ...file, posts: withoutRepeated(file.posts) };
  } catch (error) {
    if (error instanceof ExportRefused) return { refused: error.message };
    if (error instanceof FeedRefused) return { refused: copy.unreadable };
    throw error;
  }
}

/** A ZIP file is Substack's, or has the one file of Ghost or the several of WordPress.com. */
function fromZip(files: readonly ZipFile[], site: string | undefined): ExportFile {
  const own = files.filter(({ name }) => !/^__MACOSX\/|(?:^|\/)\./.test(name));
  if (own.some(({ name }) => substackList.test(name))) return readSubstack(own, site);
  const xml = own.filter(({ name }) => /\.xml$/i.test(name));
  if (xml.length > 0) return readWordpress(xml.map((file) => decoded(file.read()).text));
  const [json] = own.filter(({ name }) => /\.json$/i.test(name));
  if (json !== undefined) return readGhost(decoded(json.read()).text, site);
  throw new ExportRefused(copy.unreadable);
}

function fromText(bytes: Uint8Array, site: string | undefined): ExportFile {
  const { text, encoding, sample } = decoded(bytes);
  const file = /^[\uFEFF\s]*\{/.test(text.slice(0, 1_000))
    ? readGhost(text.replace(/^\uFEFF/, ""), site)
    : readWordpress([text]);
  return encoding === "UTF-8" ? file : { ...file, encoding: { encoding, sample } };
}

function decoded(bytes: Uint8Array) {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 200)).toString("latin1");
  const [, declared] = /^<\?xml[^>]{0,100}\bencoding=["']([\w.-]{1,40})["']/.exec(start) ?? [];
  const file = decodeFile(bytes, declared);
  if (file === undefined) throw new ExportRefused(adminCopy.encoding.unreadable);
  return file;
}

/** Files that were exported one after the other can have the same post. */
function withoutRepeated(posts: ExportFile["posts"]): ExportFile["posts"] {
  return [...new Map(posts.map((post) => [post.source, post])).values()];
}
