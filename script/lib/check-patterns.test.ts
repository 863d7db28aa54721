import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kinward-patterns-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the check on a folder with one file of this text. */
function checked(text: string): Promise<{ failed: boolean; said: string }> {
  writeFileSync(join(folder, "planted.ts"), text);
  const script = resolve(import.meta.dirname, "check-patterns.ts");
  return new Promise((done) =>
    execFile(process.execPath, [script, folder], (error, out, problems) =>
      done({ failed: error !== null, said: out + problems }),
    ),
  );
}

test("a pattern that takes quadratic time fails the check, with its place", async () => {
  const { failed, said } = await checked('const plain = 1;\nexport const x = "/a".replace(/\\/+$/, "");\n');
  expect(said).toContain("planted.ts:2: /\\/+$/ can hang the server (2nd degree polynomial)");
  expect(failed).toBe(true);
});

test("so does one that is handed over as a text, or that cannot be read", async () => {
  const { failed, said } = await checked(
    'export const x = new RegExp("(a+)+$", "u");\nexport const y = (part: string) => RegExp(part);\n',
  );
  expect(said).toContain("planted.ts:1: /(a+)+$/u can hang the server (exponential)");
  expect(said).toContain("planted.ts:2: RegExp is made of a variable");
  expect(failed).toBe(true);
});

test("a linear pattern passes", async () => {
  const { failed, said } = await checked("export const x = /^[a-z]+$/;\n");
  expect(said).toContain("patterns: 1 in 1 files, 1 judged anew, 0 faults");
  expect(failed).toBe(false);
});
