/**
 * `script/check words --walks`: how long each way from the home page takes on a phone, from the first press until what
 * was looked for can be read. The processor is slowed to a quarter, and each way is walked five times.
 */
import { chromium, type Page } from "@playwright/test";
import { walks } from "./walks.ts";

type Walk = (typeof walks)[number];

const times = 5;

async function secondsOf(page: Page, siteUrl: string, { links, found }: Walk): Promise<number> {
  await page.goto(siteUrl, { waitUntil: "networkidle" });
  const began = performance.now();
  for (const text of links) {
    const before = page.url();
    await page.locator("main").getByRole("link", { name: text }).first().click();
    await page.waitForURL((url) => url.href !== before);
  }
  await page.locator("main").getByText(found).first().waitFor({ state: "attached" });
  return (performance.now() - began) / 1_000;
}

/** A line for each walk: clicks and the median of its seconds. */
export async function timeWalks(siteUrl: string): Promise<string[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  });
  const lines: string[] = [];
  for (const walk of walks) {
    const taken: number[] = [];
    for (let at = 0; at < times; at++) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        serviceWorkers: "block",
      });
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      taken.push(await secondsOf(page, siteUrl, walk));
      await context.close();
    }
    const median = taken.sort((one, other) => one - other)[Math.floor(times / 2)] ?? 0;
    const clicks = `${walk.links.length} ${walk.links.length === 1 ? "click" : "clicks"}`;
    lines.push(`${clicks}, ${median.toFixed(1)} s: ${walk.reader} (${walk.links.join(" → ")})`);
  }
  await browser.close();
  return lines;
}
