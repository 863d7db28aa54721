import { test as base, expect, type Page } from "@playwright/test";
import type { PreparedData } from "./prepared-data.ts";
import { type RunningSite, type Site, startSite } from "./start-site.ts";
import { translatePages } from "./translator.ts";

/**
 * The sites of a worker: one for each kind of data, which its files share, and one for the file that asks for its own.
 * The latter ends where the next such file begins.
 */
class Sites {
  readonly #shared = new Map<PreparedData, Promise<RunningSite>>();
  #alone: { file: string; site: Promise<RunningSite> } | undefined;

  shared(data: PreparedData): Promise<RunningSite> {
    const site = this.#shared.get(data) ?? startSite({}, data);
    this.#shared.set(data, site);
    return site;
  }

  async alone(file: string, data: PreparedData | "nothing"): Promise<RunningSite> {
    if (this.#alone?.file !== file) {
      await (await this.#alone?.site)?.stop();
      this.#alone = { file, site: startSite({}, data) };
    }
    return this.#alone.site;
  }

  async stop(): Promise<void> {
    for (const site of [...this.#shared.values(), this.#alone?.site]) await (await site)?.stop();
  }
}

/**
 * Browser tests with a site. Anything a page logs as an error fails the test.
 * `test.use({ data: "team" })` gives a file the site with this data, which the worker's other files change too: its tests
 * use names of their own and count nothing that others add to. `test.use({ alone: "team" })` gives it a site that no
 * other file has seen: for what is on every page, and for stories that count. That costs a process.
 */
export const test = base.extend<
  {
    quiet: { allow(pattern: RegExp): void };
    site: Site;
    data: PreparedData;
    alone: PreparedData | "nothing" | "";
    translated: boolean;
  },
  { sites: Sites }
>({
  data: ["migrated", { option: true }],
  alone: ["", { option: true }],
  translated: [false, { option: true }],
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
    async ({}, use) => {
      const sites = new Sites();
      await use(sites);
      await sites.stop();
    },
    { scope: "worker" },
  ],
  site: async ({ sites, data, alone }, use, { file }) =>
    use(await (alone === "" ? sites.shared(data) : sites.alone(file, alone))),
  baseURL: async ({ site }, use) => use(site.url),
  // A story begins when React has the page; the ones about the moments before ask for `waitUntil: "commit"`.
  page: async ({ page, javaScriptEnabled, translated }, use) => {
    if (translated) await translatePages(page, "");
    // As on a plain network address, where somebody may try the site: only https and localhost have it.
    await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, "randomUUID"));
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
  if ((await wakes.count()) > 0) await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

export { expect };
