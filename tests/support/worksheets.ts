/** What the stories of the worksheets have in common. */
import type { Page } from "@playwright/test";
import { expect } from "./site.ts";

export const address = "/resources/worksheets";

/** One worksheet on its page, with its keeper at work. */
export async function openSheet(page: Page, id: string) {
  await page.goto(`${address}/${id}`);
  await expect(page.locator(".sheets[data-live]")).toBeVisible();
  return page.locator(`[data-sheet="${id}"]`);
}

/** Waits until everything typed so far is encrypted and stored. */
export async function untilSaved(page: Page): Promise<void> {
  await expect(page.locator(".sheets[data-live]:not([data-saving])")).toBeVisible();
}

export async function printedPages(page: Page, format: "A4" | "Letter"): Promise<number> {
  const bytes = await page.pdf({ format });
  return (bytes.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length;
}
