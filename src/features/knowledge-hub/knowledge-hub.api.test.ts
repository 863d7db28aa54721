import { XMLParser, XMLValidator } from "fast-xml-parser";
import { afterAll, beforeAll, expect, it } from "vitest";
import { articles } from "#content/knowledge-hub/articles.ts";
import { lastingFiles } from "#server/text-files.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp("sqlite");
});
afterAll(() => app.close());

const path = "/resources/knowledge-hub/feed.xml";

it("serves the feed from memory, the same bytes as when it is asked for", async () => {
  const kept = (await lastingFiles(app.services).get(path)?.())?.get(path);
  expect(kept?.headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
  const answer = await app.app.request(siteUrl + path);
  expect(answer.headers.get("content-disposition")).toBeNull();
  expect(await answer.text()).toBe(kept?.bytes.identity.toString());
});

it("is RSS with every article once, its summary, its day and what it talks about, and no more of its text", async () => {
  const xml = await (await app.app.request(siteUrl + path)).text();
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => name === "item" || name === "category",
  });
  const { channel } = parser.parse(xml).rss;
  expect(channel["atom:link"]["@_href"]).toBe(siteUrl + path);
  expect(channel.item).toHaveLength(articles.length);
  for (const { title, link, guid, description, pubDate, category } of channel.item) {
    const article = articles.find(({ slug }) => link === `${siteUrl}/resources/knowledge-hub/${slug}`);
    expect(article?.title).toBe(title);
    expect(guid).toEqual({ "#text": link, "@_isPermaLink": "true" });
    expect(description.startsWith(article?.summary)).toBe(true);
    expect(description.includes("This article talks about:")).toBe((article?.topics.length ?? 0) > 0);
    expect(new Date(pubDate).toISOString().slice(0, 10)).toBe(article?.reviewed);
    expect(category).toHaveLength(article?.paths.length ?? 0);
  }
});
