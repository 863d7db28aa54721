import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kinward-needles-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the check on a folder with one test of this text. */
function checked(text: string): Promise<{ failed: boolean; said: string }> {
  writeFileSync(join(folder, "planted.test.ts"), text);
  const script = resolve(import.meta.dirname, "check-needles.ts");
  return new Promise((done) =>
    execFile(process.execPath, [script, folder], (error, out, problems) =>
      done({ failed: error !== null, said: out + problems }),
    ),
  );
}

test("a test that expects a word to be absent from a dump, a storage or a mail fails the check, with its place", async () => {
  const { failed, said } = await checked(
    [
      "const after = await dumpOf(services);",
      "expect(after).not.toMatch(/wren/i);",
      'expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Jo");',
      "const kept = () => everythingKept(page);",
      'expect((await kept()).text).not.toContain("walk");',
      'expect(smtp.mails[0]?.text).not.toContain("hold");',
    ].join("\n"),
  );
  expect([...said.matchAll(/planted\.test\.ts:(\d)/g)].map(([, line]) => line)).toEqual(["2", "3", "5", "6"]);
  expect(said).toContain("look for it with wordsIn");
  expect(failed).toBe(true);
});

test("what chance can't write, and text without random parts, passes it", async () => {
  const { failed, said } = await checked(
    [
      'expect(wordsIn(await dumpOf(services), ["Wren Marlowe"])).toEqual([]);',
      'expect(await dumpOf(services)).toContain("session.begun");',
      "expect(mail.html).not.toMatch(/<img|url\\(/);",
      'const html = "<p>";',
      'expect(html).not.toContain("Jo");',
    ].join("\n"),
  );
  expect(said).toContain("1 test files, 0 faults");
  expect(failed).toBe(false);
});
