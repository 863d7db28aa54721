import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { filesInFolder, readArchive, writeArchive } from "./built-files.ts";

const page = `<html>${"words ".repeat(50)}</html>`;
const files = { "index.html": page, "assets/a.js": "let a = 1;".repeat(20), "cover.jpg": "not compressible" };
let buildDir = "";

beforeEach(() => {
  buildDir = mkdtempSync(join(tmpdir(), "kinward-build-"));
  mkdirSync(join(buildDir, "client/assets"), { recursive: true });
  mkdirSync(join(buildDir, "client/.vite"));
  writeFileSync(join(buildDir, "client/.vite/manifest.json"), "{}");
  for (const [name, text] of Object.entries(files)) writeFileSync(join(buildDir, "client", name), text);
  writeArchive(buildDir);
});
afterEach(() => rmSync(buildDir, { recursive: true, force: true }));

it("gives back every file of the folder but the bundler's own, with the same bytes and tag", () => {
  const read = readArchive(buildDir);
  expect(Object.fromEntries(read.map(({ name, content }) => [name, content().toString()]))).toEqual(files);
  const inFolder = new Map(filesInFolder(join(buildDir, "client")).map(({ name, etag }) => [name, etag]));
  for (const { name, etag } of read) expect(etag).toBe(inFolder.get(name));
});

it("has a compressed copy of what browsers get as it was built, and of nothing that changes with the address", () => {
  const read = new Map(readArchive(buildDir).map((file) => [file.name, file]));
  expect(brotliDecompressSync(read.get("assets/a.js")?.br ?? "").toString()).toBe(files["assets/a.js"]);
  expect(read.get("index.html")?.br).toBeUndefined();
  expect(read.get("cover.jpg")?.br).toBeUndefined();
});

it("isn't affected by a build that replaces the files afterwards", () => {
  const read = readArchive(buildDir);
  rmSync(join(buildDir, "client"), { recursive: true });
  rmSync(join(buildDir, "client.files"));
  expect(
    read
      .find(({ name }) => name === "index.html")
      ?.content()
      .toString(),
  ).toBe(page);
});
