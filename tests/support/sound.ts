import type { Page } from "@playwright/test";
import { axeFaults } from "./axe.ts";
import { type Look, looks } from "./looks.ts";
import { expect } from "./site.ts";
import { isWholeRun } from "./whole-run.ts";

/**
 * No fault of access and nothing that scrolls sideways, on a phone at night and on a wide screen by day, with the page
 * as it stands: what a test has opened stays open. Header and footer are looked at only as part of the "whole".
 */
export async function isSound(
  page: Page,
  part: "whole" | "without frame" = "without frame",
  checkedLooks: readonly Look[] = looks,
): Promise<void> {
  for (const [width, colorScheme] of checkedLooks) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await untilColoursStand(page);
    expect(await axeFaults(page, part), `${page.url()} at ${width}`).toEqual([]);
    await fits(page, width);
  }
}

/** `isSound` of what a test has opened: in both looks in the whole run, otherwise in the first, a phone at night. */
export async function isSoundInOneLook(page: Page): Promise<void> {
  await isSound(page, "without frame", isWholeRun ? looks : looks.slice(0, 1));
}

/** The part of `isSound` about what scrolls sideways. */
export async function fitsBothLooks(page: Page): Promise<void> {
  for (const [width] of looks) {
    await page.setViewportSize({ width, height: 900 });
    await fits(page, width);
  }
}

async function fits(page: Page, width: number): Promise<void> {
  const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  // Behind an open dialog nothing scrolls at all, and the page is narrower by the room for its bar.
  expect(await page.evaluate(over), `${page.url()} at ${width}`).toBeLessThanOrEqual(0);
}

/** A colour on its way from one light to the other would be measured as too pale. */
export async function untilColoursStand(page: Page): Promise<void> {
  await page.evaluate(colourChangesAreOver);
}

async function colourChangesAreOver(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map((each) => each.finished));
}
