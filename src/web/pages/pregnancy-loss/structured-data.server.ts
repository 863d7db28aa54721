import type { PregnancyLossPage } from "#content/pages/pregnancy-loss.ts";
import { site } from "#content/site.ts";
import { organization } from "#web/structured-data/organization.server.ts";

/** Structured data: the page, its last review and its sources. */
export function webPageOf({ heading, meta, path, reviewedOn, sources }: PregnancyLossPage, siteUrl: string) {
  return {
    "@context": "https://schema.org",
    "@type": "WebPage",
    name: heading,
    description: meta.description,
    url: `${siteUrl}${path}`,
    dateModified: reviewedOn,
    lastReviewed: reviewedOn,
    inLanguage: site.language,
    publisher: organization(siteUrl),
    isPartOf: { "@type": "WebSite", name: site.productName, url: `${siteUrl}/` },
    citation: sources.items.map(({ title, publisher, href }) => ({
      "@type": "CreativeWork",
      name: title,
      publisher: { "@type": "Organization", name: publisher },
      ...(href === undefined ? {} : { url: href }),
    })),
  };
}
