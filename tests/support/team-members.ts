import type { Browser, Page } from "@playwright/test";
import { appCode } from "./app-code.ts";
import { expect, untilHydrated, waitsForScripts } from "./site.ts";
import type { Site } from "./start-site.ts";

export const password = "a long and quiet sentence";

/** The newest link of this shape in a mail to somebody, waited for. */
export async function linkIn({ smtp }: Site, email: string, pattern: RegExp): Promise<string> {
  const found = () =>
    smtp.mails
      .filter(({ rcpt }) => rcpt.includes(email))
      .map(({ text }) => pattern.exec(text ?? "")?.[0])
      .findLast((link) => link !== undefined);
  await expect.poll(found, { timeout: 20_000 }).toBeDefined();
  return found() ?? "";
}

/** Somebody who was invited, with a browser of their own: opens the link and sets a password. */
export async function comeIn(browser: Browser, { url }: Site, link: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, acceptDownloads: true });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  waitsForScripts(page);
  await page.goto(link);
  await page.getByLabel("New password").fill(password);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page).toHaveURL(/\/admin(\/profile)?$/);
  await untilHydrated(page);
  return page;
}

/** Turns on the second step on one's profile, with an app and the recovery codes kept. */
export async function turnOnSecondStep(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Turn on" }).click();
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
  const secret = ((await page.locator("code").textContent()) ?? "").replaceAll(" ", "");
  await page.getByLabel("The six digits").fill(appCode(secret));
  await page.getByRole("button", { name: "Turn on two-step sign-in" }).click();
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeFocused();
  await page.getByRole("button", { name: "I've saved them" }).click();
}
