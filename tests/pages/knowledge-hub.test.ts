import { describe, expect, inject, it } from "vitest";
import * as z from "zod";
import { articles } from "#content/knowledge-hub/articles.ts";
import { courses } from "#content/knowledge-hub/courses.ts";
import { notFound } from "#content/pages/not-found.ts";
import { sendPlainForm } from "../support/plain-form.ts";
import { servedPage } from "../support/served-page.ts";

const hub = "/resources/knowledge-hub";
const shown = "#library li:not([hidden]) h3, #courses li:not([hidden]) h3";
const structured = z.looseObject({ "@type": z.string().optional() });

describe("the library without script", () => {
  it("lists everything, and says where its feed is", async () => {
    const page = await servedPage(hub);
    // The page on pregnancy loss is listed with the articles.
    expect(page.texts(shown)).toHaveLength(articles.length + 1 + courses().length);
    expect(page.$('link[rel="alternate"][type="application/rss+xml"]').attr("href")).toBe(
      `${inject("siteUrl")}${hub}/feed.xml`,
    );
  });

  it("answers the form, mistakes forgiven, and comes back to its list", async () => {
    const page = await servedPage(hub);
    const form = "main form:has([name=q])";
    expect(page.$(form).attr("action")).toMatch(/#library$/);
    const answer = await sendPlainForm({ page, path: hub, form, typed: { q: "waitng", kind: "guide" } });
    expect(answer.status).toBe(200);
    expect(answer.texts(shown)[0]).toBe("The wait without watching");
    expect(answer.texts("#library").join()).toContain("No exact match for “waitng”. Did you mean “waiting”?");
  });

  it.each(["subject=loss", "path=adoption", "reader=lgbtq", "kind=course", "length=own-pace"])(
    "shows only what fits ?%s",
    async (choice) => {
      const found = (await servedPage(`${hub}?${choice}`)).texts(shown);
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThan(articles.length);
    },
  );

  it("answers words of a crisis with help", async () => {
    const { $ } = await servedPage(`${hub}?q=suicide`);
    expect($("main a:contains('Call 988')").attr("href")).toBe("tel:988");
  });

  it("is kept by nobody with a question in its address, and stays the same page to search engines", async () => {
    expect((await servedPage(hub)).headers.get("etag")).toBeTruthy();
    const answer = await servedPage(`${hub}?q=adopton`);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(answer.html).toMatch(/<link rel="canonical" href="[^"?]+\/resources\/knowledge-hub"/);
  });
});

describe("an article", () => {
  it("tells machines and readers of its day and its length", async () => {
    const { $ } = await servedPage(`${hub}/after-a-loss-the-first-week`);
    const data = $('script[type="application/ld+json"]')
      .get()
      .map((script) => structured.parse(JSON.parse($(script).text())));
    expect(data.find((each) => each["@type"] === "Article")).toMatchObject({
      headline: "After a loss: the first week",
      dateModified: "2026-11-26",
      timeRequired: "PT5M",
    });
    expect(JSON.stringify(data)).toContain("BreadcrumbList");
    expect($("main").text()).toContain("Last reviewed on November 26, 2026.");
  });

  it("gets the page for unknown addresses when it does not exist", async () => {
    const page = await servedPage(`${hub}/no-such-article`);
    expect(page.status).toBe(404);
    expect(page.texts("head title")).toEqual([notFound.meta.title]);
    expect(page.texts("h1")).toEqual(["We’ve Moved!"]);
  });
});

it("an article brings the words of no other article with it, nor what only writing needs", async () => {
  const { $ } = await servedPage(`${hub}/after-a-loss-the-first-week`);
  const start = $("script[data-modules]");
  const named = [
    ...(start.attr("data-modules")?.split(" ") ?? []),
    ...[...start.text().matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, address = ""]) => address),
  ];
  expect(named.length).toBeGreaterThan(2);
  for (const address of new Set(named)) {
    const text = await (await fetch(inject("siteUrl") + address)).text();
    for (const { summary } of articles) expect(text, address).not.toContain(summary.slice(0, 40));
    expect(text, address).not.toContain("codeFencedFence");
  }
});
