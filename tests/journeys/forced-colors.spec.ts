import type { Locator } from "@playwright/test";
import { expect, test } from "../support/site.ts";

test.use({ contextOptions: { forcedColors: "active" }, viewport: { width: 1280, height: 900 } });

const style = (what: Locator, name: string) =>
  what.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name);

test("forced colors tell the current phase, the current menu, bullets and tags apart, and draw the focus and the open card", async ({
  page,
}) => {
  await page.goto("/journeys/infertility/diagnosis");
  const dots = page.locator(".phase-tabs .phase-dot");
  const grounds = await dots.evaluateAll((all) => all.map((dot) => getComputedStyle(dot).backgroundColor));
  expect(grounds.filter((ground) => ground === grounds[1])).toHaveLength(1);
  expect(await style(page.locator(".menu > button.bg-tint"), "outline-style")).toBe("solid");
  expect(await style(page.locator(".phase-panel li > [aria-hidden]").first(), "background-color")).toBe(
    "rgb(0, 0, 0)",
  );
  expect(await style(page.locator(".phase-panel .rounded-pill.bg-tint").first(), "outline-width")).toBe(
    "1px",
  );

  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.locator(".skip-link");
  await expect(skip).toBeFocused();
  expect(await style(skip, "outline-style")).toBe("solid");
  const bars = page.locator(".step-bars > span");
  const ofBars = await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).backgroundColor));
  expect(new Set(ofBars).size).toBe(2);
});
