import { test as base, expect, type Page } from "@playwright/test";
import { type Site, startSite } from "./start-site.ts";

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
    if (options?.waitUntil !== "commit") await untilHydrated(page);
    return answer;
  };
}

/** Waits until scripts answer to what is pressed, on a page that has any. */
export async function untilHydrated(page: Page): Promise<void> {
  const wakes = page.locator('html[data-topics-chosen] script:is([data-modules], [type="module"])');
  if ((await wakes.count()) > 0) await page.locator("html[data-awake]").waitFor({ state: "attached" });
}

export { expect };
