import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePlantedCopy } from "./planted-copy.ts";

const passing = `import { expect, it } from "vitest";

it("passes", () => {
  expect(1).toBe(1);
});
`;
const mixed = `import { expect, it } from "vitest";

it("passes", () => {
  expect(1).toBe(1);
});

it("fails", () => {
  expect(1).toBe(2);
});

it.skip("is skipped", () => {
  expect(1).toBe(2);
});
`;
const throwing = `import { it } from "vitest";

throw new Error("planted");

it("is never reached", () => undefined);
`;
const passingBrowser = `import { expect, test } from "@playwright/test";

test("passes", () => {
  expect(1).toBe(1);
});
`;
/** Fails in the gate. */
const tagged = `import { expect, it } from "vitest";

it("is long", { tags: "all" }, () => {
  expect(process.env.WHOLE_RUN).toBe("yes");
});
`;
const taggedBrowser = `import { expect, test } from "@playwright/test";

test("is long", { tag: "@all" }, () => {
  expect(process.env.WHOLE_RUN).toBe("yes");
});
`;
const failingBrowser = `import { expect, test } from "@playwright/test";

test("fails", () => {
  expect(1).toBe(2);
});
`;
/** No planted test opens a database, but PostgreSQL has run: its package waits for the end of the process. */
const setup = `import { startPostgres } from "./postgres-server.ts";

export default async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  return () => server.stop();
}
`;
const failingSetup = `import { startPostgres } from "./postgres-server.ts";

export default async function setup(): Promise<void> {
  const server = await startPostgres();
  await server.stop();
  throw new Error("planted");
}
`;

describe("script/test", { timeout: 900_000 }, () => {
  let copy: ReturnType<typeof makePlantedCopy>;
  beforeAll(() => {
    copy = makePlantedCopy();
    copy.plant("src/planted.test.ts", passing);
    copy.plant("src/planted.api.test.ts", passing);
    copy.plant("tests/journeys/planted.spec.ts", passingBrowser);
    copy.plant("tests/support/postgres-for-all.ts", setup);
    // The planted copy has no built site to start, and its browser tests need none.
    for (const each of ["one-site", "prepare-all-data"])
      copy.plant(`tests/support/${each}.ts`, "export default async function setup(): Promise<void> {}\n");
  });
  afterAll(() => copy.end());

  it("ends well when everything has passed, and says where its time went", async () => {
    const run = await copy.run(["api", "browser"]);
    expect(run).toMatchObject({ exit: 0, lastLine: "2 passed, 0 failed" });
    expect(run.output).toContain("| part | passed | time |");
    for (const part of ["api", "browser"])
      expect(run.output).toMatch(new RegExp(`^\\| ${part} \\| 1 \\| \\d+ s \\|$`, "m"));
    expect(run.output).toContain("No process was started by a test.");
    expect(run.output).toContain("The 2 slowest tests:");
    expect(run.output).toMatch(/^- \d+\.\d s api: src\/planted\.api\.test\.ts: passes$/m);
    expect(run.output).toMatch(/^- \d+\.\d s browser: journeys\/planted\.spec\.ts: passes$/m);
  });

  it('neither runs nor counts what is tagged "all", unless the whole is asked for', async () => {
    copy.plant("src/tagged.api.test.ts", tagged);
    copy.plant("tests/journeys/tagged.spec.ts", taggedBrowser);
    const gate = await copy.run(["api", "browser"]);
    const whole = await copy.run(["all", "api", "browser"]);
    copy.remove("src/tagged.api.test.ts");
    copy.remove("tests/journeys/tagged.spec.ts");
    expect(gate).toMatchObject({ exit: 0, lastLine: "2 passed, 0 failed" });
    expect(whole).toMatchObject({ exit: 0, lastLine: "4 passed, 0 failed" });
  });

  it("counts a failing API test, and a file that throws while it is imported", async () => {
    copy.plant("src/mixed.api.test.ts", mixed);
    copy.plant("src/throws.api.test.ts", throwing);
    const run = await copy.run(["api"]);
    expect(run).toMatchObject({ exit: 1, lastLine: "2 passed, 2 failed, 1 skipped" });
    // After the counts, too, which are all that is kept of a long log.
    const [, end = ""] = run.output.split("api: 2 passed, 2 failed");
    expect(end).toMatch(
      /^ {2}failed: src\/mixed\.api\.test\.ts: fails\n {4}AssertionError: expected 1 to be 2/m,
    );
    expect(end).toMatch(/^ {2}failed: src\/throws\.api\.test\.ts\n {4}planted/m);
  });

  it("counts a browser test file that throws while it is imported", async () => {
    copy.plant("tests/journeys/throws.spec.ts", throwing.replace("vitest", "@playwright/test"));
    const run = await copy.run(["browser"]);
    copy.remove("tests/journeys/throws.spec.ts");
    expect(run).toMatchObject({ exit: 1, lastLine: "0 passed, 1 failed" });
  });

  it("counts lint and type errors, failing tests and a failing set-up in one run of all parts", async () => {
    copy.plant("src/planted-lint.ts", "export const planted: any = 1;\n");
    copy.plant("src/planted-type.ts", 'export const planted: number = "text";\n');
    copy.plant("src/mixed.test.ts", mixed);
    copy.plant("src/throws.test.ts", throwing);
    // It fails after PostgreSQL has run: that package waits for the end of the process and once made it end with 0.
    copy.plant("tests/support/postgres-for-all.ts", failingSetup);
    copy.plant("tests/pages/failing.test.ts", passing.replace("toBe(1)", "toBe(2)"));
    copy.plant("tests/journeys/failing.spec.ts", failingBrowser);
    const run = await copy.run([]);
    // Kept for docs/maintaining.md, which a run of single parts leaves alone.
    expect(run.output).toContain(copy.read("build/test-times.md"));
    expect(run.output).toMatch(/^static: \d+ passed, 2 failed/m);
    expect(run.output).toContain("unit: 2 passed, 2 failed");
    expect(run.output).toContain("api: 0 passed, 1 failed (it ended with 1)");
    expect(run.output).toContain("pages: 0 passed, 1 failed");
    expect(run.output).toContain("browser: 1 passed, 1 failed");
    expect(run.output).toContain("  failed: journeys/failing.spec.ts: fails\n");
    expect(run.lastLine).toMatch(/^\d+ passed, 7 failed, 1 skipped$/);
    expect(run.exit).toBe(1);
  });
});
