import { defineConfig } from "@playwright/test";
import { isWholeRun } from "./tests/support/whole-run.ts";

const asRoot = process.getuid?.() === 0;

const launchOptions = {
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--disable-gpu", "--disable-background-networking", ...(asRoot ? ["--no-sandbox"] : [])],
};
/** Needs a browser of its own, in which scrollbars take room, as they do on most desktops. */
const focus = "journeys/focus.spec.ts";
/** Forms and controls that are walked once more with a browser's translator. */
const translated =
  /journeys\/(?:campaign|contact|groups|groups-sign-up|home|journal|membership|newsletter|site-search)\.spec/;

export default defineConfig<{ translated: boolean }>({
  testDir: "tests",
  testMatch: ["journeys/**/*.spec.ts", "smoke/**/*.spec.ts"],
  outputDir: "test-results",
  // Node strips the types itself, and keeps what it has compiled for the next process.
  build: { external: ["**/*.ts"] },
  globalSetup: "./tests/support/prepare-all-data.ts",
  // A file's tests share one worker, and so its site and what it has loaded. The crawl of every page asks for more.
  fullyParallel: false,
  workers: 3,
  // A test that passes only on its second try is a fault of the test or of the page.
  retries: 0,
  // Patience costs nothing where all is well, and a busy machine needs it.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // The longest file comes first: begun last, it would leave the other workers idle.
  projects: [
    {
      name: "scrollbars",
      testMatch: focus,
      use: { launchOptions: { ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] } },
    },
    { name: "all others", testIgnore: focus },
    ...(isWholeRun
      ? [
          {
            name: "translated",
            testMatch: translated,
            grepInvert: /valid at every step/,
            use: { translated: true },
          },
        ]
      : []),
  ],
  use: {
    launchOptions,
    // Whatever never comes is named by its line, and not by the whole test's time.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Moving pictures are drawn by the processor; the tests of motion ask for it.
    reducedMotion: "reduce",
    locale: "en-US",
    // Tests of one page must not be answered by what another has kept; the offline tests allow it.
    serviceWorkers: "block",
  },
});
