import type { Page } from "@playwright/test";
import { allWorksheets } from "../../src/content/worksheets/all.ts";
import { pagesOf, readPdf } from "../support/read-pdf.ts";
import { expect, test } from "../support/site.ts";
import { isSound } from "../support/sound.ts";

const address = "/resources/worksheets";

/** One worksheet, open, with its keeper at work. */
async function openSheet(page: Page, id: string) {
  await page.goto(`${address}#${id}`);
  await expect(page.locator(".sheets[data-live]")).toBeVisible();
  const sheet = page.locator(`[data-sheet="${id}"]`);
  await expect(sheet.locator("details")).toHaveAttribute("open", "");
  return sheet;
}

/** What is asked of the network from now on. */
function networkLog(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${request.url()}`));
  return asked;
}

/** How many pages the printer would get. */
async function printed(page: Page, format: "A4" | "Letter"): Promise<number> {
  const bytes = await page.pdf({ format });
  return (bytes.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length;
}

test("keeps what is written through a reload, and sends nothing", async ({ page }) => {
  const sheet = await openSheet(page, "two-week-wait-plan");
  // What the frame brings late, such as the light behind the pointer, is here before anything is typed.
  await page.mouse.move(200, 300);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(300);
  const asked = networkLog(page);
  await sheet.getByLabel("The clinic's test day").fill("2026-12-04");
  await sheet.getByLabel("How and when the result comes").fill("They call after two.");
  await sheet.getByLabel("On one day we have chosen").check();
  await sheet.getByRole("group", { name: "Row 2" }).getByLabel("What").fill("A walk to the lake");
  await sheet.getByLabel("Sentences I want to read again").fill("First line\nSecond line");
  await expect(sheet.getByText("You have written here")).toBeVisible();
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);

  await page.reload();
  await expect(page.locator(".sheets[data-live]")).toBeVisible();
  await expect(sheet.getByLabel("The clinic's test day")).toHaveValue("2026-12-04");
  await expect(sheet.getByLabel("How and when the result comes")).toHaveValue("They call after two.");
  await expect(sheet.getByLabel("On one day we have chosen")).toBeChecked();
  await expect(sheet.getByLabel("Not before the clinic's test")).not.toBeChecked();
  await expect(sheet.getByRole("group", { name: "Row 2" }).getByLabel("What")).toHaveValue(
    "A walk to the lake",
  );
  await expect(sheet.getByLabel("Sentences I want to read again")).toHaveValue("First line\nSecond line");
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== "theme"));
  expect(kept).toEqual(["worksheet:two-week-wait-plan"]);
  expect(await page.context().cookies()).toEqual([]);
});

test("takes more rows than the table begins with, and shows them again", async ({ page }) => {
  const sheet = await openSheet(page, "treatment-calendar");
  await expect(sheet.getByRole("group", { name: /^Row/ })).toHaveCount(4);
  await sheet.getByRole("button", { name: "Add a row" }).click();
  const fifth = sheet.getByRole("group", { name: "Row 5" });
  await expect(fifth.getByLabel("Date")).toBeFocused();
  await page.keyboard.type("Day 9");
  await expect(sheet.getByRole("group", { name: "Row 4" }).getByLabel("Date")).toHaveValue("");
  await page.reload();
  await expect(fifth.getByLabel("Date")).toHaveValue("Day 9");
});

test("adds what was typed before the script came to what was kept", async ({ page, context }) => {
  await page.goto(address);
  await page.evaluate(() =>
    localStorage.setItem("worksheet:support-map", '{"version":1,"answers":{"listens":"Ana","laugh":"Jo"}}'),
  );
  // The scripts arrive only when they are let through.
  const gate = Promise.withResolvers<void>();
  await context.route("**/assets/*.js", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(`${address}?path=everyone`, { waitUntil: "commit" });
  await page.getByText("Support map").click();
  await page.getByLabel("Listens without fixing").fill("Sam");
  gate.resolve();
  await expect(page.getByLabel("Makes me laugh")).toHaveValue("Jo");
  await expect(page.getByLabel("Listens without fixing")).toHaveValue("Ana\nSam");
});

test("clears one worksheet after one quiet question", async ({ page }) => {
  await page.goto(address);
  await page.evaluate(() =>
    localStorage.setItem("worksheet:my-reasons", '{"version":1,"answers":{"why":"Mine"}}'),
  );
  const sheet = await openSheet(page, "support-map");
  const button = sheet.getByRole("button", { name: "Clear this worksheet" });
  await expect(button).toBeHidden();
  await sheet.getByLabel("Makes me laugh").fill("Jo");
  await button.click();
  await expect(sheet.getByRole("button", { name: "Keep it" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(button).toBeFocused();
  await expect(sheet.getByLabel("Makes me laugh")).toHaveValue("Jo");
  await button.click();
  await sheet.getByRole("button", { name: "Clear it" }).click();
  await expect(sheet.getByText("This worksheet is empty again.")).toBeVisible();
  await expect(sheet.getByLabel("Makes me laugh")).toHaveValue("");
  await expect(sheet.locator("summary")).toBeFocused();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["worksheet:my-reasons"]);
});

test("clears all worksheets at once", async ({ page }) => {
  const sheet = await openSheet(page, "support-map");
  const all = page.getByRole("button", { name: "Clear all worksheets" });
  await expect(all).toBeHidden();
  await sheet.getByLabel("Makes me laugh").fill("Jo");
  await all.click();
  await page.getByRole("button", { name: "Clear all", exact: true }).click();
  await expect(page.getByText("All worksheets are empty again.")).toBeVisible();
  await expect(sheet.getByLabel("Makes me laugh")).toHaveValue("");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("shows in one tab what is written in another", async ({ page, context }) => {
  const sheet = await openSheet(page, "support-map");
  const other = await context.newPage();
  const second = await openSheet(other, "support-map");
  await second.getByLabel("Makes me laugh").fill("Jo");
  await expect(sheet.getByLabel("Makes me laugh")).toHaveValue("Jo");
  await sheet.getByLabel("Listens without fixing").fill("Ana");
  await expect(second.getByLabel("Listens without fixing")).toHaveValue("Ana");
  await expect(second.getByLabel("Makes me laugh")).toHaveValue("Jo");
});

test("says so when the browser keeps nothing", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const sheet = await openSheet(page, "support-map");
  await sheet.getByLabel("Makes me laugh").fill("Jo");
  await expect(sheet.getByRole("status")).toHaveText(
    "This browser will not keep what you write. It stays until you leave, so print it first.",
  );
});

test("opens the worksheet a link names, also from another page and from a narrowed list", async ({
  page,
}) => {
  await page.goto("/resources/digital-downloads");
  await page.getByRole("link", { name: /Fill in on screen.*Openness plan/ }).click();
  await expect(page).toHaveURL(/worksheets#openness-plan$/);
  const sheet = page.locator('[data-sheet="openness-plan"]');
  await expect(sheet.getByText("Openness is for the child.")).toBeInViewport();
  // Gentle mode asks once more before a hard topic.
  await sheet.locator("[data-gentle-show]").click();
  await expect(sheet.getByLabel("What the child may need from this")).toBeVisible();

  await page.goto(`${address}?path=surrogacy#support-map`);
  await expect(page.getByLabel("Makes me laugh")).toBeVisible();
  await expect(page).toHaveURL(/worksheets$|worksheets#support-map$/);
});

