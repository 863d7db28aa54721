import type { Page } from "#content/schema.ts";
import { organization } from "#web/structured-data/organization.server.ts";

/** Structured data of a support page: a service, its audience, and its provider. */
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
    provider: organization(siteUrl),
    audience: { "@type": "Audience", audienceType: audience },
    areaServed: ["US", "CA"],
  };
}
