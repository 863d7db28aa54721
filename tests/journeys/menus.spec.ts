import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });

const bar = (page: Page) => page.getByRole("banner").getByRole("navigation");
const button = (page: Page, title: string) => bar(page).getByRole("button", { name: title });
const item = (page: Page, title: string) => bar(page).getByRole("link", { name: title, exact: true });

// Their links and where one is: tests/pages/menus.test.ts.
test("menus open by hover and by keyboard, and keep the header that hides on the way down", async ({
  page,
}) => {
  await page.goto("/journeys/infertility");
  await expect(page.locator("[data-live]").first()).toBeAttached();

  await test.step("one opens on hover and closes when it is left", async () => {
    await button(page, "Resources").hover();
    const menu = bar(page).locator('[data-menu="resources"]');
    await expect(menu.getByRole("link").first()).toBeVisible();
    await expect(menu.getByRole("link").last()).toHaveAttribute("href", /^https:\/\/blog\./);
    await page.mouse.move(700, 800);
    await expect(menu.getByRole("link").first()).toBeHidden();
  });

  await test.step("Clinic Staff is disabled and explained", async () => {
    const staff = page.getByRole("banner").getByRole("button", { name: "Clinic Staff" });
    await expect(staff).toBeVisible();
    await expect(staff).toBeDisabled();
    await expect(staff).toHaveAccessibleDescription("Not available yet");
    // The tooltip leaves the way out of the page free.
    await staff.locator("xpath=..").hover();
    await expect(page.locator(".tooltip")).toBeVisible();
    const tooltip = await page.locator(".tooltip").boundingBox();
    const leave = await page.getByRole("banner").getByRole("link", { name: "Leave quickly" }).boundingBox();
    expect(tooltip?.y).toBeGreaterThan((leave?.y ?? 0) + (leave?.height ?? 0));
    await page.mouse.move(700, 800);
  });

  await test.step("one opens by keyboard, its items are walked, and Escape gives the focus back", async () => {
    await button(page, "Support").focus();
    await page.keyboard.press("Enter");
    await expect(button(page, "Support")).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("ArrowDown");
    await expect(item(page, "Peer support community")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(item(page, "Groups")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(button(page, "Support")).toBeFocused();
    await expect(button(page, "Support")).toHaveAttribute("aria-expanded", "false");
  });

  await test.step("the header hides on the way down and comes back on the way up, never under an open menu", async () => {
    const header = page.getByRole("banner");
    const top = () => header.evaluate((element) => element.getBoundingClientRect().bottom);
    const height = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--header-h").trim());
    expect(await height()).toBe("9rem");
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.mouse.wheel(0, 600);
    await expect.poll(top).toBeLessThanOrEqual(0);
    await page.mouse.wheel(0, -200);
    await expect.poll(top).toBeGreaterThan(100);
    await button(page, "Clinics").focus();
    await page.keyboard.press("Enter");
    await expect(button(page, "Clinics")).toHaveAttribute("aria-expanded", "true");
    await page.evaluate(() => scrollBy(0, 400));
    await expect.poll(top).toBeGreaterThan(100);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await height()).toBe("64px");
  });
});

test("opens menus by hover and focus without script", { tag: "@all" }, async ({ browser, site }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(`${site.url}/contact`);
  await button(page, "Clinics").hover();
  await expect(item(page, "Training")).toBeVisible();
  await item(page, "Training").click();
  await expect(page).toHaveURL(`${site.url}/clinics/training`);
  await context.close();
});
