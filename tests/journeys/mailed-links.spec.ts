import { expect, test } from "../support/site.ts";

const pages = ["/your-letters", "/your-place", "/privacy/my-data/open", "/something-changed"];

test("each page behind a mailed link keeps it when the network fails", async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource/);
  await page.route(
    () => true,
    (route) => (route.request().method() === "POST" ? route.abort() : route.fallback()),
  );
  for (const path of pages)
    await test.step(path, async () => {
      await page.goto(`${path}#token=one.link`);
      const field = page.locator("input[name=token]");
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveValue("one.link");
      expect(page.url()).toMatch(new RegExp(`${path}$`));
      const again = page.waitForRequest((request) => request.method() === "POST");
      await field.press("Enter");
      expect((await again).postDataJSON()).toMatchObject({ token: "one.link" });
    });
});
