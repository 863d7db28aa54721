import type { Page } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { looks } from "../support/looks.ts";
import { expect, test } from "../support/site.ts";

test.use({ serviceWorkers: "allow" });

/** A visit that lasts until everything is kept. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== "activated")
      await new Promise((done) => active?.addEventListener("statechange", done, { once: true }));
  });
}

function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
}

test("after one visit ZenDen opens, runs and sounds with the network cut", async ({ page, context }) => {
  await visit(page, "/resources/zenden");
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "ZenDen" })).toBeVisible();
  await expect(page.locator(".zenden-scene")).toHaveJSProperty("complete", true);
  expect(
    await page.locator(".zenden-scene").evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.fonts.check("1rem 'Fraunces Variable'"))).toBe(true);
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByText(/\d of 4$/)).toBeVisible();
  // The part that makes sound is fetched only now.
  await page.getByRole("button", { name: "Night sounds" }).click();
  await page.getByRole("button", { name: "Rain" }).click();
  await expect(page.getByText("Rain is falling.")).toBeVisible();
  await expect(page.getByText("The sound could not start.")).toBeHidden();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "988" })).toHaveAttribute(
    "href",
    "tel:988",
  );
});

test("worksheets open with their answers, and the installed app begins, with the network cut", async ({
  page,
  context,
}) => {
  await visit(page, "/contact");
  await page.evaluate(() =>
    localStorage.setItem("worksheet:support-map", '{"version":1,"answers":{"laugh":"Jo"}}'),
  );
  await context.setOffline(true);
  await page.goto("/resources/worksheets#support-map");
  const field = page.locator('[data-sheet="support-map"]').getByLabel("Makes me laugh");
  await expect(field).toHaveValue("Jo");
  await field.fill("Jo and Lu");
  expect(await page.evaluate(() => localStorage.getItem("worksheet:support-map"))).toContain("Jo and Lu");
  // The page of one worksheet is not kept; its place in the list is.
  await page.goto("/resources/worksheets/grounding-card");
  await expect(page).toHaveURL(/\/resources\/worksheets#grounding-card$/);
  await expect(page.locator('[data-sheet="grounding-card"] details')).toHaveAttribute("open", "");
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("This page needs a connection");
  await page.getByRole("contentinfo").getByRole("link", { name: "Worksheets" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Worksheets" })).toBeVisible();
});

test("a visit to any page is enough, and other pages give the quiet one with help", async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/Failed to load resource/);
  await visit(page, "/membership");
  await context.setOffline(true);
  await page.goto("/contact");
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page needs a connection");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "988" })).toHaveAttribute("href", "tel:988");
  await expect(main.getByRole("link", { name: "911" })).toHaveAttribute("href", "tel:911");
  await main.getByRole("link", { name: /ZenDen/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "ZenDen" })).toBeVisible();
  // From a page that is here, a link to one that is not gives the same answer.
  await page.getByRole("contentinfo").getByRole("link", { name: "Membership" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page needs a connection");
  await context.setOffline(false);
  await main.getByRole("link", { name: "Try this page again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Membership Options" })).toBeVisible();
});

for (const [width, colorScheme] of looks)
  test(`axe finds nothing on the quiet page at ${width}, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/offline");
    expect(await axeFaults(page)).toEqual([]);
  });

test("keeps what the list names and nothing of a visitor", async ({ page, quiet }) => {
  quiet.allow(/404/);
  await visit(page, "/");
  const first = (await keptAddresses(page)).sort();
  expect(first).toContain("/resources/zenden");
  expect(first).toContain("/offline");
  for (const path of first)
    expect(path).toMatch(
      /^\/(assets|illustrations|icons)\/|^\/site\.webmanifest$|^\/offline$|^\/resources\/(zenden|journaling|worksheets)(\.data)?$|^\/$|^\/_\.data$|^\/privacy\/on-this-device(\.data)?$/,
    );

  await page.goto("/contact?from=mail");
  await page.getByLabel("Full name").fill("Nobody Else");
  await page.goto("/admin/login");
  await page.goto("/newsletter/confirm/not-a-token").catch(() => undefined);
  await page.goto("/membership?billing=yearly");
  await page.evaluate(() => fetch("/api/openapi.json").then((answer) => answer.text()));
  expect((await keptAddresses(page)).sort()).toEqual(first);
  const text = await page.evaluate(async () => {
    const bodies = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        bodies.push(await (await cache.match(request))?.clone().text());
    }
    return bodies.join("\n");
  });
  expect(text).not.toContain("Nobody Else");
});

test("forms go through the worker untouched", async ({ page, site }) => {
  await visit(page, "/");
  await page.goto("/contact");
  await page.getByLabel("Full name").fill("Ada Example");
  await page.getByLabel("Email address").fill("ada@example.org");
  await page.getByLabel("Subject").selectOption("general");
  await page.getByLabel("Message", { exact: true }).fill("A question that travels once.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Message Sent Successfully!").first()).toBeVisible();
  expect(await site.admin("messages", "list")).toContain("general");
});

test("is installable: named, with icons, a page to begin at and a worker", async ({ page, request }) => {
  const manifest = await (await request.get("/site.webmanifest")).json();
  expect(manifest).toMatchObject({ name: "Kinward", start_url: "/", scope: "/", display: "standalone" });
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(
    expect.arrayContaining(["192x192", "512x512"]),
  );
  const worker = await request.get("/sw.js");
  expect(worker.headers()["cache-control"]).toBe("no-cache");
  expect(worker.headers()["content-type"]).toContain("text/javascript");
  expect(worker.headers()["content-security-policy"]).toContain("connect-src 'self'");
  await visit(page, "/");
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
});
