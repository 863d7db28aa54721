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
const secondTry = `import { expect, test } from "@playwright/test";

test("passes on its second try", () => {
  expect(test.info().retry).toBe(1);
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

  it("ends well only when everything has passed, and counts a second try as passed but names it", async () => {
    copy.plant("tests/journeys/second-try.spec.ts", secondTry);
    const run = await copy.run(["browser"]);
    copy.remove("tests/journeys/second-try.spec.ts");
    expect(run.output).toContain(
      "passed only on its second try: journeys/second-try.spec.ts: passes on its second try",
    );
    // The error of the first try is all there is to find the cause with.
    expect(run.output).toMatch(
      /second try: journeys\/second-try\.spec\.ts: .*\n {4}Error: expect\(received\)\.toBe/,
    );
    expect(run).toMatchObject({ exit: 0, lastLine: "2 passed, 0 failed" });
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

  it("counts lint and type errors, failing tests, a failing set-up and, on CI, a second try", async () => {
    copy.plant("src/planted-lint.ts", "export const planted: any = 1;\n");
    copy.plant("src/planted-type.ts", 'export const planted: number = "text";\n');
    copy.plant("src/mixed.test.ts", mixed);
    copy.plant("src/throws.test.ts", throwing);
    // It fails after PostgreSQL has run: that package waits for the end of the process and once made it end with 0.
    copy.plant("tests/support/postgres-for-all.ts", failingSetup);
    copy.plant("tests/pages/failing.test.ts", passing.replace("toBe(1)", "toBe(2)"));
    copy.plant("tests/journeys/failing.spec.ts", failingBrowser);
    copy.plant("tests/journeys/second-try.spec.ts", secondTry);
    const run = await copy.run([], { CI: "true" });
    expect(run.output).toMatch(/^static: \d+ passed, 2 failed/m);
    expect(run.output).toContain("unit: 2 passed, 2 failed");
    expect(run.output).toContain("api: 0 passed, 1 failed (it ended with 1)");
    expect(run.output).toContain("pages: 0 passed, 1 failed");
    expect(run.output).toContain("browser: 1 passed, 2 failed");
    expect(run.output).toContain("  failed: journeys/failing.spec.ts: fails\n");
    expect(run.output).toContain(
      "passed only on its second try: journeys/second-try.spec.ts: passes on its second try",
    );
    expect(run.lastLine).toMatch(/^\d+ passed, 8 failed, 1 skipped$/);
    expect(run.exit).toBe(1);
  });
});
