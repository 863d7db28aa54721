import { XMLBuilder } from "fast-xml-parser";
import { hubPaths } from "#content/knowledge-hub/choices.ts";
import { currentArticles } from "#content/knowledge-hub/current-articles.ts";
import type { Article } from "#content/knowledge-hub/front-matter.ts";
import { articlePath } from "#content/pages/articles.ts";
import { hubFeed, hubTexts, knowledgeHub } from "#content/pages/knowledge-hub.ts";
import { site } from "#content/site.ts";
import type { Feature } from "#platform/feature.ts";
import type { ServedFile } from "#platform/http/served-file.ts";
import type { Services } from "#platform/services.ts";
import { editedTexts, topicsInWords } from "./reads.server.ts";
import routes from "./routes.ts";

function knowledgeHubFiles({ settings }: Services): ServedFile[] {
  return [
    {
      path: hubFeed.path,
      lasting: true,
      make: () => ({ text: feedOf(settings.SITE_URL), type: "application/rss+xml; charset=utf-8" }),
    },
    {
      path: hubTexts.path,
      lasting: true,
      make: () => ({
        text: JSON.stringify(editedTexts()),
        type: "application/json; charset=utf-8",
        headers: { "cache-control": "no-cache" },
      }),
    },
  ];
}

const builder = new XMLBuilder({ ignoreAttributes: false, format: true, suppressBooleanAttributes: false });

/** RSS 2.0: newest first, with summaries only, because feed readers have no gentle mode. */
function feedOf(siteUrl: string): string {
  const newest = currentArticles().toSorted((one, other) => other.reviewed.localeCompare(one.reviewed));
  return builder.build({
    "?xml": { "@_version": "1.0", "@_encoding": "UTF-8" },
    rss: {
      "@_version": "2.0",
      "@_xmlns:atom": "http://www.w3.org/2005/Atom",
      channel: {
        title: hubFeed.title,
        link: `${siteUrl}${knowledgeHub.path}`,
        description: hubFeed.description,
        language: site.language,
        ...(newest[0] ? { lastBuildDate: rssDate(newest[0].reviewed) } : {}),
        "atom:link": {
          "@_href": `${siteUrl}${hubFeed.path}`,
          "@_rel": "self",
          "@_type": "application/rss+xml",
        },
        item: newest.map((article) => itemOf(article, siteUrl)),
      },
    },
  });
}

function itemOf(article: Article, siteUrl: string) {
  const url = `${siteUrl}${articlePath(article.slug)}`;
  const topics = topicsInWords(article);
  const note = topics === "" ? "" : ` ${hubFeed.talksAbout}: ${topics}.`;
  return {
    title: article.title,
    link: url,
    guid: { "@_isPermaLink": "true", "#text": url },
    description: `${article.summary}${note}`,
    pubDate: rssDate(article.reviewed),
    category: hubPaths.filter(({ value }) => article.paths.includes(value)).map(({ label }) => label),
  };
}

function rssDate(day: string): string {
  return new Date(day).toUTCString();
}

export const knowledgeHubFeature = {
  name: "knowledge-hub",
  routes,
  files: knowledgeHubFiles,
  reservedPaths: [/^\/resources\/knowledge-hub\/(feed\.xml|texts\.json)$/],
} satisfies Feature;
