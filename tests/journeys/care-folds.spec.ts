import type { Page } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import {
  banner,
  chapters,
  figures,
  numbers,
  openHydrated,
  openPanel,
  panel,
  show,
  withGentleMode,
} from "../support/care.ts";
import { expect, test } from "../support/site.ts";
import { isSound } from "../support/sound.ts";
import { isWholeRun } from "../support/whole-run.ts";

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });

/** As `isSound`, in the one width and light that the page has now. */
async function fine(page: Page, width: number) {
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

/** Gives the figures, which gentle mode folds, an address of their own. */
async function withAddressOfFigures(page: Page) {
  await page.route("**/our-family", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(
        '<dl class="mt-stack grid grid-cols-2',
        '<dl id="told" class="mt-stack grid grid-cols-2',
      ),
    });
  });
  await page.route("**/assets/page-*.js", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      "(`dl`,{className:`mt-stack grid grid-cols-2",
      "(`dl`,{id:`told`,className:`mt-stack grid grid-cols-2",
    );
    await route.fulfill({ response: answer, body });
  });
}

test("opens the part that an address asks for, and is turned off and on from the drawer of a phone", async ({
  page,
}) => {
  await withGentleMode(page);
  await withAddressOfFigures(page);
  await test.step("on a page that is loaded with the address", async () => {
    await page.goto("/our-family#told");
    await expect(figures(page)).toBeInViewport();
    await numbers(page).getByRole("button", { name: "Hide this part" }).click();
    await expect(figures(page)).toBeHidden();
    await page.evaluate(() => {
      location.hash = "";
      location.hash = "#told";
    });
    await expect(figures(page)).toBeInViewport();
    await expect(chapters(page)).toBeHidden();
    // What the address asks for stays open in gentle mode, too.
    await page.evaluate(() => {
      location.hash = "";
    });
    await numbers(page).getByRole("button", { name: "Hide this part" }).click();
    await expect(figures(page)).toBeHidden();
  });
  await test.step("in the drawer on a phone, and so are the settings", async () => {
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Open the menu" }).click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await drawer.getByRole("button", { name: "Gentle mode: on" }).click();
    await expect(figures(page)).toBeVisible();
    await drawer.getByRole("button", { name: "Quiet settings" }).click();
    await expect(panel(page)).toBeVisible();
    if (isWholeRun) await fine(page, 390);
    await panel(page).getByRole("checkbox", { name: "Gentle mode" }).check();
    await panel(page).getByRole("button", { name: "Done" }).click();
    await expect(drawer.getByRole("button", { name: "Quiet settings" })).toBeFocused();
    await expect(drawer.getByRole("button", { name: "Gentle mode: on" })).toBeVisible();
    await expect(figures(page)).toBeHidden();
  });
});

test("opens the part that a link inside the site asks for", { tag: "@all" }, async ({ page }) => {
  await withGentleMode(page);
  await withAddressOfFigures(page);
  await openHydrated(page, "/contact");
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/our-family#told";
    link.textContent = "To the figures";
    document.querySelector("main")?.prepend(link);
  });
  await page.getByRole("link", { name: "To the figures" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Family");
  await expect(figures(page)).toBeInViewport();
});

test("answers before any other script has come, and once only", async ({ page }) => {
  await withGentleMode(page);
  const { promise: free, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await free;
    await route.continue();
  });
  await page.goto("/our-family", { waitUntil: "commit" });
  await show(page).click();
  await expect(figures(page)).toBeVisible();
  await banner(page).getByRole("button", { name: "Gentle mode: on" }).click();
  await expect(chapters(page)).toBeVisible();
  await banner(page).getByRole("button", { name: "Quiet settings" }).click();
  letGo();
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByRole("checkbox", { name: "Gentle mode" })).not.toBeChecked();
  await expect(page.locator("html")).not.toHaveAttribute("data-gentle");
});

// At rest every page is checked: smoke/every-page.spec.ts.
test("is sound with parts closed and open, and so is the panel", { tag: "@all" }, async ({ page }) => {
  await withGentleMode(page);
  await openHydrated(page, "/our-family");
  await test.step("one part open, another closed, and the card open", async () => {
    await show(page).click();
    await expect(chapters(page)).toBeHidden();
    await page.getByRole("contentinfo").getByText("More help lines").click();
    await isSound(page, "whole");
  });
  await test.step("the panel on a wide screen", async () => {
    await openPanel(page);
    await fine(page, 1440);
  });
});
