import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { etagOf, isCompressible, mediaType, namesSite, pack } from "./static-file.ts";

/** One file of the build. Text is kept compressed: in memory, all files together are 8 MB and not 30. */
export type BuiltFile = {
  /** The path inside build/client. */
  name: string;
  etag: string;
  content(): Buffer;
  /** The smallest form for browsers, of text that doesn't contain the site's address. */
  br?: Buffer;
};

type Listed = { name: string; etag: string; length: number; packed: boolean };

/** Pages are unpacked once before they are served, so a third of the time to pack them matters more than 5 %. */
const pageQuality = 9;
const smallest = 11;
const archiveName = "client.files";

export function filesInFolder(folder: string): BuiltFile[] {
  return pathsUnder(folder).map((path) => {
    const content = readFileSync(path);
    return { name: relative(folder, path), etag: etagOf(content), content: () => content };
  });
}

/**
 * Writes all files of `build/client` into one archive beside it. A start reads one file, and a build that replaces
 * this one changes nothing in a process that runs.
 */
export function writeArchive(buildDir: string): void {
  const listed: Listed[] = [];
  const bodies: Buffer[] = [];
  for (const { name, etag, content } of filesInFolder(join(buildDir, "client"))) {
    if (name.startsWith(".vite")) continue;
    const packed = isCompressible(mediaType(name));
    const body = packed ? pack.br(content(), namesSite(name) ? pageQuality : smallest) : content();
    listed.push({ name, etag, length: body.length, packed });
    bodies.push(body);
  }
  const list = Buffer.from(JSON.stringify(listed));
  const head = Buffer.alloc(4);
  head.writeUInt32BE(list.length);
  writeFileSync(join(buildDir, archiveName), Buffer.concat([head, list, ...bodies]));
}

export function readArchive(buildDir: string): BuiltFile[] {
  const archive = readFileSync(join(buildDir, archiveName));
  let at = 4 + archive.readUInt32BE();
  const listed: Listed[] = JSON.parse(archive.toString("utf8", 4, at));
  return listed.map(({ name, etag, length, packed }) => {
    const body = archive.subarray(at, at + length);
    at += length;
    if (!packed) return { name, etag, content: () => body };
    return {
      name,
      etag,
      content: () => brotliDecompressSync(body),
      ...(namesSite(name) ? {} : { br: body }),
    };
  });
}

function pathsUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
