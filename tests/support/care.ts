/** What the stories of gentle mode, the settings and quick leaving have in common. */
import type { Page } from "@playwright/test";
import { expect } from "./site.ts";

export const numbers = (page: Page) => page.getByRole("region", { name: "Journey by the Numbers" });
export const story = (page: Page) => page.getByRole("region", { name: "Our story in five chapters" });
export const figures = (page: Page) => page.locator("#numbers dl");
export const chapters = (page: Page) => page.getByRole("region", { name: "The chapters, one at a time" });
export const show = (page: Page) => numbers(page).getByRole("button", { name: "Show this part" });
export const banner = (page: Page) => page.getByRole("banner");
export const panel = (page: Page) => page.getByRole("dialog", { name: "Quiet settings" });

/** As for a reader who turned gentle mode on at an earlier visit; what they choose later in the test stays. */
export async function withGentleMode(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem("gentle") === null) localStorage.setItem("gentle", "on");
  });
}

export async function openHydrated(page: Page, path: string) {
  await page.goto(path);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

export async function openPanel(page: Page) {
  await banner(page).getByRole("button", { name: "Quiet settings" }).click();
  await expect(panel(page)).toBeVisible();
}
