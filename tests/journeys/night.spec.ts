import { expect, test } from "../support/site.ts";

test.use({ reducedMotion: "reduce" });

const ground = () => getComputedStyle(document.documentElement).getPropertyValue("--kw-bg").trim();

test("follows the system until somebody chooses, keeps the choice on the device, and draws no page in the other light first", async ({
  page,
  quiet,
}) => {
  quiet.allow(/404/);
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1440, height: 900 });
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.method()));
  await page.goto("/contact");
  expect(await page.evaluate(ground)).toBe("#fcf9f5");
  await page.getByRole("button", { name: "Night" }).click();
  await expect.poll(() => page.evaluate(ground)).toBe("#17111f");
  await expect(page.getByRole("button", { name: "Day" })).toBeVisible();
  await page.reload();
  expect(await page.evaluate(ground)).toBe("#17111f");
  await expect(page.locator('source[data-night][media="all"]').first()).toBeAttached();
  // The light is chosen while the head is read: before there is a body that could be painted.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (!document.body || document.documentElement.dataset.seen) return;
      document.documentElement.dataset.seen = document.documentElement.dataset.theme ?? "none";
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/nowhere-at-all");
  expect(await page.evaluate(() => document.documentElement.dataset.seen)).toBe("dark");
  expect(await page.evaluate(ground)).toBe("#17111f");
  await page.getByRole("button", { name: "Day" }).click();
  await expect.poll(() => page.evaluate(ground)).toBe("#fcf9f5");
  expect(new Set(sent)).toEqual(new Set(["GET"]));
});

test("shows no switch where no script can turn it", { tag: "@all" }, async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: "dark" });
  const page = await context.newPage();
  await page.goto(`${site.url}/contact`);
  await expect(page.locator("[data-theme-switch]").first()).toBeHidden();
  await context.close();
});
