import type { Page } from "@playwright/test";
import { layout } from "../../src/content/layout.ts";
import { expect, test } from "../support/site.ts";

test.use({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  reducedMotion: "no-preference",
});

const drawer = (page: Page) => page.getByRole("dialog");

async function open(page: Page) {
  await page.goto("/contact");
  await page
    .getByRole("button", { name: "Open the menu" })
    .or(page.getByRole("link", { name: "Open the menu" }))
    .click();
  await expect(drawer(page)).toBeVisible();
}

test("slides in from the right with every group, keeps the focus, and gives it back when it is closed", async ({
  page,
  site,
}) => {
  await open(page);
  await test.step("it is 85% wide up to 380 px, and says what leaving quickly does", async () => {
    await expect
      .poll(async () => {
        const box = await drawer(page).boundingBox();
        return box && { width: Math.round(box.width), right: Math.round(box.x + box.width) };
      })
      .toEqual({ width: Math.round(390 * 0.85), right: 390 });
    await expect(drawer(page).getByRole("link", { name: "Leave quickly" })).toBeInViewport();
    const note = drawer(page).getByRole("paragraph").filter({ hasText: layout.tooltips.leaveQuickly });
    await expect(note).toBeInViewport();
    await expect(note).toContainText("It doesn’t clear your browser history.");
    // What stays in place leaves most of the height to the menu.
    const foot = await drawer(page).locator(".drawer-foot").boundingBox();
    expect(foot?.height).toBeLessThanOrEqual(844 * 0.2);
  });

  // The motion has been seen.
  await page.emulateMedia({ reducedMotion: "reduce" });

  await test.step("it holds every group", async () => {
    for (const title of ["Journeys", "Support", "Clinics", "Resources"])
      await expect(drawer(page).getByText(title, { exact: true })).toBeVisible();
    await expect(drawer(page).getByRole("link", { name: /Members Login/ })).toBeVisible();
    await expect(drawer(page).getByRole("button", { name: "Clinic Staff" })).toBeDisabled();
    await drawer(page).getByText("Resources", { exact: true }).click();
    await expect(drawer(page).getByRole("link", { name: /Blog/ })).toBeVisible();
  });

  await test.step("it keeps the focus inside and gives it back on Escape", async () => {
    for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press("Tab");
    const inside = () =>
      page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
      );
    expect(await inside()).toBe(true);
    // Walking round passes the browser's own bar, where Escape would not be ours to hear.
    await drawer(page).getByRole("button", { name: "Close the menu" }).focus();
    // A bubble on the way closes first, and takes an Escape for itself.
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Open the menu" })).toBeFocused();
  });

  await test.step("it closes on its button, beside itself and when a page is chosen", async () => {
    const opener = page.getByRole("button", { name: "Open the menu" });
    await opener.click();
    await drawer(page).getByRole("button", { name: "Close the menu" }).click();
    await expect(drawer(page)).toBeHidden();
    await opener.click();
    await page.mouse.click(15, 500);
    await expect(drawer(page)).toBeHidden();
    await opener.click();
    await drawer(page).getByRole("link", { name: "Membership" }).click();
    await expect(page).toHaveURL(`${site.url}/membership`);
    await expect(drawer(page)).toBeHidden();
  });
});

// The link as it is sent: tests/pages/public-without-scripts.test.ts.
test("leads to the list of all pages without script", { tag: "@all" }, async ({ browser, site }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(`${site.url}/contact`);
  await page.getByRole("link", { name: "Open the menu" }).click();
  await expect(page).toHaveURL(/#site-links$/);
  await context.close();
});
