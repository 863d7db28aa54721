import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { DataKeyError, loadDataKey } from "./data-key.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kinward-key-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("makes a key once, for its owner only, and leaves nothing else behind", () => {
  const key = loadDataKey(folder, undefined);
  expect(key).toHaveLength(32);
  expect(loadDataKey(folder, undefined)).toEqual(key);
  expect(readdirSync(folder)).toEqual(["key"]);
  expect(statSync(join(folder, "key")).mode & 0o777).toBe(0o600);
  expect(Buffer.from(readFileSync(join(folder, "key"), "utf8"), "base64")).toEqual(key);
});

it("takes the key of the settings and then makes no file", () => {
  const given = Buffer.alloc(32, 3);
  expect(loadDataKey(folder, given.toString("base64"))).toEqual(given);
  expect(readdirSync(folder)).toEqual([]);
});

it("names the file that holds no whole key, says none of it and keeps it", () => {
  for (const text of ["", "c2hvcnQ=", "not base64 at all"]) {
    writeFileSync(join(folder, "key"), text);
    expect(() => loadDataKey(folder, undefined)).toThrow(DataKeyError);
    expect(() => loadDataKey(folder, undefined)).toThrow(`${folder}/key does not hold a key`);
    expect(readFileSync(join(folder, "key"), "utf8")).toBe(text);
  }
});
