import { contact } from "#content/pages/contact.ts";
import { site } from "#content/site.ts";
import { organization } from "#web/structured-data/organization.server.ts";

/** Structured data of the contact page: who we are, how to reach us, and our other addresses once they are real. */
export function contactStructuredData(siteUrl: string) {
  const url = `${siteUrl}${contact.path}`;
  const { instagram, facebook, linkedin } = site.links;
  const elsewhere = [instagram, facebook, linkedin].filter(({ sample }) => !sample).map(({ href }) => href);
  return {
    "@context": "https://schema.org",
    "@type": "ContactPage",
    url,
    name: contact.meta.title,
    description: contact.meta.description,
    inLanguage: site.language,
    mainEntity: {
      ...organization(siteUrl),
      description: site.promise,
      logo: `${siteUrl}/icons/icon-512.png`,
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer support",
        url,
        availableLanguage: site.language,
        areaServed: ["US", "CA"],
      },
      ...(elsewhere.length > 0 ? { sameAs: elsewhere } : {}),
    },
  };
}
