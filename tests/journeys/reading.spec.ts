import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";
import { isWholeRun } from "../support/whole-run.ts";

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });

const hub = "/resources/knowledge-hub";
const pictures = (within: Locator) => within.locator("img").filter({ visible: true });

async function sizeOf(picture: Locator) {
  const box = await picture.boundingBox();
  return { width: box?.width ?? 0, height: box?.height ?? 0 };
}

test("phones keep the pictures where people read", async ({ page }) => {
  const main = page.getByRole("main");
  await test.step("an article has a band below its first sentence", async () => {
    await page.goto(`${hub}/the-wait-without-watching`);
    const band = await sizeOf(pictures(main).first());
    expect(band.width).toBeGreaterThanOrEqual(340);
    expect(band.height).toBeGreaterThanOrEqual(160);
  });

  await test.step("the library has one for each shelf, and for the guide at its top", async () => {
    await page.goto(hub);
    const library = page.locator("#library");
    await expect(pictures(library.locator("section"))).toHaveCount(7);
    await expect(pictures(library)).toHaveCount(8);
    for (const picture of await pictures(library).all())
      expect((await sizeOf(picture)).width).toBeGreaterThan(300);
    await library.getByRole("link", { name: /A good place to start/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Asking for help the first time");
  });

  await test.step("so do the pages on loss, of the journal and of the podcast", async () => {
    for (const [path, least] of [
      ["/pregnancy-loss", 340],
      ["/resources/journaling", 120],
      ["/resources/podcast", 120],
    ] as const) {
      await page.goto(path);
      expect((await sizeOf(pictures(main).first())).width, path).toBeGreaterThan(least);
    }
  });
});

test("the page on loss calls 911 first on a phone, and is open beside its contents on wide screens", async ({
  page,
}) => {
  await page.goto("/pregnancy-loss");
  const part = page.getByRole("region", { name: "Telling people" });
  await expect(part.getByRole("paragraph").first()).toBeHidden();
  const call = page.getByRole("main").getByRole("link", { name: "Call 911", exact: true });
  await expect(call).toHaveAttribute("href", "tel:911");
  await expect(call).toBeVisible();
  const urgent = page.getByRole("region", { name: "When to get help now" });
  const colorOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).color);
  const ink = await colorOf(page.getByRole("heading", { level: 1 }));
  expect(await colorOf(urgent.getByRole("listitem").first())).toBe(ink);
  expect(await colorOf(urgent.getByRole("heading"))).not.toBe(ink);

  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(call).toBeHidden();
  await expect(page.getByRole("navigation", { name: "On this page" })).toBeVisible();
  await expect(part.getByRole("paragraph").first()).toBeVisible();
});

/** As the reader's larger text does, in browsers that leave media queries as they are. */
const doubled = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%", "important"));

test("text twice as large hides neither a card's title nor what a button says", async ({ page }) => {
  await page.goto("/");
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await doubled(page);
  const pause = await page.getByRole("button", { name: /^(Pause|Resume)$/ }).boundingBox();
  const cards = await page.locator(".steps").boundingBox();
  expect(pause?.y).toBeGreaterThanOrEqual((cards?.y ?? 0) + (cards?.height ?? 0));

  await page.goto("/resources/zenden");
  await doubled(page);
  const start = page.getByRole("button", { name: "Start", exact: true });
  await expect(start).toBeVisible();
  const room = await start.evaluate((element) => element.clientWidth - element.scrollWidth);
  expect(room).toBeGreaterThanOrEqual(0);
  if (!isWholeRun) return;
  await start.click();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
});
