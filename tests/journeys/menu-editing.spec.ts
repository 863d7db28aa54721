import type { Page } from "@playwright/test";
import { expect, test, untilHydrated } from "../support/site.ts";
import { isSound } from "../support/sound.ts";
import { signInAt } from "../support/team-sign-in.ts";

test.use({ alone: "team" });

/** Every page has the menus, and all of them are rendered first. */
const published = (page: Page) =>
  expect(page.getByText("Published. The public pages show it now.")).toBeVisible({ timeout: 60_000 });

async function publish(page: Page): Promise<void> {
  await expect(page.getByText("All changes saved")).toBeVisible();
  await page.getByRole("button", { name: "Publish now" }).click();
  await page.getByRole("button", { name: "Publish on every page" }).click();
  await published(page);
}

test("an editor adds and moves an entry, sees it in header and drawer, and restores the menus", {
  tag: "@all",
}, async ({ page }) => {
  test.slow();
  await signInAt(page, "/admin/site/menus");
  await untilHydrated(page);
  await isSound(page);
  await page.getByRole("button", { name: /^Links in the header/ }).click();
  const links = page.getByRole("group", { name: "Links in the header" });
  await links.getByRole("button", { name: "Add an entry" }).click();
  const added = links.getByRole("combobox", { name: "Leads to" }).last();

  // An address that nobody finds is refused by name.
  await added.selectOption("Another address…");
  await links.getByLabel("Address").fill("/no-such-page");
  await links.getByLabel("Name").last().fill("Podcast");
  await expect(page.getByText("Visitors find no page at /no-such-page.").first()).toBeVisible();
  await added.selectOption("/resources/podcast");

  // The keyboard moves it to the front.
  await links.getByRole("button", { name: "Move up: 3" }).press("Enter");
  await links.getByRole("button", { name: "Move up: 2" }).press("Enter");
  await publish(page);

  const header = page.getByRole("navigation", { name: "Main" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/contact");
  await expect(header.locator(".menu-bar > li").first()).toHaveText("Podcast");
  // However wide the screen, all of them are in one line or behind the menu button.
  const places = header.locator(".menu-bar > li");
  for (const width of [1024, 1280, 1344, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    if (width > 1024) {
      const tops = await places.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
      expect(new Set(tops).size, String(width)).toBe(1);
    }
    await expect(header).toBeVisible({ visible: width > 1024 });
    await expect(page.getByRole("button", { name: "Open the menu" })).toBeVisible({ visible: width <= 1024 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Open the menu" }).click();
  await expect(page.getByRole("dialog").getByRole("link", { name: "Podcast" }).first()).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/admin/site/menus");
  await page.getByRole("button", { name: /Publish this version again.*Original text/ }).click();
  await page.getByRole("button", { name: "Publish this version", exact: true }).click();
  await expect(page.getByRole("button", { name: "Publish this version again : 1" })).toBeVisible({
    timeout: 60_000,
  });
  await page.goto("/contact");
  await expect(header.locator(".menu-bar > li").first()).toHaveText("Membership");
});
