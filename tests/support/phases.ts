/** What the stories of the journey told in phases have in common. */
import type { Page } from "@playwright/test";
import { expect } from "./site.ts";

export const address = "/journeys/infertility";
export const titles = [
  "Discovery",
  "Diagnosis",
  "Decisions",
  "Treatment",
  "The wait",
  "Turning points",
  "Wellbeing",
];

/** The page with its script in place, loaded anew. */
export async function open(page: Page, hash = "") {
  await page.goto("about:blank");
  await page.goto(`${address}${hash}`);
  await expect(page.locator(".phase-map[data-live]")).toBeVisible();
}

export const titleOf = (title: string, page: Page) =>
  page.getByRole("heading", { level: 3, name: title, exact: true });

/** Of all the phases only this one is to be seen. */
export async function showsOnly(page: Page, wanted: string) {
  await expect(titleOf(wanted, page)).toBeVisible();
  for (const title of titles) if (title !== wanted) await expect(titleOf(title, page)).toBeHidden();
}

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
