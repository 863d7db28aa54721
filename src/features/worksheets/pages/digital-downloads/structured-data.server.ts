import { digitalDownloads } from "#content/pages/digital-downloads.ts";
import { site } from "#content/site.ts";
import { listedCards, listedSheets } from "./listed-files.server.ts";

/** Structured data: a collection of documents, each with its format and language. */
export function downloadsStructuredData(siteUrl: string) {
  const url = `${siteUrl}${digitalDownloads.path}`;
  const cards = listedCards().map(({ title, href, language }) => ({ title, href, language }));
  const sheets = listedSheets().flatMap(({ files }) =>
    files.map(({ title, href }) => ({ title, href, language: site.language })),
  );
  return {
    "@context": "https://schema.org",
    "@type": "CollectionPage",
    name: digitalDownloads.heading,
    description: digitalDownloads.meta.description,
    url,
    inLanguage: site.language,
    isPartOf: { "@type": "WebSite", name: site.productName, url: `${siteUrl}/` },
    hasPart: [...cards, ...sheets].map(({ title, href, language }) => ({
      "@type": "DigitalDocument",
      name: title,
      url: `${siteUrl}${href}`,
      encodingFormat: "application/pdf",
      inLanguage: language,
      isAccessibleForFree: true,
    })),
  };
}
