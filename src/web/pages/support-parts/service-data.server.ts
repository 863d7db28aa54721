import type { Page } from "#content/schema.ts";
import { site } from "#content/site.ts";

/** What a support page is for search engines: a service, whom it is for, and who offers it. */
export function serviceData(
  page: Pick<Page, "path" | "heading" | "meta">,
  siteUrl: string,
  audience: string,
) {
  return {
    "@context": "https://schema.org",
    "@type": "Service",
    name: page.heading,
    description: page.meta.description,
    url: `${siteUrl}${page.path}`,
    provider: { "@type": "Organization", name: site.productName, url: `${siteUrl}/` },
    audience: { "@type": "Audience", audienceType: audience },
    areaServed: ["US", "CA"],
  };
}
