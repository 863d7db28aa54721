import type { Page } from "@playwright/test";
import { zenden } from "../../src/content/pages/zenden.ts";
import { expect, test } from "../support/site.ts";
import { isSound } from "../support/sound.ts";
import { isWholeRun } from "../support/whole-run.ts";

test.use({ reducedMotion: "reduce" });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("breathes, and is worked by keyboard", { tag: "@all" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/resources/zenden");
  await test.step("the moon breathes, and holds its breath while paused", async () => {
    const scale = () => page.locator("[data-moon]").evaluate((moon) => Number(getComputedStyle(moon).scale));
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await button(page, "Start").click();
    await expect.poll(scale).toBeGreaterThan(0.9);
    await button(page, "Pause").click();
    // A pause takes effect with the next frame, until when the moon still moves.
    const pauses = () =>
      page
        .locator("[data-moon]")
        .evaluate((moon) => moon.getAnimations().map(({ playState, pending }) => !pending && playState));
    await expect.poll(pauses).toEqual(["paused"]);
    const held = await scale();
    expect(held).toBeGreaterThanOrEqual(0.86);
    expect(held).toBeLessThanOrEqual(1);
    await page.waitForTimeout(100);
    expect(await scale()).toBe(held);
    await button(page, "Stop").click();
    await page.emulateMedia({ reducedMotion: "reduce" });
  });

  await test.step("the keyboard reaches everything, and its ring can be seen on the night", async () => {
    // One exercise is as the others.
    const exercises = zenden.exercises.map(({ short }) => short);
    await button(page, isWholeRun ? "Full screen" : (exercises.at(-2) ?? "")).focus();
    const order = [
      ...(isWholeRun ? exercises : exercises.slice(-1)),
      "Night sounds",
      "Length and pace",
      "Start",
      "About this exercise",
    ];
    for (const name of order) {
      await page.keyboard.press("Tab");
      await expect(button(page, name)).toBeFocused();
      const shadow = await button(page, name).evaluate((element) => getComputedStyle(element).boxShadow);
      expect(shadow).toContain("rgb(248, 203, 134)");
    }
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "call or text 988" }).last()).toBeFocused();
    await button(page, "Start").focus();
    await page.keyboard.press("Enter");
    await expect(button(page, "Pause")).toBeFocused();
    await page.keyboard.press("Space");
    await expect(button(page, "Resume")).toBeFocused();
  });
});

// Going from page to page: moving-about.spec.ts.
test("is whole when come to from another page, and gone when left", { tag: "@all" }, async ({ page }) => {
  await page.goto("/membership", { waitUntil: "networkidle" });
  await page.getByRole("contentinfo").getByRole("link", { name: "ZenDen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "ZenDen" })).toBeFocused();
  await button(page, "Start").click();
  await expect(page.locator(".zenden-moon")).toContainText("Breathe in");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Membership Options" })).toBeVisible();
  await page.goForward();
  await expect(button(page, "Start")).toBeVisible();
});

// At rest it is looked at in smoke/every-page.spec.ts, at 320 pixels too.
test("is sound at work and with each sheet open, and fits a narrow phone", { tag: "@all" }, async ({
  page,
}) => {
  await page.goto("/resources/zenden");
  await button(page, "Muscles").click();
  await button(page, "Start").click();
  await expect(button(page, "Next step")).toBeVisible();
  await isSound(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(button(page, "Pause")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await button(page, "Stop").click();
  for (const name of ["Night sounds", "Length and pace", "About this exercise"]) {
    await button(page, name).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await isSound(page);
    await page.keyboard.press("Escape");
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  // Its words as they are sent: tests/pages/zenden.test.ts.
  test("an exercise can be read and done", { tag: "@all" }, async ({ page }) => {
    await page.goto("/resources/zenden");
    await expect(button(page, "Start")).toBeHidden();
    await page.getByRole("link", { name: "Read the exercises" }).click();
    const [{ id, inWords, care }] = zenden.exercises;
    const part = page.locator(`#${id}`);
    await expect(part).toBeInViewport();
    for (const line of [...inWords, ...care]) await expect(part.getByText(line)).toBeVisible();
  });
});
