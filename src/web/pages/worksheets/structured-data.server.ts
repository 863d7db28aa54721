import { worksheets } from "#content/pages/worksheets.ts";
import { site } from "#content/site.ts";
import { allWorksheets } from "#content/worksheets/all.ts";

/** What the page is for machines: a list of things to learn with. */
export function worksheetsStructuredData(siteUrl: string) {
  const url = `${siteUrl}${worksheets.path}`;
  return {
    "@context": "https://schema.org",
    "@type": "CollectionPage",
    name: worksheets.heading,
    description: worksheets.meta.description,
    url,
    inLanguage: site.language,
    isPartOf: { "@type": "WebSite", name: site.productName, url: `${siteUrl}/` },
    mainEntity: {
      "@type": "ItemList",
      numberOfItems: allWorksheets.length,
      itemListElement: allWorksheets.map(({ id, title, minutes }, at) => ({
        "@type": "ListItem",
        position: at + 1,
        item: {
          "@type": "LearningResource",
          name: title,
          url: `${url}#${id}`,
          learningResourceType: "Worksheet",
          timeRequired: `PT${minutes}M`,
          isAccessibleForFree: true,
        },
      })),
    },
  };
}
