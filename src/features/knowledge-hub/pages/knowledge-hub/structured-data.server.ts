import { currentArticles } from "#content/knowledge-hub/current-articles.ts";
import { articlePath } from "#content/pages/articles.ts";
import { knowledgeHub } from "#content/pages/knowledge-hub.ts";
import { site } from "#content/site.ts";
import { kindInWords } from "../../reads.server.ts";

/** Structured data: a collection of free texts. */
export function hubStructuredData(siteUrl: string) {
  const articles = currentArticles();
  return {
    "@context": "https://schema.org",
    "@type": "CollectionPage",
    name: knowledgeHub.heading,
    description: knowledgeHub.meta.description,
    url: `${siteUrl}${knowledgeHub.path}`,
    inLanguage: site.language,
    isPartOf: { "@type": "WebSite", name: site.productName, url: `${siteUrl}/` },
    mainEntity: {
      "@type": "ItemList",
      numberOfItems: articles.length,
      itemListElement: articles.map(({ slug, title, kind, minutes }, at) => ({
        "@type": "ListItem",
        position: at + 1,
        item: {
          "@type": "LearningResource",
          name: title,
          url: `${siteUrl}${articlePath(slug)}`,
          learningResourceType: kindInWords(kind),
          timeRequired: `PT${minutes}M`,
          isAccessibleForFree: true,
        },
      })),
    },
  };
}
