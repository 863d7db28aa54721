import { expect, test, untilHydrated } from "../support/site.ts";
import { isWholeRun } from "../support/whole-run.ts";

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });

test("goes to another page at its top, to an unknown one too; a slow one is called off to the place where the reader was", async ({
  page,
  site,
  quiet,
}) => {
  quiet.allow(/status of 404/);
  // Its anchor was cut in the middle of a sign.
  await page.goto("/our-family#name%E0%A4", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Family");

  await test.step("makes the same ids in the browser as on the server", async () => {
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

  const contact = page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).first();

  await test.step("shows the skeleton at the top, with no jump, and comes back to the place when it is called off", async () => {
    await page.route("**/contact.data*", () => undefined);
    await page.evaluate(() => {
      document.documentElement.dataset.still = "here";
      const places = new Set<number>();
      Object.assign(window, { places });
      scrollTo({ top: 2400, behavior: "instant" });
      const look = () => {
        places.add(Math.round(scrollY));
        if (Reflect.get(window, "places") === places) requestAnimationFrame(look);
      };
      requestAnimationFrame(() => requestAnimationFrame(look));
    });
    // Far below the first screen; a real click would bring it into view first.
    await contact.evaluate((link: HTMLElement) => link.click());
    const skeleton = page.locator("main[aria-busy=true] [role=status]");
    await expect(skeleton).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const header = await page.getByRole("banner").boundingBox();
    const box = await skeleton.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
    // From where the reader was straight to the top: the page never shrank under them.
    const seen = await page.evaluate(() => [...(window as unknown as { places: Set<number> }).places]);
    expect(seen).toEqual([2400, 0]);
    await page.evaluate(() => Reflect.deleteProperty(window, "places"));

    await page.getByRole("banner").getByRole("link", { name: "Our Family" }).click();
    await expect(skeleton).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(2400);
    await page.unroute("**/contact.data*");
  });

  await test.step("goes to another page at its top, with the focus on it, without loading anew", async () => {
    await contact.click();
    await expect(page).toHaveURL(`${site.url}/contact`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.dataset.still)).toBe("here");
    const focused = await page.evaluate(() => document.activeElement?.closest("main") !== null);
    expect(focused).toBe(true);
  });

  // With each depth as it is answered: tests/pages/addresses.test.ts; the page itself: tests/pages/not-found.test.ts.
  if (!isWholeRun) return;
  await test.step("shows the page for unknown addresses", async () => {
    await page.evaluate(() => {
      const link = Object.assign(document.createElement("a"), { href: "/a/b/c/d", textContent: "Nowhere" });
      document.querySelector("main")?.append(link);
    });
    await page.getByRole("link", { name: "Nowhere" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We’ve Moved!");
    await expect(page).toHaveTitle("Page Not Found - Kinward | 404 Error");
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
  });
});

test("shows a skeleton in place of a slow page from the first screen, too", { tag: "@all" }, async ({
  page,
}) => {
  await page.goto("/contact");
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

// Before any other script, and by key: care.spec.ts.
test("leaves quickly and lets Back not return to the page", { tag: "@all" }, async ({ page, quiet }) => {
  quiet.allow(/./);
  await page.route("https://weather.kinward.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Weather</title>" }),
  );
  await page.goto("/terms-of-service", { waitUntil: "commit" });
  await page.goto("/support/groups");
  await page.getByRole("banner").getByRole("link", { name: "Leave quickly" }).click();
  await expect(page).toHaveTitle("Weather");
  await page.goBack({ waitUntil: "commit" });
  expect(page.url()).not.toContain("/support/groups");
});

test("styles the page once, and leads to the page that was pressed even when a new version has replaced its parts", async ({
  page,
  site,
  quiet,
}) => {
  quiet.allow(/Failed to load resource|Error loading route module|dynamically imported module/);
  await page.goto("/", { waitUntil: "networkidle" });
  await test.step("no part that is fetched later brings a sheet again", async () => {
    await expect(page.locator(".steps[data-live]")).toBeAttached();
    const sheets = await page.evaluate(() =>
      Array.from(document.styleSheets, ({ href }) => href?.split("#")[0]),
    );
    expect(sheets.length).toBeGreaterThan(1);
    expect(sheets).toEqual([...new Set(sheets)]);
  });

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
  await untilHydrated(page);
});

test("shows the page for unknown addresses at every depth, also when it is come to from a page", {
  tag: "@all",
}, async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource/);
  await page.goto("/contact");
  for (const path of ["/newsletter/foo/bar", "/newsletter/foo", "/privacy/my-data/foo", "/c/a-", "/a/b/c/d"])
    await test.step(path, async () => {
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement("a"), { href, textContent: href });
        document.querySelector("main")?.append(link);
      }, path);
      await page.getByRole("link", { name: path, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("We’ve Moved!");
      await expect(page).toHaveTitle("Page Not Found - Kinward | 404 Error");
      await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).first().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
    });
});
