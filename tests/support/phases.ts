/** What the tests of a journey told in phases have in common. */
import type { Page } from "@playwright/test";
import { expect } from "./site.ts";

export const journey = "/journeys/infertility";
export const titles = [
  "Discovery",
  "Diagnosis",
  "Decisions",
  "Treatment",
  "The wait",
  "Turning points",
  "Wellbeing",
];

export const addressOf = (title: string) => `${journey}/${title.toLowerCase().replace(" ", "-")}`;

/** A phase's page with its script in place, loaded anew. */
export async function open(page: Page, title: string, hash = "") {
  await page.goto("about:blank");
  await page.goto(addressOf(title) + hash);
  await expect(page.locator(".phase-map[data-live]")).toBeVisible();
}

export const titleOf = (title: string, page: Page) =>
  page.getByRole("heading", { level: 1, name: title, exact: true });

/** The page is this phase's, by address, heading and title, and has only this phase. */
export async function showsPhase(page: Page, title: string) {
  await expect(titleOf(title, page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${addressOf(title)}(#|$)`));
  await expect(page.locator(".phase-panel")).toHaveCount(1);
  await expect(panelOf(title, page)).toBeVisible();
}

export const panelOf = (title: string, page: Page) =>
  page.locator(`#${title.toLowerCase().replace(" ", "-")}-panel`);

type Shift = PerformanceEntry & { hadRecentInput: boolean; value: number; sources: { node?: Node }[] };

/** What a font that arrives late may move: a line above the list of phases wraps anew. A phase that closes moves 50 times that. */
export const lateFont = 0.005;

/** How much the page itself, below the header, has moved under the reader by itself. */
export async function countShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value, sources } = entry as Shift;
        const ours = sources.some(({ node }) => document.querySelector("main")?.contains(node ?? null));
        if (ours && !hadRecentInput) Object.assign(window, { shifts: Reflect.get(window, "shifts") + value });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => {
    await page.waitForLoadState("networkidle");
    return page.evaluate(() => Reflect.get(window, "shifts"));
  };
}
