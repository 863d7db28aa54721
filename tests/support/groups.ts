/** What the stories of the groups have in common. */
import type { Page } from "@playwright/test";
import { shippedGroups } from "../../src/content/groups.ts";
import { expect } from "./site.ts";

export const path = "/support/groups";
export const all = shippedGroups.length;
export const rows = (page: Page) => page.getByRole("main").getByRole("article");
export const row = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
export const byPath = (page: Page) => page.getByLabel("Your path");
export const byKind = (page: Page) => page.getByLabel("Kind of group");
export const byDay = (page: Page) => page.getByLabel("Day", { exact: true });
export const count = (page: Page) => page.getByRole("main").getByRole("status");

/** Waits until the page is alive: only then does the reader's own time stand there. */
export async function open(page: Page, address = path) {
  await page.goto(address);
  await expect(page.getByText(/Times are in your time zone: /)).toBeVisible();
}

export async function unfold(page: Page, name: string) {
  await row(page, name).locator("summary").first().click();
}
