import { journaling } from "#content/pages/journaling.ts";
import { site } from "#content/site.ts";
import { organization } from "#web/structured-data/organization.server.ts";

/** Structured data of the journal: a free lifestyle application that works offline. */
export function journalingStructuredData(siteUrl: string) {
  return {
    "@context": "https://schema.org",
    "@type": "WebApplication",
    name: journaling.heading,
    description: journaling.meta.description,
    url: `${siteUrl}${journaling.path}`,
    applicationCategory: "LifestyleApplication",
    operatingSystem: "Any",
    inLanguage: site.language,
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
    featureList: journaling.privacy.items.map(({ title }) => title),
    publisher: organization(siteUrl),
  };
}
