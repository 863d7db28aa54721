import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { compileAhead } from "./compile-ahead.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function folderWith(names: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "kinward-assets-"));
  folders.push(folder);
  for (const name of names) writeFileSync(join(folder, name), `export const name = "${name}";`);
  return folder;
}

it("has the scripts of every page compiled ahead, once, and no others", () => {
  const folder = folderWith(["react-dom-a1b2c3d.js", "every-page-a1b2c3d.js", "page-a1b2c3d.js"]);
  compileAhead(folder);
  compileAhead(folder);
  const firstLine = (name: string) => readFileSync(join(folder, name), "utf8").split("\n")[0];
  expect(firstLine("react-dom-a1b2c3d.js")).toBe("//# allFunctionsCalledOnLoad");
  expect(firstLine("every-page-a1b2c3d.js")).toBe("//# allFunctionsCalledOnLoad");
  expect(firstLine("page-a1b2c3d.js")).toContain("export");
  expect(readFileSync(join(folder, "react-dom-a1b2c3d.js"), "utf8").match(/allFunctions/g)).toHaveLength(1);
});

it("refuses a build whose scripts have other names, since pages would slow down unnoticed", () => {
  expect(() => compileAhead(folderWith(["react-dom-a1b2c3d.js"]))).toThrow(/every-page/);
});
