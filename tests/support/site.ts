import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { freePort } from "./postgres-server.ts";
import { startSmtp, type TestSmtp } from "./smtp.ts";

const root = resolve(import.meta.dirname, "../..");

export type Site = {
  url: string;
  dataDir: string;
  smtp: TestSmtp;
  admin(...words: string[]): Promise<string>;
  /** Ends the process at once, as a failing machine would, and starts it again on what is left. */
  crash(): Promise<void>;
};

/**
 * Starts the built site on a free port with an empty SQLite and a real SMTP server, and ends it by its pid.
 * `settings` come on top, for the tests that need a site of another kind.
 */
export async function startSite(
  settings: Readonly<Record<string, string>> = {},
): Promise<Site & { stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), "kinward-site-"));
  const port = await freePort();
  const smtp = await startSmtp();
  const url = `http://localhost:${port}`;
  const environment = {
    ...process.env,
    NODE_ENV: "production",
    PORT: String(port),
    SITE_URL: url,
    DATA_DIR: dataDir,
    SMTP_URL: smtp.url,
    RATE_LIMIT: "off",
    LOG_LEVEL: "warn",
    ...settings,
  };
  const start = async () => {
    const started = spawn(process.execPath, ["src/server/main.ts"], { cwd: root, env: environment });
    await untilListening(started);
    return started;
  };
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    const ended = new Promise((done) => child.once("exit", done));
    child.kill(signal);
    await ended;
  };
  let child = await start();
  return {
    url,
    dataDir,
    smtp,
    admin: (...words) => runAdmin(words, environment),
    async crash() {
      await end("SIGKILL");
      child = await start();
    },
    async stop() {
      await end("SIGTERM");
      await smtp.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function untilListening(child: ChildProcess): Promise<void> {
  return new Promise((done, reject) => {
    let said = "";
    const read = (part: Buffer) => {
      said += part.toString();
      if (said.includes("Kinward is at")) done();
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", () => reject(new Error(`the site did not start: ${said}`)));
  });
}

function runAdmin(words: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((done, reject) => {
    const child = spawn(process.execPath, ["src/server/admin.ts", ...words], { cwd: root, env });
    let said = "";
    child.stdout.on("data", (part: Buffer) => {
      said += part.toString();
    });
    child.once("error", reject);
    child.once("exit", () => done(said));
  });
}

/**
 * Browser tests with a site of their own per worker. Anything a page logs as an error fails the test.
 * `test.use({ alone: "inbox" })` keeps a file to a worker and a site that no other file has seen: for stories that
 * count what is there.
 */
export const test = base.extend<{ quiet: { allow(pattern: RegExp): void } }, { site: Site; alone: string }>({
  alone: ["", { scope: "worker", option: true }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // A story begins when React has the page; the ones about the moments before ask for `waitUntil: "commit"`.
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitsForScripts(page);
    await use(page);
  },
  quiet: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [];
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(errors.filter((error) => !allowed.some((pattern) => pattern.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Has `goto` of a page wait until scripts answer to what is pressed. */
export function waitsForScripts(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil !== "commit") await untilAwake(page);
    return answer;
  };
}

/** Waits until scripts answer to what is pressed, on a page that has any. */
export async function untilAwake(page: Page): Promise<void> {
  const wakes = page.locator('html[data-topics-chosen] script:is([data-modules], [type="module"])');
  if ((await wakes.count()) > 0) await page.locator("html[data-awake]").waitFor({ state: "attached" });
}

export { expect };
