import { expect, test, untilAwake } from "../support/site.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("goes to another page at its top, with the focus on it, without loading anew", async ({
  page,
  site,
}) => {
  await page.goto("/journeys/infertility", { waitUntil: "networkidle" });
  await page.evaluate(() => {
    document.documentElement.dataset.still = "here";
    scrollTo(0, 900);
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).first().click();
  await expect(page).toHaveURL(`${site.url}/contact`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.dataset.still)).toBe("here");
  const focused = await page.evaluate(() => document.activeElement?.closest("main") !== null);
  expect(focused).toBe(true);
});

test("styles the page once: no part that is fetched later brings a sheet again", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await expect(page.locator(".steps[data-live]")).toBeAttached();
  const sheets = await page.evaluate(() =>
    Array.from(document.styleSheets, ({ href }) => href?.split("#")[0]),
  );
  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets).toEqual([...new Set(sheets)]);
});

test("makes the same ids in the browser as on the server", async ({ page }) => {
  await page.goto("/membership");
  const pairs = await page.evaluate(() =>
    Array.from(document.querySelectorAll("[id]"), (element) => {
      const key = Object.keys(element).find((name) => name.startsWith("__reactProps$"));
      const props: unknown = key && Reflect.get(element, key);
      return [element.id, props && Reflect.get(Object(props), "id")];
    }).filter(([, id]) => id),
  );
  expect(pairs.filter(([id]) => String(id).startsWith("_R_")).length).toBeGreaterThan(1);
  expect(pairs.filter(([id, made]) => id !== made)).toEqual([]);
});

test("opens an address whose anchor was cut in the middle of a sign", async ({ page }) => {
  await page.goto("/contact#name%E0%A4");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
});

test("shows a skeleton in place of the page when the next one takes long", async ({ page }) => {
  await page.goto("/contact", { waitUntil: "networkidle" });
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/membership.data*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("banner").getByRole("link", { name: "Membership" }).click();
  await expect(
    page.locator("main[aria-busy='true'], [aria-busy='true'] main, main [aria-busy='true']").first(),
  ).toBeAttached();
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Membership Options");
  await expect(page.locator("[aria-busy='true']")).toHaveCount(0);
});

test("leaves quickly and lets Back not return to the page", async ({ page, quiet }) => {
  quiet.allow(/./);
  await page.route("https://weather.kinward.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Weather</title>" }),
  );
  await page.goto("/terms-of-service");
  await page.goto("/support/groups", { waitUntil: "networkidle" });
  await page.getByRole("banner").getByRole("link", { name: "Leave quickly" }).click();
  await expect(page).toHaveTitle("Weather");
  await page.goBack();
  expect(page.url()).not.toContain("/support/groups");
});

test("leaves on three quick presses of Escape that closed nothing", async ({ page, quiet }) => {
  quiet.allow(/./);
  await page.route("https://weather.kinward.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Weather</title>" }),
  );
  await page.goto("/support/groups", { waitUntil: "networkidle" });
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveTitle("Weather");
});

test("leads old addresses on, also from inside", async ({ page, site, request }) => {
  await page.goto("/resources?x=1");
  await expect(page).toHaveURL(`${site.url}/resources/knowledge-hub?x=1`);
  for (const path of ["/admin", "/admin/campaigns/new", "/admin/messages/1"]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    const { pathname, searchParams } = new URL(answer.headers().location ?? "", site.url);
    expect([pathname, searchParams.get("to") ?? "/admin"]).toEqual(["/admin/login", path]);
  }
  const unknown = await request.get("/api/nothing");
  expect(unknown.status()).toBe(404);
  expect((await unknown.json()).code).toBe("not_found");
});

test("leads to the page that was pressed even when a new version has replaced its parts", async ({
  page,
  site,
  quiet,
}) => {
  quiet.allow(/Failed to load resource|Error loading route module|dynamically imported module/);
  await page.goto("/", { waitUntil: "networkidle" });
  const missing: string[] = [];
  await page.route("**/assets/*.js", async (route) => {
    missing.push(route.request().url());
    await route.fulfill({ status: 404, body: "Not found" });
  });
  const visited: string[] = [];
  page.on("request", (request) => {
    // The new page is whole again.
    if (request.isNavigationRequest()) {
      visited.push(new URL(request.url()).pathname);
      void page.unroute("**/assets/*.js");
    }
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).first().click();
  await expect(page).toHaveURL(`${site.url}/contact`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
  expect(missing.length).toBeGreaterThan(0);
  expect(visited.at(-1)).toBe("/contact");
  await untilAwake(page);
});

test("shows the page for unknown addresses at every depth, also when it is come to from a page", async ({
  page,
  quiet,
}) => {
  quiet.allow(/Failed to load resource/);
  for (const path of ["/newsletter/foo/bar", "/newsletter/foo", "/privacy/my-data/foo", "/c/a-", "/a/b/c/d"])
    await test.step(path, async () => {
      const answer = await page.request.get(path);
      expect(answer.status()).toBe(404);
      expect(await answer.text()).toContain("<title>Page Not Found - Kinward | 404 Error</title>");
      await page.goto("/contact");
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement("a"), { href, textContent: "Unknown" });
        document.querySelector("main")?.append(link);
      }, path);
      await page.getByRole("link", { name: "Unknown" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("We've Moved!");
      await expect(page).toHaveTitle("Page Not Found - Kinward | 404 Error");
    });
  const code = await page.request.get("/c/NOBODY-KNOWS");
  expect(code.status()).toBe(404);
  expect(await code.text()).toContain("We do not know this code");
});
