import { digitalDownloads } from "#content/pages/digital-downloads.ts";
import { site } from "#content/site.ts";
import { webPage } from "#web/structured-data/pages.server.ts";
import { listedCards, listedSheets } from "./listed-files.server.ts";

/** Structured data: a collection of documents, each with its format and language. */
export function downloadsStructuredData(siteUrl: string) {
  const cards = listedCards().map(({ title, href, language }) => ({ title, href, language }));
  const sheets = listedSheets().flatMap(({ files }) =>
    files.map(({ title, href }) => ({ title, href, language: site.language })),
  );
  return {
    ...webPage("CollectionPage", digitalDownloads, siteUrl),
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
