import { site } from "#content/site.ts";

/** Who stands behind the site, as a part of other descriptions. */
export function organization(siteUrl: string) {
  return { "@type": "Organization", name: site.productName, url: `${siteUrl}/` };
}
