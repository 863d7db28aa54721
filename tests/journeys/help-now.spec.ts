import { expect, test } from "../support/site.ts";

test.use({ reducedMotion: "reduce", viewport: { width: 390, height: 844 } });

test("reaches the help lines on a phone from every page and its menu, and closes beside them", async ({
  page,
}) => {
  await page.goto("/membership");
  const button = page.getByRole("button", { name: "Help now" });
  await expect(button).toBeInViewport();
  const box = await button.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await button.click();
  const help = page.getByRole("dialog", { name: "Help now" });
  await expect(help.getByRole("link", { name: /^Call 911/ })).toHaveAttribute("href", "tel:911");
  await expect(help.getByRole("link", { name: /^Call 988/ })).toHaveAttribute("href", "tel:988");
  await expect(help.getByRole("link", { name: "Text 988" })).toHaveAttribute("href", "sms:988");
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await expect(page).toHaveURL(/\/membership$/);

  await test.step("the same row is in the menu", async () => {
    await page.getByRole("button", { name: "Open the menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Help now" }).click();
    await expect(page.getByRole("link", { name: "Text 988" }).last()).toBeInViewport();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
  });

  await button.click();
  await help.getByRole("link", { name: "More help lines" }).click();
  await expect(help).toBeHidden();
  await expect(page.getByRole("region", { name: "Help in a crisis" })).toBeInViewport();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  // What is sent: tests/pages/public-without-scripts.test.ts.
  test("opens the help lines, and the footer's menus", { tag: "@all" }, async ({ page }) => {
    await page.goto("/membership");
    await page.getByRole("button", { name: "Help now" }).click();
    await expect(page.getByRole("link", { name: /^Call 988/ })).toBeInViewport();
    await page.keyboard.press("Escape");
    const links = page.getByRole("navigation", { name: "All pages" });
    await expect(links.getByRole("link", { name: "Worksheets" })).toBeHidden();
    await links.getByText("Resources").last().click();
    await expect(links.getByRole("link", { name: "Worksheets" })).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(links.getByRole("link", { name: "Training" })).toBeVisible();
  });
});
