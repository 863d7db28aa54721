import type { Page } from "@playwright/test";
import { halvedPages } from "../support/halved-page.ts";
import { expect, test } from "../support/site.ts";
import { isWholeRun } from "../support/whole-run.ts";

test.use({ reducedMotion: "reduce" });

/** Holds every module of the site back until the returned function is called. */
async function deferModules(page: Page) {
  const asked: string[] = [];
  const { promise: free, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await free;
    await route.continue();
  });
  return { asked, letGo };
}

test("asks for no script before the page has loaded, fetches the tooltips once nothing else is going on, and none at the first hover", async ({
  page,
}) => {
  const order: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/assets\/(.*)\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) order.push(name.startsWith("tooltip-bubbles") ? "tooltips" : "script");
  });
  page.on("load", () => order.push("load"));
  await page.goto("/contact");
  await expect.poll(() => order.filter((each) => each === "tooltips")).toHaveLength(1);
  expect(order.slice(0, 2)).toEqual(["load", "script"]);
  await page.waitForLoadState("networkidle");
  const before = order.length;
  await page.getByRole("link", { name: "Leave quickly" }).hover();
  await expect(page.getByRole("tooltip")).toBeAttached();
  // The spotlight's script comes with the first move of a pointer.
  expect(order.length - before).toBeLessThanOrEqual(1);
  expect(order.filter((each) => each === "tooltips")).toHaveLength(1);
});

// A press on a button of the header: care-folds.spec.ts.
test("answers a press that came before the scripts", { tag: "@all" }, async ({ page }) => {
  const modules = await deferModules(page);
  await page.goto("/our-family", { waitUntil: "commit" });
  const chapter = page.getByRole("button", { name: /^Chapter 2 of 5/ });
  await chapter.click();
  await expect(chapter).not.toHaveAttribute("aria-current", "true");
  await expect.poll(() => modules.asked.length).toBeGreaterThan(0);
  modules.letGo();
  await expect(chapter).toHaveAttribute("aria-current", "true");
});

test("keeps what was typed and chosen before the scripts, and sends nothing by itself", async ({ page }) => {
  const modules = await deferModules(page);
  const posted: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posted.push(request.url()));
  await page.goto("/contact?subject=peer-mentoring", { waitUntil: "commit" });
  await page.getByLabel("Full name").fill("Robin");
  await expect(page.getByLabel("Subject")).toHaveValue("peer-mentoring");
  await page.getByLabel("Subject").selectOption("technical");
  modules.letGo();
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await expect(page.getByRole("button", { name: "Send message" })).toBeDisabled();
  await expect(page.getByLabel("Full name")).toHaveValue("Robin");
  await expect(page.getByLabel("Subject")).toHaveValue("technical");
  expect(posted).toEqual([]);
});

// The link as it is sent: tests/pages/public-without-scripts.test.ts.
test("lets the menu button lead to the footer's navigation before the scripts", { tag: "@all" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const modules = await deferModules(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await page.getByRole("link", { name: "Open the menu" }).click();
  await expect(page).toHaveURL(/#/);
  modules.letGo();
});

test("stays a page when what its scripts read cannot be had, and tries again with the next touch", async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED/);
  await page.route("**/assets/state-*.txt", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.goto("/our-family", { waitUntil: "commit" });
  await failed;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.unroute("**/assets/state-*.txt");
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  await page.keyboard.press("Tab");
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
});

test("wakes wherever the page had arrived at the first touch", async ({ page, site }) => {
  // In the text of the script that loads the modules, after it, in what the modules read, and before all of that.
  const places = [
    ["/our-family", 'type="text/plain"', 200],
    ["/admin/login", ">import ", 120],
    ["/our-family", ' data-modules="/', 0],
    ["/our-family", "<main", 2000],
    ["/admin/login", ' data-modules="/', 40],
    ["/admin/login", ">import ", 4],
    ["/admin/login", ".enqueue(", 30],
  ] as const;
  for (const [path, mark, past] of isWholeRun ? places : places.slice(0, 1)) {
    const slow = await halvedPages(site.url, (html) => {
      const at = html.lastIndexOf(mark);
      expect(at, `${mark} in ${path}`).toBeGreaterThan(0);
      return at + past;
    });
    await page.goto(slow.url + path, { waitUntil: "commit" });
    await page.locator("main").waitFor({ state: "attached" });
    await page.keyboard.press("Tab");
    slow.arrive();
    await page.locator("html[data-hydrated]").waitFor({ state: "attached", timeout: 15_000 });
    // What the page still loads would be cut off.
    await page.goto("about:blank", { waitUntil: "commit" });
    slow.close();
  }
});
