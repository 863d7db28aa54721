import type { Page } from "@playwright/test";
import { expect } from "./site.ts";

/** Opens the home page with its motion in place and a clock that stands still. */
export async function openStill(page: Page) {
  await page.clock.install();
  await page.goto("/");
  await page.locator(".steps[data-live]").waitFor();
  // So far ahead that it isn't over when the browser hears of it.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2_000));
}

/** A screen, and how many of the cards' titles stand in it. */
export type Screen = readonly [width: number, height: number, titles: number];

/** The first screen has the titles of the cards and the button that stops or moves them, and its words stand over the sky. */
export async function hasStepsInFirstScreen(
  page: Page,
  name: "Pause" | "Resume",
  screens: readonly Screen[],
) {
  const titles = page.locator(".step h2 button");
  const button = page.getByRole("button", { name });
  for (const [width, height, seen] of screens) {
    await page.setViewportSize({ width, height });
    for (let at = 0; at < seen; at += 1) await expect(titles.nth(at)).toBeInViewport({ ratio: 0.9 });
    const row = await page.locator(".steps").boundingBox();
    const box = await button.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(row?.y ?? Number.POSITIVE_INFINITY);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan((row?.y ?? 0) + (row?.height ?? 0));
    await expect(button).toBeInViewport({ ratio: 1 });
    // The land begins below the buttons.
    const ways = await page.getByRole("link", { name: "Learn More" }).boundingBox();
    const land = await page.locator(".hero-land").boundingBox();
    expect((ways?.y ?? 0) + (ways?.height ?? 0)).toBeLessThan(land?.y ?? 0);
  }
}

/** On a phone the ways in are part of the first screen, and the keyboard meets them in the order in which they are seen. */
export async function hasWaysInFirstScreen(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  const way = page.getByRole("link", { name: "After a miscarriage", exact: true });
  await expect(way).toBeInViewport({ ratio: 1 });
  await page.getByRole("link", { name: "Learn More" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Find a group" }).first()).toBeFocused();
}
