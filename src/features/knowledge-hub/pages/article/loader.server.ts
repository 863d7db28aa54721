import { dayInWords } from "#content/day-in-words.ts";
import { articleCopy } from "#content/knowledge-hub/article-copy.ts";
import { articlePicture } from "#content/knowledge-hub/article-pictures.ts";
import { hubPaths, readerNames } from "#content/knowledge-hub/choices.ts";
import type { Article } from "#content/knowledge-hub/front-matter.ts";
import { headingId } from "#content/knowledge-hub/heading-id.ts";
import { editorialPeople, withRole } from "#content/knowledge-hub/people.ts";
import { layout } from "#content/layout.ts";
import { articlePath, currentArticlePage } from "#content/pages/articles.ts";
import { knowledgeHub } from "#content/pages/knowledge-hub.ts";
import { site } from "#content/site.ts";
import { facesHtml } from "#web/sections/faces.server.tsx";
import { shareImagePath } from "#web/share-image.ts";
import { organization } from "#web/structured-data/organization.server.ts";
import { kindInWords, topicsInWords } from "../../reads.server.ts";
import { griefOf } from "../../rules.ts";

const listed = new Intl.ListFormat("en-US", { type: "conjunction" });

export function articleView(article: Article) {
  const { minutes, notes, reviewed, writtenBy: _author, reviewedBy: _reviewer, ...copy } = articleCopy;
  const topics = topicsInWords(article);
  return {
    slug: article.slug,
    title: article.title,
    summary: article.summary,
    facts: [kindInWords(article.kind), minutes(article.minutes)],
    writtenFor: `${copy.writtenFor} ${listed.format(article.for.map((reader) => readerNames[reader]))}.`,
    picture: articlePicture(article),
    leadsToSupport: griefOf(article) !== undefined,
    notes:
      topics === ""
        ? undefined
        : {
            text: `${notes.about}: ${topics}. ${notes.where}`,
            topics: article.topics,
            turnOn: notes.turnOn,
            show: notes.show,
            hide: notes.hide,
          },
    sections: article.headings.map((heading) => ({ id: headingId(heading), heading })),
    sources: article.sources,
    faces: facesHtml("editors"),
    reviewed: [...credits(), reviewed(dayInWords(article.reviewed), dayInWords(article.reviewBy))].join(" "),
    copy: { ...copy, hub: knowledgeHub.path, newTab: layout.opensInNewTab },
  };
}

function credits(): string[] {
  const { author, reviewer } = editorialPeople();
  return [
    ...(author ? [articleCopy.writtenBy(withRole(author))] : []),
    ...(reviewer ? [articleCopy.reviewedBy(withRole(reviewer))] : []),
  ];
}

export type ArticleView = ReturnType<typeof articleView>;

export function articleStructuredData(article: Article, siteUrl: string) {
  const path = articlePath(article.slug);
  const url = `${siteUrl}${path}`;
  const { author, reviewer } = editorialPeople();
  const image =
    currentArticlePage(article.slug)?.meta.ogImage ?? shareImagePath({ path, meta: { indexed: true } });
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    "@id": `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: article.title,
    description: article.description,
    abstract: article.summary,
    inLanguage: site.language,
    dateModified: article.reviewed,
    author: author ? personOf(author) : organization(siteUrl),
    editor: reviewer && personOf(reviewer),
    publisher: organization(siteUrl),
    image: image === undefined ? undefined : `${siteUrl}${image}`,
    isAccessibleForFree: true,
    timeRequired: `PT${article.minutes}M`,
    keywords: article.keywords.join(", "),
    articleSection: hubPaths.filter(({ value }) => article.paths.includes(value)).map(({ label }) => label),
    isPartOf: {
      "@type": "CollectionPage",
      name: knowledgeHub.heading,
      url: `${siteUrl}${knowledgeHub.path}`,
    },
    citation: article.sources.map(({ title, publisher, href }) => ({
      "@type": "CreativeWork",
      name: title,
      publisher: { "@type": "Organization", name: publisher },
      ...(href === undefined ? {} : { url: href }),
    })),
  };
}

function personOf({ name, role }: { name: string; role: string | undefined }) {
  return { "@type": "Person", name, jobTitle: role };
}
