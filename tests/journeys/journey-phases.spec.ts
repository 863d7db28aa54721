import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";
import { isSound } from "../support/sound.ts";

const address = "/journeys/infertility";
const titles = [
  "Discovery",
  "Diagnosis",
  "Decisions",
  "Treatment",
  "The wait",
  "Turning points",
  "Wellbeing",
];

/** The page with its script in place. */
async function open(page: Page, hash = "") {
  await page.goto(`${address}${hash}`, { waitUntil: "networkidle" });
  await expect(page.locator(".phase-map[data-live]")).toBeVisible();
}

const titleOf = (title: string, page: Page) =>
  page.getByRole("heading", { level: 3, name: title, exact: true });

/** Of all the phases only this one is to be seen. */
async function showsOnly(page: Page, wanted: string) {
  await expect(titleOf(wanted, page)).toBeVisible();
  for (const title of titles) if (title !== wanted) await expect(titleOf(title, page)).toBeHidden();
}

type Shift = PerformanceEntry & { hadRecentInput: boolean; value: number; sources: { node?: Node }[] };

/** How much the page itself, below the header, has moved under the reader by itself. */
async function countShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value, sources } = entry as Shift;
        const ours = sources.some(({ node }) => document.querySelector("main")?.contains(node ?? null));
        if (ours && !hadRecentInput) Object.assign(window, { shifts: Reflect.get(window, "shifts") + value });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "shifts"));
}

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("a press on a phase shows it, keeps the place and can be undone with Back", async ({ page, site }) => {
    await open(page);
    await showsOnly(page, "Discovery");
    const tabs = page.getByRole("tablist", { name: "Phases" }).getByRole("tab");
    await expect(tabs).toHaveCount(7);
    await page.evaluate(() => document.querySelector("[role=tablist]")?.scrollIntoView());
    const before = await page.evaluate(() => scrollY);

    await page.getByRole("tab", { name: "Diagnosis" }).click();
    await expect(page).toHaveURL(`${site.url}${address}#diagnosis`);
    await showsOnly(page, "Diagnosis");
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.getByRole("tab", { name: "The wait" }).click();
    await showsOnly(page, "The wait");
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await expect(page.getByRole("tab", { name: "The wait" })).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tab", { selected: true })).toHaveCount(1);
    await expect(page.getByRole("tabpanel", { name: "The wait" })).toContainText("Phase 5 of 7");

    await page.goBack();
    await expect(page).toHaveURL(`${site.url}${address}#diagnosis`);
    await showsOnly(page, "Diagnosis");
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}${address}`);
    await showsOnly(page, "Discovery");
    await page.goForward();
    await showsOnly(page, "Diagnosis");
  });

  test("pressing the phase that is shown adds nothing to the history", async ({ page }) => {
    await open(page, "#decisions");
    const length = await page.evaluate(() => history.length);
    await page.getByRole("tab", { name: "Decisions" }).click();
    await page.getByRole("tab", { name: "Decisions" }).click();
    await showsOnly(page, "Decisions");
    expect(await page.evaluate(() => history.length)).toBe(length);
  });

  test("the arrow keys, Home and End lead through the phases, one stop for Tab", async ({ page, site }) => {
    await open(page);
    const tab = (name: string) => page.getByRole("tab", { name });
    await tab("Discovery").focus();
    const steps: [string, string][] = [
      ["ArrowDown", "Diagnosis"],
      ["ArrowRight", "Decisions"],
      ["ArrowUp", "Diagnosis"],
      ["ArrowLeft", "Discovery"],
      ["ArrowUp", "Wellbeing"],
      ["ArrowDown", "Discovery"],
      ["End", "Wellbeing"],
      ["Home", "Discovery"],
    ];
    for (const [key, title] of steps) {
      await page.keyboard.press(key);
      await expect(tab(title)).toBeFocused();
      await showsOnly(page, title);
    }
    await expect(page).toHaveURL(`${site.url}${address}#discovery`);
    await expect(page.locator('[role="tab"][tabindex="-1"]')).toHaveCount(6);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tabpanel", { name: "Discovery" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(tab("Discovery")).toBeFocused();
  });

  test("an address with a phase opens it and goes to it", async ({ page }) => {
    const shifts = await countShifts(page);
    await open(page, "#turning-points");
    await showsOnly(page, "Turning points");
    await expect(titleOf("Turning points", page)).toBeInViewport();
    await expect(page.getByRole("tab", { name: "Turning points" })).toBeInViewport();
    expect(await shifts()).toBe(0);
  });

  test("an address with a part inside a phase opens the phase there", async ({ page }) => {
    await open(page, "#a-pause");
    await showsOnly(page, "Turning points");
    await expect(page.getByRole("heading", { name: "A pause" })).toBeInViewport();
  });

  test("a hash that names nothing, or something else, leaves the first phase", async ({ page }) => {
    await open(page, "#nowhere");
    await showsOnly(page, "Discovery");
    await open(page, "#plan");
    await showsOnly(page, "Discovery");
    await expect(page.getByRole("heading", { name: "The plan for this path" })).toBeInViewport();
  });

  test("the next phase begins at its top, and the keyboard is there", async ({ page, site }) => {
    await open(page, "#the-wait");
    await page.getByRole("link", { name: "The next phase: Turning points" }).click();
    await expect(page).toHaveURL(`${site.url}${address}#turning-points`);
    await showsOnly(page, "Turning points");
    await expect(titleOf("Turning points", page)).toBeInViewport();
    await expect(page.getByRole("tabpanel", { name: "Turning points" })).toBeFocused();
    await page.getByRole("link", { name: "The phase before: The wait" }).click();
    await showsOnly(page, "The wait");
  });

  test("a way past a hard part keeps the phase open, and so does a look elsewhere", async ({ page }) => {
    await open(page, "#turning-points");
    await page.locator("#negative-result").getByRole("link", { name: "Skip to next section" }).click();
    await expect(page).toHaveURL(/#cancelled-cycle$/);
    await expect(page.getByRole("heading", { name: "A cycle that is called off" })).toBeInViewport();
    await page.getByRole("link", { name: "If this path ends another way" }).first().click();
    await expect(page).toHaveURL(/#another-way$/);
    await showsOnly(page, "Turning points");
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/#turning-points$/);
    await showsOnly(page, "Turning points");
  });

  test("choosing from deep inside a phase shows the next one from its top", async ({ page }) => {
    await open(page, "#turning-points");
    await page.locator("#a-therapist").scrollIntoViewIfNeeded();
    await page.getByRole("tab", { name: "Wellbeing" }).click();
    await expect(titleOf("Wellbeing", page)).toBeInViewport();
    await expect(page.getByRole("tab", { name: "Wellbeing" })).toBeInViewport();
  });

  test("comes from another page to its phase without loading anew", async ({ page }) => {
    await page.goto("/journeys", { waitUntil: "networkidle" });
    await page.evaluate(() => {
      document.documentElement.dataset.still = "here";
      const link = document.createElement("a");
      link.href = "/journeys/infertility#treatment";
      link.textContent = "To a phase";
      document.querySelector("main")?.append(link);
    });
    await page.getByRole("link", { name: "To a phase" }).click();
    await showsOnly(page, "Treatment");
    await expect(titleOf("Treatment", page)).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.dataset.still)).toBe("here");
  });

  test("tells nobody and keeps nothing about the phase", async ({ page, context }) => {
    await open(page);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (!/\.(svg|js|css)$/.test(request.url())) asked.push(request.url());
    });
    for (const title of titles) await page.getByRole("tab", { name: title }).click();
    await showsOnly(page, "Wellbeing");
    expect(asked).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    await expect(page.getByText("Nothing is saved about where you stop reading").last()).toBeVisible();
    await expect(page.locator("main")).not.toContainText("%");
    await expect(page.locator("main progress, main [role=progressbar]")).toHaveCount(0);
  });

  test("moves nothing while the page comes to life", async ({ page }) => {
    const shifts = await countShifts(page);
    await open(page);
    expect(await shifts()).toBe(0);
  });

  test("on paper every phase is open", async ({ page }) => {
    await open(page, "#diagnosis");
    await page.emulateMedia({ media: "print" });
    for (const title of titles) await expect(titleOf(title, page)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Stopping", exact: true })).toBeVisible();
    await expect(page.getByRole("tablist")).toBeHidden();
    const room = await page.locator("#phases").boundingBox();
    const panel = await page.locator("#diagnosis-panel").boundingBox();
    expect(panel?.width).toBeGreaterThan((room?.width ?? 0) * 0.85);
  });

  test("describes itself to machines as a course with two prices", async ({ page }) => {
    await page.goto(address);
    const told = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
    const [course, trail] = told["@graph"];
    expect(course).toMatchObject({
      "@type": "Course",
      name: "The Infertility Journey",
      dateModified: "2026-11-21",
    });
    expect(course.provider).toMatchObject({ "@type": "Organization", name: "Kinward" });
    expect(course.hasCourseInstance.courseMode).toEqual(["online", "self-paced"]);
    expect(course.offers.map(({ price }: { price: number }) => price)).toEqual([20, 200]);
    expect(trail["@type"]).toBe("BreadcrumbList");
    const crumbs = page.getByRole("navigation", { name: "You are here" });
    await expect(crumbs.getByRole("listitem")).toHaveText([/Journeys/, /Infertility/]);
    expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      "Journeys",
      "Infertility",
    ]);
    const plan = page.getByRole("region", { name: "The plan for this path" });
    await expect(plan).toContainText("$20");
    await expect(plan).toContainText("$200");
    await expect(plan.getByRole("listitem")).toHaveText([
      "Infertility Journey, 7 phases",
      "Expert resources",
      "24/7 access",
    ]);
    await expect(page.getByText("Last read through on November 21, 2026")).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const step = (page: Page, title: string) => page.getByRole("button", { name: new RegExp(`^${title}`) });

  test("a phase opens beneath its own step, which stays under the finger, and closes again", async ({
    page,
    site,
  }) => {
    await open(page);
    await showsOnly(page, "Discovery");
    await expect(page.getByRole("tablist")).toBeHidden();
    await step(page, "Decisions").scrollIntoViewIfNeeded();
    const before = (await step(page, "Decisions").boundingBox())?.y ?? 0;
    await step(page, "Decisions").tap();
    await expect(page).toHaveURL(`${site.url}${address}#decisions`);
    await showsOnly(page, "Decisions");
    await expect(step(page, "Decisions")).toHaveAttribute("aria-expanded", "true");
    const after = (await step(page, "Decisions").boundingBox())?.y ?? 0;
    expect(Math.abs(after - before)).toBeLessThan(2);
    const panel = await titleOf("Decisions", page).boundingBox();
    const next = await step(page, "Treatment").boundingBox();
    expect(panel?.y).toBeGreaterThan(after);
    expect(panel?.y).toBeLessThan(next?.y ?? 0);

    await step(page, "Decisions").tap();
    await expect(titleOf("Decisions", page)).toBeHidden();
    await expect(step(page, "Decisions")).toHaveAttribute("aria-expanded", "false");
    await step(page, "Decisions").tap();
    await showsOnly(page, "Decisions");
    await page.goBack();
    await showsOnly(page, "Discovery");
  });

  test("an address with a phase opens it, its step in view, and nothing moves", async ({ page }) => {
    const shifts = await countShifts(page);
    await open(page, "#the-wait");
    await showsOnly(page, "The wait");
    await expect(step(page, "The wait")).toBeInViewport();
    expect(await shifts()).toBe(0);
  });

  test("steps are large enough to hit", async ({ page }) => {
    await open(page);
    for (const title of titles)
      expect((await step(page, title).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1280])
    test(`every phase can be read at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${address}#diagnosis`);
      for (const title of titles) await expect(titleOf(title, page)).toBeVisible();
      await expect(titleOf("Diagnosis", page)).toBeInViewport();
      await expect(page.getByRole("tab")).toHaveCount(0);
      await page
        .getByRole("link", { name: /^7?\s*Wellbeing/ })
        .first()
        .click();
      await expect(titleOf("Wellbeing", page)).toBeInViewport();
    });
});

test("before the script has come, the address alone shows its phase", async ({ page, quiet }) => {
  quiet.allow(/ERR_FAILED/);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(`${address}#treatment`, { waitUntil: "commit" });
  await showsOnly(page, "Treatment");
  await page
    .getByRole("link", { name: /Wellbeing/ })
    .first()
    .click();
  await showsOnly(page, "Wellbeing");
});

test("is sound with a phase open", async ({ page }) => {
  await open(page, "#turning-points");
  await isSound(page);
});
