import { zenden } from "#content/pages/zenden.ts";
import { site } from "#content/site.ts";
import { organization } from "#web/structured-data/organization.server.ts";

/** Structured data of ZenDen: a free lifestyle application that works offline. */
export function zendenStructuredData(siteUrl: string) {
  return {
    "@context": "https://schema.org",
    "@type": "WebApplication",
    name: zenden.heading,
    description: zenden.meta.description,
    url: `${siteUrl}${zenden.path}`,
    applicationCategory: "LifestyleApplication",
    operatingSystem: "Any",
    inLanguage: site.language,
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
    featureList: [
      ...zenden.exercises.map(({ title }) => title),
      ...zenden.promises.items.map(({ title }) => title),
    ],
    publisher: organization(siteUrl),
  };
}
