import { expect, inject, it } from "vitest";
import { allWorksheets } from "#content/worksheets/all.ts";
import { pagesOf, readPdf } from "../support/read-pdf.ts";
import { servedPage } from "../support/served-page.ts";

const siteUrl = inject("siteUrl");
const address = "/resources/worksheets";
const downloads = "/resources/digital-downloads";

it("has every download that is listed, as large and as long as the page says", async () => {
  const { $ } = await servedPage(downloads);
  const listed = $("main li")
    .filter((_, row) => $(row).find("a[download]").length > 0)
    .get()
    .map((row) => ({
      href: $(row).find("a[download]").attr("href") ?? "",
      thumbnail: $(row).find("img").attr("data-later") ?? "",
      text: $(row).text(),
    }));
  expect(listed.length).toBeGreaterThan(55);
  // Said once of all worksheets; each card says its own language.
  expect($("#worksheets").text()).toContain("as PDFs in English");
  for (const { href, thumbnail, text } of listed) {
    const [, pages, kilobytes, language] = href.includes("/cards/")
      ? (/PDF · (\d+) pages? · (\d+) KB · (English|French|Spanish)/.exec(text) ?? [])
      : [...(/(\d+) pages? · (\d+) KB/.exec(text) ?? []), "English"];
    const picture = await served(thumbnail);
    expect(picture.status, thumbnail).toBe(200);
    expect(picture.headers.get("content-type")).toContain("image/svg+xml");
    expect(picture.bytes.length, thumbnail).toBeLessThan(2_500);
    const { status, headers, bytes } = await served(href);
    expect(status, href).toBe(200);
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("content-disposition")).toMatch(/^inline; filename="[a-z0-9-]+\.pdf"$/);
    const canonical = href.includes("/cards/")
      ? "digital-downloads"
      : `worksheets/${/([a-z0-9-]+)\.pdf$/.exec(href)?.[1]}`;
    expect(headers.get("link")).toBe(`<${siteUrl}/resources/${canonical}>; rel="canonical"`);
    expect(headers.get("etag")).toMatch(/^"/);
    expect(`${Math.round(bytes.length / 1024)}`, href).toBe(kilobytes);
    const pdf = readPdf(bytes);
    expect(`${pagesOf(pdf).length}`, href).toBe(pages);
    const spoken = { English: "en", French: "fr", Spanish: "es" }[language ?? ""];
    expect(pdf.dict(pdf.trailer.Root).Lang).toBe(spoken);
  }
});

async function served(href: string) {
  const answer = await fetch(siteUrl + href);
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

/** All that a page tells machines; what it is about comes after the way to it. */
async function toldOf(path: string): Promise<unknown[]> {
  const { $ } = await servedPage(path);
  return $("script[type='application/ld+json']")
    .get()
    .map((script) => JSON.parse($(script).text()));
}

it("tells machines what can be downloaded", async () => {
  expect((await toldOf(downloads)).at(-1)).toHaveProperty(
    "hasPart.1",
    expect.objectContaining({
      "@type": "DigitalDocument",
      inLanguage: "fr",
      encodingFormat: "application/pdf",
    }),
  );
});

it("leads from the list as served to every worksheet, at its old anchor, and tells machines of them", async () => {
  const { $ } = await servedPage(address);
  for (const { id } of allWorksheets) expect($(`#${id} a`).attr("href"), id).toBe(`${address}/${id}`);
  expect($("main").find("input, textarea")).toHaveLength(0);
  const told = (await toldOf(address)).at(-1);
  expect(told).toHaveProperty("mainEntity.itemListElement.length", allWorksheets.length);
  expect(told).toHaveProperty(["mainEntity", "itemListElement", 0, "item", "@type"], "LearningResource");
});

it("answers a narrowed list from the first byte on", async () => {
  const { $, texts } = await servedPage(`${address}?path=adoption`);
  expect(texts("a[aria-current='true']")).toContain("Adoption");
  expect($("section[hidden] > ul")).toHaveLength(7);
});

it("says for machines what a worksheet's own page is, and leads to its blank file", async () => {
  const path = `${address}/after-a-loss-checklist`;
  const { $, texts } = await servedPage(path);
  expect(texts("main").join(" ")).toContain("The person I can call at night");
  const blank = $("a").filter((_, link) => /^Blank PDF \(/.test($(link).text()));
  expect(blank.attr("href")).toBe("/downloads/worksheets/after-a-loss-checklist.pdf");
  expect(texts("nav[aria-label='You are here']").join(" ")).toContain("Worksheets");
  expect($("link[rel='canonical']").attr("href")).toBe(siteUrl + path);
  expect(await toldOf(path)).toContainEqual(
    expect.objectContaining({ "@type": "LearningResource", url: siteUrl + path }),
  );
});

it("answers the name of no worksheet with the page for moved addresses", async () => {
  const { status, texts } = await servedPage(`${address}/no-such-sheet`);
  expect(status).toBe(404);
  expect(texts("h1")).toEqual(["We’ve Moved!"]);
});
