import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { DataKeyError, loadDataKeys } from "./data-key.ts";

const loadDataKey = (...given: Parameters<typeof loadDataKeys>) => loadDataKeys(...given)[0].key;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kinward-key-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("makes a key once, for its owner only, and leaves nothing else behind", () => {
  const key = loadDataKey(folder, {});
  expect(key).toHaveLength(32);
  expect(loadDataKey(folder, {})).toEqual(key);
  expect(readdirSync(folder)).toEqual(["key"]);
  expect(statSync(join(folder, "key")).mode & 0o777).toBe(0o600);
  expect(Buffer.from(readFileSync(join(folder, "key"), "utf8"), "base64")).toEqual(key);
});

it("takes the key of the settings and then makes no file", () => {
  const given = Buffer.alloc(32, 3);
  expect(loadDataKey(folder, { DATA_KEY: given.toString("base64") })).toEqual(given);
  expect(readdirSync(folder)).toEqual([]);
});

it("names the file that holds no whole key, says none of it and keeps it", () => {
  for (const text of ["", "c2hvcnQ=", "not base64 at all"]) {
    writeFileSync(join(folder, "key"), text);
    expect(() => loadDataKey(folder, {})).toThrow(DataKeyError);
    expect(() => loadDataKey(folder, {})).toThrow(`${folder}/key does not hold a key`);
    expect(readFileSync(join(folder, "key"), "utf8")).toBe(text);
  }
});

it("reads the key from a file elsewhere, and never makes one there", () => {
  const path = join(folder, "elsewhere");
  expect(() => loadDataKey(folder, { DATA_KEY_FILE: path })).toThrow(`${path}, which does not exist`);
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(path, `${Buffer.alloc(32, 5).toString("base64")}\n`);
  expect(loadDataKey(folder, { DATA_KEY_FILE: path })).toEqual(Buffer.alloc(32, 5));
});

it("reads the key from what a command prints", () => {
  const command = `printf '%s\\n' ${Buffer.alloc(32, 6).toString("base64")}`;
  expect(loadDataKey(folder, { DATA_KEY_COMMAND: command })).toEqual(Buffer.alloc(32, 6));
  expect(readdirSync(folder)).toEqual([]);
});

it("says how a command failed, and nothing of what it printed", () => {
  const failing = () => loadDataKey(folder, { DATA_KEY_COMMAND: "echo a-secret; exit 3" });
  expect(failing).toThrow(new DataKeyError("DATA_KEY_COMMAND ended with exit code 3; nothing was changed."));
  const short = () => loadDataKey(folder, { DATA_KEY_COMMAND: "echo c2hvcnQ=" });
  expect(short).toThrow(/^The output of DATA_KEY_COMMAND is not a key of 32 bytes/);
});

it("refuses two places for the key at once", () => {
  const both = { DATA_KEY: Buffer.alloc(32).toString("base64"), DATA_KEY_COMMAND: "true" };
  expect(() => loadDataKey(folder, both)).toThrow(
    "Set only one of DATA_KEY, DATA_KEY_FILE and DATA_KEY_COMMAND.",
  );
});
