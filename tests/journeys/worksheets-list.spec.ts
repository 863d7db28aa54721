import { allWorksheets } from "../../src/content/worksheets/all.ts";
import { pagesOf, readPdf } from "../support/read-pdf.ts";
import { expect, test } from "../support/site.ts";
import { address, networkLog, printedPages } from "../support/worksheets.ts";

test("is found from the downloads, by a link and by path, and every download is there", async ({
  page,
  request,
  site,
}) => {
  await page.goto("/resources/digital-downloads");

  await test.step("every download is there, as large and as long as the page says", async () => {
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
      const canonical = href.includes("/cards/")
        ? "digital-downloads"
        : `worksheets/${/([a-z0-9-]+)\.pdf$/.exec(href)?.[1]}`;
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

  await test.step("opens the worksheet a link names, from another page", async () => {
    await page.getByRole("link", { name: /Fill in on screen.*Openness plan/ }).click();
    await expect(page).toHaveURL(/worksheets#openness-plan$/);
    const sheet = page.locator('[data-sheet="openness-plan"]');
    await expect(sheet.getByText("Openness is for the child.")).toBeInViewport();
    await expect(sheet.getByLabel("What the child may need from this")).toBeVisible();
  });

  await test.step("opens it from a narrowed list too", async () => {
    await page.goto(`${address}?path=surrogacy#support-map`);
    await expect(page.getByLabel("Makes me laugh")).toBeVisible();
    await expect(page).toHaveURL(/worksheets$|worksheets#support-map$/);
  });

  await test.step("narrows the list to one path without a new history entry", async () => {
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
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every worksheet can be opened, filled in and printed, and machines can read of each", async ({
    page,
    request,
  }) => {
    await test.step("says that nothing is kept, and prints", async () => {
      await page.goto(`${address}?path=everyone`);
      await expect(page.getByText("Scripts are off here.")).toBeVisible();
      await expect(page.getByText("Route comparison")).toBeHidden();
      await page.getByText("Support map").click();
      await page.getByLabel("Makes me laugh").fill("Jo");
      await expect(page.getByRole("button", { name: "Add a row" })).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Print this worksheet" })).toHaveCount(0);
      await expect(page.getByRole("link", { name: /Blank PDF/ }).first()).toBeVisible();
      expect(await printedPages(page, "Letter")).toBeLessThanOrEqual(2);
    });

    await test.step("answers a narrowed list from the first byte on", async () => {
      const html = await (await request.get(`${address}?path=adoption`)).text();
      expect(html).toMatch(/aria-current="true"[^>]*>Adoption</);
      expect(html.match(/<section[^>]*sheets-group[^>]*hidden=""/g)).toHaveLength(7);
    });

    const served = async (path: string) => {
      const html = await (await request.get(path)).text();
      const told = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].at(-1);
      return { html, told: JSON.parse(told?.[1] ?? "{}") };
    };
    await test.step("holds every worksheet in the page as served, and tells machines of them", async () => {
      const { html, told } = await served(address);
      for (const { id } of allWorksheets) expect(html).toContain(`id="${id}"`);
      expect(told.mainEntity.itemListElement).toHaveLength(allWorksheets.length);
      expect(told.mainEntity.itemListElement[0].item["@type"]).toBe("LearningResource");
    });
    await test.step("tells machines what can be downloaded", async () => {
      const { told } = await served("/resources/digital-downloads");
      expect(told.hasPart[1]).toMatchObject({
        "@type": "DigitalDocument",
        inLanguage: "fr",
        encodingFormat: "application/pdf",
      });
    });
  });
});
