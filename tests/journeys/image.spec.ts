import type { Page } from "@playwright/test";
import { expect, test, untilHydrated } from "../support/site.ts";

test.use({ viewport: { width: 1280, height: 500 }, colorScheme: "light", reducedMotion: "no-preference" });

/** The large picture of the membership page, well below the first screen. */
const picture = (page: Page) => page.locator("#plans article").first().locator("img");

const shown = (page: Page) =>
  picture(page).evaluate(({ currentSrc }: HTMLImageElement) => currentSrc.replace(/^https?:..[^/]+/, ""));

/** A browser that is never idle loads no picture ahead. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

test("load 50 pixels before they are seen, fall back once, and keep their place until then", async ({
  page,
  quiet,
}) => {
  quiet.allow(/Failed to load resource/);
  await neverIdle(page);
  await page.route(/\/illustrations\/(community|method-share)\.svg/, (route) => route.abort());
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/membership", { waitUntil: "commit" });
  await page.waitForLoadState("networkidle");
  await page.keyboard.press("Shift");
  await untilHydrated(page);
  expect(asked).toContain("/illustrations/journey-surrogacy-wide.svg");
  await expect(picture(page)).toHaveClass(/animate-pulse/);
  const loaded = await page.evaluate(() => performance.now());
  const box = await picture(page).boundingBox();
  const below = async (pixels: number) => {
    await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), (box?.y ?? 0) - 500 - pixels);
    await page.waitForTimeout(200);
  };
  await below(60);
  expect(asked).not.toContain("/illustrations/community.svg");
  await below(40);
  await expect(picture(page)).not.toHaveClass(/animate-pulse/);
  await expect.poll(() => shown(page)).toBe("/illustrations/method-share.svg");
  const after = await picture(page).boundingBox();
  expect([after?.width, after?.height]).toEqual([box?.width, box?.height]);
  const moved = await page.evaluate(
    (since) =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          const late = list.getEntries().filter(({ startTime }) => startTime > since);
          done(late.reduce((sum, entry) => sum + ("value" in entry ? Number(entry.value) : 0), 0));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => done(0), 300);
      }),
    loaded,
  );
  expect(moved).toBe(0);
  const asOften = asked.filter((path) => /community|method-share/.test(path));
  expect(asOften).toEqual(["/illustrations/community.svg", "/illustrations/method-share.svg"]);
});

test("load, pulse and come in night light also where React takes nothing over, and before it has come", {
  tag: "@all",
}, async ({ page }) => {
  await neverIdle(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.route("**/assets/*.js", () => undefined);
  await page.goto("/", { waitUntil: "commit" });
  const community = page.getByRole("img", { name: "Eight people of many ages" });
  await expect(community).toHaveClass(/animate-pulse/);
  await community.scrollIntoViewIfNeeded();
  await expect(community).not.toHaveClass(/animate-pulse/);
  const seen = await community.evaluate(({ naturalWidth, currentSrc }: HTMLImageElement) => ({
    naturalWidth,
    path: new URL(currentSrc).pathname,
  }));
  expect(seen.naturalWidth).toBeGreaterThan(0);
  expect(seen.path).toMatch(/^\/illustrations\/night\//);
});

test("load when the browser is idle, wherever the page is scrolled to, unless the reader saves data", async ({
  page,
}) => {
  await page.goto("/membership");
  await expect(picture(page)).not.toBeInViewport();
  await expect.poll(() => shown(page)).toBe("/illustrations/community.svg");
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.reload();
  await untilHydrated(page);
  expect(await shown(page)).toMatch(/^data:/);
  await picture(page).scrollIntoViewIfNeeded();
  await expect.poll(() => shown(page)).toBe("/illustrations/community.svg");
});
