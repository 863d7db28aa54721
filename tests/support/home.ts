import type { Page } from "@playwright/test";

/** Opens the home page with its motion in place and a clock that stands still. */
export async function openStill(page: Page) {
  await page.clock.install();
  await page.goto("/");
  await page.locator(".steps[data-live]").waitFor();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 300));
}
