import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });

const bar = (page: Page) => page.getByRole("banner").getByRole("navigation");
const button = (page: Page, title: string) => bar(page).getByRole("button", { name: title });
const item = (page: Page, title: string) => bar(page).getByRole("link", { name: title, exact: true });

/** Opens a page and waits until its menus have been taken over. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator("[data-live]").first()).toBeAttached();
}

const lists: Readonly<Record<string, readonly string[]>> = {
  Journeys: [
    "/journeys/infertility",
    "/journeys/donor-conception",
    "/journeys/surrogacy",
    "/journeys/gestational-surrogates",
    "/journeys/adoption",
    "/journeys",
  ],
  Support: ["/support/peer-support-community", "/support/groups", "/support/peer-mentoring"],
  Clinics: [
    "/clinics",
    "/clinics/training",
    "/clinics/onboarding",
    "/clinics/patient-pre-onboarding",
    "/clinics/partnership",
    "/clinics/contact",
  ],
  Resources: [
    "/resources/knowledge-hub",
    "/resources/podcast",
    "/resources/journaling",
    "/resources/worksheets",
    "/resources/digital-downloads",
    "/resources/zenden",
  ],
};

test("opens each menu on hover with its links in order and closes it when left", async ({ page }) => {
  await open(page, "/contact");
  for (const [title, hrefs] of Object.entries(lists)) {
    await button(page, title).hover();
    const menu = bar(page).locator(`[data-menu="${title.toLowerCase()}"]`);
    await expect(menu.getByRole("link").first()).toBeVisible();
    const found = await menu
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(found.filter((href) => href.startsWith("/"))).toEqual(hrefs);
    if (title === "Resources") expect(found.at(-1)).toMatch(/^https:\/\/blog\./);
    await page.mouse.move(700, 800);
    await expect(menu.getByRole("link").first()).toBeHidden();
  }
});

test("shows Clinic Staff disabled and explained, opens by keyboard, walks the items and gives the focus back on Escape", async ({
  page,
}) => {
  await page.goto("/contact");
  const staff = page.getByRole("banner").getByRole("button", { name: "Clinic Staff" });
  await expect(staff).toBeVisible();
  await expect(staff).toBeDisabled();
  await expect(staff).toHaveAccessibleDescription("Not available yet");

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

test("shows where one is: exactly for pages, by the beginning for groups", async ({ page }) => {
  await page.goto("/membership");
  await expect(item(page, "Membership")).toHaveAttribute("aria-current", "page");
  await page.goto("/journeys/surrogacy");
  await button(page, "Journeys").click();
  await expect(bar(page).locator('a[href="/journeys/surrogacy"]')).toHaveAttribute("aria-current", "page");
  await expect(item(page, "Membership")).not.toHaveAttribute("aria-current");
});

test("hides the header on the way down, brings it back on the way up, never under an open menu", async ({
  page,
}) => {
  await open(page, "/journeys/infertility");
  const header = page.getByRole("banner");
  const top = () => header.evaluate((element) => element.getBoundingClientRect().bottom);
  const height = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--header-h").trim());
  expect(await height()).toBe("9rem");
  await page.mouse.move(700, 700);
  await page.mouse.wheel(0, 600);
  await expect.poll(top).toBeLessThanOrEqual(0);
  await page.mouse.wheel(0, -200);
  await expect.poll(top).toBeGreaterThan(100);
  await button(page, "Clinics").click();
  await page.mouse.move(700, 860);
  await button(page, "Clinics").focus();
  await page.keyboard.press("Enter");
  await page.evaluate(() => scrollBy(0, 400));
  await expect.poll(top).toBeGreaterThan(100);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await height()).toBe("64px");
});

test("opens menus by hover and focus without script", async ({ browser, site }) => {
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
