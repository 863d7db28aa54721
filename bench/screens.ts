import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "@playwright/test";
import * as z from "zod/mini";
import prepareData from "../tests/support/prepare-all-data.ts";
import { teamPassword } from "../tests/support/prepared-data.ts";
import { startSite } from "../tests/support/start-site.ts";
import { count, median, type Row } from "./row.ts";

const rounds = 5;
const measured = z.record(z.string(), z.number());

/**
 * Presses every link of the admin's menu in turn and waits until the new screen is drawn, with the pointer at rest
 * before: no prefetch on hover helps. Times in milliseconds, per screen.
 */
const walk = `(async () => {
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  const times = {};
  const links = [...document.querySelectorAll("nav a[href^='/admin']")].map((link) => link.pathname);
  for (const path of [...links.slice(1), links[0]]) {
    const title = document.title;
    const started = performance.now();
    document.querySelector("nav a[href='" + path + "']").click();
    while (location.pathname !== path || document.title === title || document.querySelector("main[aria-busy]")) await frame();
    await frame();
    times[path] = performance.now() - started;
    await new Promise((rest) => setTimeout(rest, 200));
  }
  return times;
})()`;

/** How long the admin takes from the press of a menu link until the screen is drawn, at full and at a quarter speed. */
export async function benchScreens(): Promise<Row[]> {
  const removeData = await prepareData();
  const site = await startSite({}, "lists");
  const { CHROMIUM: executablePath } = process.env;
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${site.url}/admin`);
    await page.getByRole("textbox", { name: "Email address" }).fill("owner@kinward.test");
    await page.getByLabel("Password", { exact: true }).fill(teamPassword);
    await page.keyboard.press("Enter");
    await page.locator("nav a[href='/admin']").first().waitFor();
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    const session = await page.context().newCDPSession(page);
    const rows: Row[] = [];
    for (const [slowdown, goal] of [
      [1, 100],
      [4, 300],
    ] as const) {
      await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      const times = new Map<string, number[]>();
      // The first round fetches the screens' scripts, which a team member does once.
      for (let round = 0; round <= rounds; round += 1) {
        const answer = await session.send("Runtime.evaluate", {
          expression: walk,
          awaitPromise: true,
          returnByValue: true,
        });
        if (round > 0)
          for (const [path, ms] of Object.entries(measured.parse(answer.result.value)))
            times.set(path, [...(times.get(path) ?? []), ms]);
        await pause(200);
      }
      rows.push(rowOf(slowdown, goal, times));
    }
    return rows;
  } finally {
    await browser.close();
    await site.stop();
    removeData();
  }
}

function rowOf(slowdown: number, goal: number, times: ReadonlyMap<string, readonly number[]>): Row {
  const screens = [...times].map(([path, all]) => ({ path, ms: median(all) }));
  const slowest = screens.toSorted((one, other) => other.ms - one.ms).slice(0, 3);
  return {
    what: `an admin screen after its link is pressed, ×${slowdown}, slowest of ${screens.length}`,
    measured: `${count(slowest[0]?.ms ?? Number.NaN)} ms`,
    beside: `middle ${count(median(screens.map(({ ms }) => ms)))} ms; ${slowest.map(({ path, ms }) => `${path} ${count(ms)}`).join(", ")}`,
    goal: `≤ ${goal} ms`,
  };
}
