import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import * as z from "zod";
import { pagesToCheck } from "../support/pages-to-check.ts";
import { servedPage } from "../support/served-page.ts";

const checker = resolve(import.meta.dirname, "../../node_modules/vnu-jar/build/dist/vnu.jar");
const report = z.object({
  messages: z.array(z.object({ type: z.string(), url: z.string(), message: z.string() })),
});

/** Pages outside the registry, which are rendered for each request. */
const rendered = [
  "/admin/login",
  "/admin/forgotten-password",
  "/admin/first-owner",
  "/c/NOBODY-KNOWS",
  "/campaign/unknown",
  "/newsletter/confirm/unknown",
  "/newsletter/preferences/unknown",
  "/no/such/page",
  "/privacy/my-data/sent",
  "/resources/knowledge-hub?q=loss",
  "/support/groups?path=adoption",
];

// For a run this short Java's second compiler costs more than it saves; without it the parser's recursion needs more stack.
const forShortRuns = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xss2m"];

const hasJava = spawnSync("java", ["-version"]).status === 0;
if (!hasJava) console.log("There is no Java here, so the W3C's HTML checker does not run.");

// Every run has html-validate read the pages (every-page.test.ts).
it.skipIf(!hasJava)(
  "is free of errors for the W3C's HTML checker on every page, as it is served",
  { tags: "all" },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "kinward-html-"));
    const paths = [...pagesToCheck, ...rendered];
    for (const [at, path] of paths.entries())
      writeFileSync(join(folder, `${at}.html`), (await servedPage(path)).html);
    const { stderr } = spawnSync(
      "java",
      [...forShortRuns, "-jar", checker, "--errors-only", "--format", "json", "--exit-zero-always", folder],
      { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
    );
    rmSync(folder, { recursive: true });
    const pathOf = (url: string) => paths[Number(/(\d+)\.html$/.exec(url)?.[1])] ?? url;
    const faults = report
      .parse(JSON.parse(stderr))
      .messages.map(({ type, url, message }) => `${pathOf(url)}: ${type}: ${message}`);
    expect(faults).toEqual([]);
  },
);