test("narrows the list to one path without a new history entry", async ({ page }) => {
  await page.goto(address);
  await expect(page.locator(".sheets[data-live]")).toBeVisible();
  const before = await page.evaluate(() => history.length);
  const asked = networkLog(page);
  const filter = page.getByRole("navigation", { name: "Show worksheets for" });
  await filter.getByRole("link", { name: "Adoption" }).click();
  await expect(page).toHaveURL(/\?path=adoption$/);
  await expect(page.getByRole("heading", { name: "Route comparison" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Support map" })).toBeHidden();
  await expect(filter.getByRole("link", { name: "Adoption" })).toHaveAttribute("aria-current", "true");
  expect(await page.evaluate(() => history.length)).toBe(before);
  expect(asked.filter((line) => line.includes(address))).toEqual([]);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Support map" })).toBeHidden();
  await filter.getByRole("link", { name: "All" }).click();
  await expect(page.getByRole("heading", { name: "Support map" })).toBeVisible();
});

test("answers a narrowed list from the first byte on", async ({ request }) => {
  const html = await (await request.get(`${address}?path=adoption`)).text();
  expect(html).toMatch(/aria-current="true"[^>]*>Adoption</);
  expect(html.match(/<section[^>]*sheets-group[^>]*hidden=""/g)).toHaveLength(7);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every worksheet can be opened, filled in and printed, and says that nothing is kept", async ({
    page,
  }) => {
    await page.goto(`${address}?path=everyone`);
    await expect(page.getByText("Scripts are off here.")).toBeVisible();
    await expect(page.getByText("Route comparison")).toBeHidden();
    await page.getByText("Support map").click();
    await page.getByLabel("Makes me laugh").fill("Jo");
    await expect(page.getByRole("button", { name: "Add a row" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Print this worksheet" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: /Blank PDF/ }).first()).toBeVisible();
    expect(await printed(page, "Letter")).toBeLessThanOrEqual(2);
  });

  test("holds every worksheet in the page as served", async ({ request }) => {
    const html = await (await request.get(address)).text();
    for (const { id } of allWorksheets) expect(html).toContain(`id="${id}"`);
  });
});

test.describe("on paper", () => {
  test("one open worksheet is printed alone, on A4 and on Letter, blank and filled", async ({ page }) => {
    const sheet = await openSheet(page, "support-map");
    for (const format of ["A4", "Letter"] as const)
      expect(await printed(page, format)).toBeLessThanOrEqual(2);
    await sheet.getByLabel("Makes me laugh").fill("My brother Jo. ".repeat(20));
    await page.emulateMedia({ media: "print" });
    for (const name of ["Worksheets", "Choose a worksheet", "What you write stays with you", "Also here"])
      await expect(page.getByRole("heading", { name, exact: true })).toBeHidden();
    await expect(page.getByRole("heading", { name: "Partner check-in" })).toBeHidden();
    await expect(page.getByRole("heading", { name: "Support map" })).toBeVisible();
    await expect(sheet.getByRole("button")).toHaveCount(0);
    expect(await printed(page, "A4")).toBeLessThanOrEqual(2);
  });

  test("a sheet on a hard topic is printed whole, also in gentle mode", async ({ page }) => {
    await openSheet(page, "after-a-loss-checklist");
    const question = page.getByText("The person I can call at night");
    await expect(question).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(question).toBeVisible();
  });

  test("the list is printed as titles when nothing is open", async ({ page }) => {
    await page.goto(address);
    expect(await printed(page, "A4")).toBeLessThanOrEqual(8);
  });

  test("a long answer is printed whole, over as many pages as it needs", async ({ page }) => {
    const sheet = await openSheet(page, "letter-to-myself");
    const before = await printed(page, "Letter");
    await sheet.getByLabel("The letter").fill("A line of the letter that goes on for a while.\n".repeat(120));
    expect(await printed(page, "Letter")).toBeGreaterThanOrEqual(before + 2);
  });

  test("the button prints its own worksheet when several are open", async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute("data-test-printed", "");
    });
    await openSheet(page, "grounding-card");
    const sheet = page.locator('[data-sheet="support-map"]');
    await sheet.locator("summary").click();
    await sheet.getByRole("button", { name: "Print this worksheet" }).click();
    await expect(page.locator("html[data-test-printed]")).toHaveCount(1);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: "Support map" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Grounding card" })).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect(page.getByRole("heading", { name: "Grounding card" })).toBeVisible();
  });

  test("a page chosen to be dark is printed in dark ink on white", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await openSheet(page, "support-map");
    await page.emulateMedia({ colorScheme: "dark", media: "print" });
    const colours = await page
      .locator('[data-sheet="support-map"] :is(h4, span, label, p, textarea)')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).color));
    expect(new Set(colours)).toEqual(new Set(["rgb(0, 0, 0)"]));
  });
});

