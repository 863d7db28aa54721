import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { assessmentFaults, dataFile, type Row, readAssessment, testTitles } from "./assessment.ts";
import { asvsPage } from "./asvs-page.ts";
import { requirements } from "./requirements.ts";

const root = resolve(import.meta.dirname, "../../..");
const rows = readAssessment(root);

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A project that consists of an assessment. */
function projectWith(assessment: string): string {
  const folder = mkdtempSync(join(tmpdir(), "kinward-asvs-"));
  folders.push(folder);
  mkdirSync(join(folder, "docs/security"), { recursive: true });
  writeFileSync(join(folder, dataFile), assessment);
  return folder;
}

describe("the assessment by ASVS", () => {
  it("has 253 requirements of levels 1 and 2, 70 of them of level 1", () => {
    expect(requirements).toHaveLength(253);
    expect(requirements.filter(({ level }) => level === 1)).toHaveLength(70);
  });

  it("is whole, and names tests that are there", () => {
    expect(assessmentFaults(rows, root)).toEqual([]);
  });

  it("names a row that is missing, one that is twice there, and one that nobody asks for", () => {
    const [first, ...others] = rows;
    const stray: Row = { id: "1.2.10", asks: "A requirement of level 3", open: "Everything" };
    const again = others.slice(0, 1);
    expect(assessmentFaults([...others, ...again, stray], root)).toEqual([
      `${first?.id} has no row`,
      `${again[0]?.id} is there twice, or no requirement of levels 1 and 2`,
      "1.2.10 is there twice, or no requirement of levels 1 and 2",
    ]);
  });

  it("names a test that was renamed, and one whose file is gone", () => {
    const tests = ["script/lib/asvs/asvs.test.ts: is old", "src/gone.test.ts: is here"];
    const changed = rows.map((row) => (row.id === "1.1.1" ? { ...row, tests } : row));
    expect(assessmentFaults(changed, root)).toEqual(
      tests.map((name) => `1.1.1 names a test that isn't there: ${name}`),
    );
  });

  it("accepts no row as met or absent without a test, and none with two statuses", () => {
    for (const status of [
      "met: Somehow",
      "absent: Not here",
      'met: A\n  open: B\n  tests: ["a.test.ts: b"]',
      'met: A\n  tests: ["a.test.ts"]',
    ]) {
      const folder = projectWith(`- id: 1.1.1\n  asks: Something\n  ${status}\n`);
      expect(() => readAssessment(folder), status).toThrow();
    }
  });

  it("is shown with its counts and every row, and the page is up to date", () => {
    const page = asvsPage(rows);
    for (const { id, level } of requirements) expect(page).toContain(`\n| ${id} | ${level} | `);
    const head = page.slice(0, page.indexOf("\n## "));
    const counts = [...head.matchAll(/^\| [^|]+ \| (\d+) \| (\d+) \| (\d+) \| /gm)].map((row) =>
      row.slice(1).map(Number),
    );
    expect(counts).toHaveLength(4);
    for (const [both, first = 0, second = 0] of counts) expect(first + second).toBe(both);
    expect(counts.reduce((sum, [both = 0]) => sum + both, 0)).toBe(253);
    const [[met = 0] = [], [absent = 0] = []] = counts;
    expect(head).toContain(`${met + absent} of 253 rows are shown by `);
    expect(readFileSync(join(root, "docs/security/asvs.md"), "utf8")).toBe(page);
  });
});

describe("the titles of a file's tests", () => {
  it("are those that run, whatever they are called with", () => {
    const source = `
      it("plain", () => {});
      test.describe("group", () => test("inside", async () => {}));
      it.each([1, 2])("each %s", (n) => { it.skip("off"); });
      it.each\`a\${1}\`("table", () => {});
      it(\`made of parts\`, () => {});
      it.skip("skipped", () => {});
      it.todo("planned");
      it.fails("expected to fail", () => {});
      describe.skip("group", () => { it("in a skipped group", () => {}); });
      test.describe.fixme("group", () => { test("in a broken group", () => {}); });
      describe("group", () => { it("in a group", () => {}); });
      // it("in a comment", () => {});
      other("no test", () => {});
    `;
    expect(testTitles("a.test.ts", source)).toEqual([
      "plain",
      "inside",
      "each %s",
      "table",
      "made of parts",
      "in a group",
    ]);
  });
});
