import { site } from "#content/site.ts";

/** Who is behind the site, as a part of other descriptions; the contact page says more of it. */
export function organization(siteUrl: string) {
  return {
    "@type": "Organization",
    "@id": `${siteUrl}/#organization`,
    name: site.productName,
    url: `${siteUrl}/`,
  };
}