test("everything can be done with the keyboard", async ({ page }) => {
  await page.goto(`${address}?path=loved-ones`);
  await expect(page.locator(".sheets[data-live]")).toBeVisible();
  const summary = page.locator('[data-sheet="what-helps-what-hurts"] summary');
  await summary.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.locator("[data-gentle-show]:focus")).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByLabel("I am sorry. I am here.")).toBeChecked();
});

test("is sound with sheets open", async ({ page }) => {
  // Some nine hundred fields are looked at one by one.
  test.slow();
  const sheet = await openSheet(page, "cost-planner");
  await sheet.getByLabel("US dollars").check();
  await sheet.getByLabel("Grants from charities").check();
  await page.locator('[data-sheet="treatment-calendar"] summary').click();
  await sheet.getByRole("button", { name: "Clear this worksheet" }).click();
  await isSound(page);
});

test("every download is there, as large and as long as the page says", async ({ page, request, site }) => {
  await page.goto("/resources/digital-downloads");
  const rows = page.locator("main li", { has: page.locator("a[download]") });
  const listed = await rows.evaluateAll((items) =>
    items.map((item) => ({
      href: item.querySelector("a[download]")?.getAttribute("href") ?? "",
      text: item.textContent ?? "",
    })),
  );
  expect(listed.length).toBeGreaterThan(55);
  for (const { href, text } of listed) {
    const [, pages, kilobytes, language] =
      /PDF · (\d+) pages? · (\d+) KB · (English|French|Spanish)/.exec(text) ?? [];
    const answer = await request.get(href);
    expect(answer.status(), href).toBe(200);
    const headers = answer.headers();
    expect(headers["content-type"]).toBe("application/pdf");
    expect(headers["content-disposition"]).toMatch(/^inline; filename="kinward-[a-z0-9-]+\.pdf"$/);
    const canonical = href.includes("/cards/") ? "digital-downloads" : "worksheets";
    expect(headers.link).toBe(`<${site.url}/resources/${canonical}>; rel="canonical"`);
    expect(headers.etag).toMatch(/^"/);
    const bytes = await answer.body();
    expect(`${Math.round(bytes.length / 1024)}`, href).toBe(kilobytes);
    const pdf = readPdf(bytes);
    expect(`${pagesOf(pdf).length}`, href).toBe(pages);
    const spoken = { English: "en", French: "fr", Spanish: "es" }[language ?? ""];
    expect(pdf.dict(pdf.trailer.Root).Lang).toBe(spoken);
  }
});

test("tells machines what can be learned with and what can be downloaded", async ({ page }) => {
  await page.goto(address);
  const read = async () =>
    JSON.parse((await page.locator('script[type="application/ld+json"]').last().textContent()) ?? "{}");
  const sheets = await read();
  expect(sheets.mainEntity.itemListElement).toHaveLength(allWorksheets.length);
  expect(sheets.mainEntity.itemListElement[0].item["@type"]).toBe("LearningResource");
  await page.goto("/resources/digital-downloads");
  const files = await read();
  expect(files.hasPart[1]).toMatchObject({
    "@type": "DigitalDocument",
    inLanguage: "fr",
    encodingFormat: "application/pdf",
  });
});
