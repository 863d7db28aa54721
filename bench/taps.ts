import { chromium, type Page } from "@playwright/test";
import { pages } from "../src/content/index.ts";
import { articlePages } from "../src/content/pages/articles.ts";
import { worksheetPages } from "../src/content/pages/worksheet-pages.ts";
import { count, median, type Row } from "./row.ts";
import { startBuiltSite } from "./site.ts";

const rounds = 3;
const slowdown = 4;
/** Chromium tells of events from this duration on, in milliseconds; shorter ones count as this. */
const shortest = 16;

/** Pages that aren't drawn by the same module as one before them. */
const alike = new Set<string>([...articlePages, ...worksheetPages].slice(1).map(({ path }) => path));

declare global {
  interface Window {
    /** Event Timing durations of the taps since the page was opened, in milliseconds. */
    tapTimes: number[];
  }
}

/**
 * How long a tap takes from the finger to the next picture (Event Timing, as in Interaction to Next Paint) with the CPU
 * slowed down four times: one tap on nothing while the scripts start, and one on the menu button once they have. Per
 * page the median of three loads; the slowest pages are named.
 *
 * @param paths the pages to measure; every public page where none is named
 */
export async function benchTaps(paths: readonly string[]): Promise<Row[]> {
  const site = await startBuiltSite();
  const { CHROMIUM: executablePath } = process.env;
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const measured: { path: string; starting: number; menu: number }[] = [];
  try {
    const asked = paths.length > 0 ? paths : pages.map(({ path }) => path).filter((path) => !alike.has(path));
    for (const path of asked) {
      const runs: { starting: number; menu: number }[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
        const page = await context.newPage();
        runs.push(await tapOn(page, new URL(path, site.url).href));
        await context.close();
      }
      const middle = (figure: (run: (typeof runs)[number]) => number) => median(runs.map(figure));
      measured.push({ path, starting: middle((run) => run.starting), menu: middle((run) => run.menu) });
      console.error(`  ${path} ${JSON.stringify(measured.at(-1))}`);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return [
    rowOf("a tap while scripts start", measured, (page) => page.starting),
    rowOf("a tap on the menu button", measured, (page) => page.menu),
  ];
}

async function tapOn(page: Page, url: string): Promise<{ starting: number; menu: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript((durationThreshold) => {
    window.tapTimes = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === "pointerup" || name === "click") window.tapTimes.push(duration);
      // The types that come with TypeScript don't know durationThreshold yet.
    }).observe({ type: "event", durationThreshold } as PerformanceObserverInit);
  }, shortest);
  await page.goto(url, { waitUntil: "commit" });
  await page.locator("h1").waitFor();
  // The first touch starts the scripts; the second arrives in the middle of them.
  await page.touchscreen.tap(5, 300);
  await page.touchscreen.tap(5, 300);
  await page.locator("html[data-awake]").waitFor({ state: "attached" });
  const starting = await longest(page);
  await page.evaluate(() => {
    window.tapTimes = [];
  });
  await page.getByRole("button", { name: /menu/i }).first().tap();
  const menu = await longest(page);
  return { starting, menu };
}

/** The longest tap so far, once the browser has had time to tell of it. */
async function longest(page: Page): Promise<number> {
  await page.waitForTimeout(600);
  return Math.max(shortest, ...(await page.evaluate(() => window.tapTimes)));
}

function rowOf<T extends { path: string }>(
  what: string,
  pages: readonly T[],
  figure: (page: T) => number,
): Row {
  const slowest = pages.toSorted((a, b) => figure(b) - figure(a)).slice(0, 3);
  return {
    what: `${what}, ×${slowdown}, slowest page`,
    measured: slowest[0] ? `${count(figure(slowest[0]))} ms` : "",
    beside: `middle of ${pages.length} pages ${count(median(pages.map(figure)))} ms; ${slowest.map((page) => `${page.path} ${count(figure(page))}`).join(", ")}`,
    goal: "≤ 100 ms",
  };
}
