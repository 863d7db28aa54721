import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";
import type { Site } from "../support/start-site.ts";
import { signIn } from "../support/team-sign-in.ts";

test.use({ data: "team" });

/** Opens a screen without its scripts. @returns what lets them come. */
async function openWithoutScripts(page: Page, site: Site, path = "/admin"): Promise<() => void> {
  await signIn(page, "editor");
  const { promise: free, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await free;
    await route.continue();
  });
  await page.goto(site.url + path, { waitUntil: "commit" });
  return letGo;
}

// A press on a button of the public header in each run: care-folds.spec.ts.
for (const way of ["Ctrl+K", "a press"] as const)
  test(`opens the admin's search for ${way} that came before the scripts`, {
    tag: way === "a press" ? "@all" : [],
  }, async ({ page, site }) => {
    const letGo = await openWithoutScripts(page, site);
    const button = page.getByRole("button", { name: "Search" }).first();
    await expect(button).toBeVisible();
    if (way === "Ctrl+K") await page.keyboard.press("ControlOrMeta+k");
    else await button.click();
    await expect(page.getByRole("combobox")).toHaveCount(0);
    letGo();
    await expect(page.getByRole("combobox")).toBeFocused();
    await page.keyboard.type("campaigns");
    await expect(page.getByRole("option").first()).toBeVisible();
  });

test("doesn't move the page when the scripts come, also on a low window", async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  const letGo = await openWithoutScripts(page, site);
  const end = page.getByText("What's counted");
  await end.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => scrollY);
  const before = await place();
  expect(before).toBeGreaterThan(200);
  letGo();
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await expect(page.getByRole("navigation").getByRole("link", { name: "Today" }).first()).toBeVisible();
  expect(await place()).toBe(before);
});

test("a new record leaves whoever is in a field where they are when the scripts come", async ({
  page,
  site,
}) => {
  const letGo = await openWithoutScripts(page, site, "/admin/mentors/new");
  const about = page.getByLabel("About them");
  await about.click();
  await page.keyboard.type("Two losses, ");
  letGo();
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.keyboard.type("then donor eggs.");
  await expect(about).toBeFocused();
  await expect(about).toHaveValue("Two losses, then donor eggs.");
  await expect(page.getByLabel("First name")).toHaveValue("");
});

test("a new record that was sent before the scripts and refused begins at what is wrong", async ({
  page,
  quiet,
}) => {
  quiet.allow(/422/);
  await signIn(page, "editor");
  await page.goto("/admin/clinic-codes/new");
  await expect(page.getByLabel("Clinic")).toBeFocused();
  await page.getByLabel("Clinic").fill("Lakeside Clinic");
  // As the browser sends it by itself.
  await page
    .getByRole("main")
    .locator("form")
    .evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.getByText("Please choose a plan from the list")).toBeVisible();
  await expect(page.getByLabel("Clinic")).toHaveValue("Lakeside Clinic");
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await expect(page.getByLabel("Plan")).toBeFocused();
});
