import type { LegalPage } from "#content/pages/legal/legal-page.ts";
import { site } from "#content/site.ts";

/** Structured data: a page, and when its text last changed. */
export function webPageOf({ heading, meta, path, changed }: LegalPage, siteUrl: string) {
  return {
    "@context": "https://schema.org",
    "@type": "WebPage",
    name: heading,
    description: meta.description,
    url: `${siteUrl}${path}`,
    dateModified: changed,
    inLanguage: site.language,
    isPartOf: { "@type": "WebSite", name: site.productName, url: `${siteUrl}/` },
  };
}
