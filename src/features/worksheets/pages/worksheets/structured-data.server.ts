import { sheetFile } from "#content/downloads/all.ts";
import { worksheetPath } from "#content/pages/worksheet-pages.ts";
import { worksheets } from "#content/pages/worksheets.ts";
import { site } from "#content/site.ts";
import { allWorksheets } from "#content/worksheets/all.ts";
import type { Worksheet } from "#content/worksheets/worksheet.ts";
import { webPage } from "#web/structured-data/pages.server.ts";
import { downloadFile } from "../../reads.server.ts";

export function worksheetsStructuredData(siteUrl: string) {
  return {
    ...webPage("CollectionPage", worksheets, siteUrl),
    mainEntity: {
      "@type": "ItemList",
      numberOfItems: allWorksheets.length,
      itemListElement: allWorksheets.map((sheet, at) => ({
        "@type": "ListItem",
        position: at + 1,
        item: learningResource(sheet, siteUrl),
      })),
    },
  };
}

function learningResource({ id, title, minutes }: Worksheet, siteUrl: string) {
  return {
    "@type": "LearningResource",
    name: title,
    url: `${siteUrl}${worksheetPath(id)}`,
    learningResourceType: "Worksheet",
    timeRequired: `PT${minutes}M`,
    isAccessibleForFree: true,
  };
}

export function worksheetStructuredData(sheet: Worksheet, siteUrl: string) {
  return {
    "@context": "https://schema.org",
    ...learningResource(sheet, siteUrl),
    description: sheet.introduction,
    inLanguage: site.language,
    isPartOf: { "@type": "CollectionPage", name: worksheets.heading, url: `${siteUrl}${worksheets.path}` },
    encoding: {
      "@type": "MediaObject",
      contentUrl: `${siteUrl}${downloadFile(sheetFile(sheet.id)).href}`,
      encodingFormat: "application/pdf",
    },
  };
}
