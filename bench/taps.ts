import { setTimeout as pause } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import * as z from "zod/mini";
import { legalPages, pages, thankYouPages } from "../src/content/index.ts";
import { articlePages } from "../src/content/pages/articles.ts";
import { worksheetPages } from "../src/content/pages/worksheet-pages.ts";
import { count, median, type Row } from "./row.ts";
import { startBuiltSite } from "./site.ts";

const rounds = 3;
const slowdown = 4;
/** Chromium tells of events from this duration on, in milliseconds; shorter ones count as this. */
const shortest = 16;

/** Pages that are drawn by the same module as one before them, and the one that has no scripts. */
const others = new Set<string>([
  "/offline",
  ...[articlePages, worksheetPages, legalPages, thankYouPages].flatMap((pages) =>
    pages.slice(1).map(({ path }) => path),
  ),
]);

/**
 * How long a tap takes from the finger to the next picture (Event Timing, as in Interaction to Next Paint) with the CPU
 * slowed down four times: taps on nothing, one after the other, from the first paint until the scripts have started, and
 * one on the menu button then. Per page the median of three loads; the slowest pages are named.
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
    const asked =
      paths.length > 0 ? paths : pages.map(({ path }) => path).filter((path) => !others.has(path));
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
  // Playwright's own ways of asking a page run a large script in it, which would be measured too.
  const session = await page.context().newCDPSession(page);
  const ask = async (expression: string): Promise<unknown> =>
    (await session.send("Runtime.evaluate", { expression, returnByValue: true })).result.value;
  const tap = async (x: number, y: number) => {
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  /** The longest tap since the last question, once the browser has had time to tell of it. */
  const longest = async () => {
    await pause(600);
    return z.number().parse(await ask(`Math.max(${shortest}, ...tapTimes.splice(0))`));
  };

  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript(`tapTimes = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === "pointerup" || name === "click") tapTimes.push(duration);
    }).observe({ type: "event", durationThreshold: ${shortest} });`);
  await page.goto(url, { waitUntil: "commit" });
  // Nobody taps before there is something to see.
  while (!(await ask(`performance.getEntriesByName("first-contentful-paint").length`))) await pause(10);
  // The first touch starts the scripts; the others arrive in the middle of them.
  while (!(await ask(`document.documentElement.hasAttribute("data-hydrated")`))) await tap(5, 300);
  const starting = await longest();
  const button = await page.getByRole("button", { name: /menu/i }).first().boundingBox();
  if (!button) throw new Error(`${url} has no menu button`);
  await tap(button.x + button.width / 2, button.y + button.height / 2);
  return { starting, menu: await longest() };
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
