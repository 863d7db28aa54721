import type { Page } from "@playwright/test";
import { teamPassword } from "./prepared-data.ts";
import { untilHydrated } from "./site.ts";

/** Fills in the sign-in form that the page shows, as the prepared editor. */
export async function submitSignIn(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Email address" }).fill("editor@kinward.test");
  await page.getByLabel("Password", { exact: true }).fill(teamPassword);
  await page.keyboard.press("Enter");
}

/** Signs in as the prepared editor on the way to an admin page, and waits until that page answers. */
export async function signInAt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await submitSignIn(page);
  await page.waitForURL(`**${address}`);
  await untilHydrated(page);
}
