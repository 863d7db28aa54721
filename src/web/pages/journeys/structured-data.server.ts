import { journeys } from "#content/pages/journeys.ts";
import { site } from "#content/site.ts";

/** Structured data of the overview: a collection, and its five pages. */
export function overviewStructuredData(siteUrl: string) {
  const url = `${siteUrl}${journeys.path}`;
  return {
    "@context": "https://schema.org",
    "@type": "CollectionPage",
    "@id": url,
    url,
    name: journeys.heading,
    description: journeys.meta.description,
    inLanguage: site.language,
    mainEntity: {
      "@type": "ItemList",
      itemListElement: journeys.paths.cards.map(({ title, href }, at) => ({
        "@type": "ListItem",
        position: at + 1,
        name: title,
        url: `${siteUrl}${href}`,
      })),
    },
  };
}
