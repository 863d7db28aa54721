import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { compileAhead } from "./compile-ahead.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "kinward-assets-"));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const built = {
  "entry.client-a1b2c3d.js": 'import"./part-a1b2c3d.js";',
  "part-a1b2c3d.js": "export const frame = 1;",
  "part-d3c2b1a.js": "export const carousel = 1;",
};

it("has the script of every page compiled ahead, once, and no others", () => {
  const folder = folderWith(built);
  compileAhead(folder);
  compileAhead(folder);
  const texts = Object.keys(built).map((name) => readFileSync(join(folder, name), "utf8"));
  const [entry, frame, carousel] = Object.values(built);
  expect(texts).toEqual([entry, `//# allFunctionsCalledOnLoad\n${frame}`, carousel]);
});

it("refuses a build whose scripts have other names, since pages would slow down unnoticed", () => {
  const { "entry.client-a1b2c3d.js": _entry, ...others } = built;
  expect(() => compileAhead(folderWith(others))).toThrow(/isn't where it was/);
  expect(() => compileAhead(folderWith({ ...built, "entry.client-a1b2c3d.js": "start()" }))).toThrow();
});
