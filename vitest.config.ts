import { availableParallelism } from "node:os";
import { defineConfig, type Plugin } from "vitest/config";
import { isWholeRun } from "./tests/support/whole-run.ts";

// Files that run in one worker share what they have loaded: on two cores the unit tests took 17 s in place of 40 and
// the API tests 154 s in place of 205 when this was decided. So no test may put something else in a module's place
// (vi.mock).
const everywhere = {
  environment: "node" as const,
  unstubEnvs: true,
  isolate: false,
  setupFiles: ["tests/support/seed.ts"],
  // Patience costs nothing where all is well, and a busy machine needs it; shorter than any test may take.
  expect: { poll: { timeout: 25_000 } },
};

/**
 * Loads packages as the site does. Vitest adds to what a configuration names, and so would take the builds of micromark
 * for its developers, which check each of their own steps.
 */
const packagesOfASite: Plugin = {
  name: "packages-of-a-site",
  configEnvironment(_name, options) {
    if (options.resolve) options.resolve.conditions = ["node"];
  },
};

export default defineConfig({
  plugins: [packagesOfASite],
  test: {
    // Vitest leaves one core free; on two that is one worker, and most of our tests wait for a database or a process.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    tags: [{ name: "all", description: "Long: runs only in script/test all." }],
    projects: [
      {
        extends: true,
        test: {
          ...everywhere,
          name: "unit",
          include: ["{src,script,bench,tests/support}/**/*.test.{ts,tsx}"],
          exclude: ["src/**/*.api.test.ts"],
          // Tests of many random cases are slow on a busy machine, and that is no fault.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          ...everywhere,
          name: "api",
          // Of the kills one is part of every run; the whole run has them all, in a part of their own.
          include: [
            "src/**/*.api.test.ts",
            isWholeRun ? "tests/runner/**/*.test.ts" : "tests/faults/kill-nine.test.ts",
          ],
          globalSetup: ["tests/support/postgres-for-all.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...everywhere,
          // With the fleet: three built processes, a proxy and a PostgreSQL of their own.
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          globalSetup: ["tests/support/postgres-for-all.ts"],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          ...everywhere,
          name: "pages",
          include: ["tests/pages/**/*.test.ts"],
          globalSetup: ["tests/support/one-site.ts"],
          // Some tests read every page, which takes long on a busy machine.
          testTimeout: 240_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
