import { hubPaths } from "#content/knowledge-hub/choices.ts";
import type { Article } from "#content/knowledge-hub/front-matter.ts";
import { editorialPeople } from "#content/knowledge-hub/people.ts";
import { articlePath, currentArticlePage } from "#content/pages/articles.ts";
import { knowledgeHub } from "#content/pages/knowledge-hub.ts";
import { site } from "#content/site.ts";
import { shareImagePath } from "#web/share-image.ts";
import { organization } from "#web/structured-data/organization.server.ts";

/** Structured data of an article: its author, its last review, and its sources. */
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
