import { cardFile, sheetFile } from "#content/downloads/all.ts";
import { allCards } from "#content/downloads/cards.ts";
import { languages } from "#content/downloads/paper-copy.ts";
import { digitalDownloads } from "#content/pages/digital-downloads.ts";
import { worksheetPath } from "#content/pages/worksheet-pages.ts";
import { worksheets } from "#content/pages/worksheets.ts";
import { site } from "#content/site.ts";
import { allWorksheets } from "#content/worksheets/all.ts";
import { type DownloadFile, downloadFile } from "../../reads.server.ts";

/** A file in the list, with a picture of its first page; `facts` is the line with its pages and size. */
type ListedFile = { id: string; title: string; href: string; thumbnail: string; facts: string };
export type ListedCard = ListedFile & {
  text: string;
  language: string;
  shape: string;
  tags: readonly string[];
};
export type ListedGroup = {
  id: string;
  name: string;
  files: readonly (ListedFile & { fill: string })[];
};

/** With a language, its type and language too; all worksheets are in English. */
function factsOf({ facts }: DownloadFile, language?: string): string {
  const { file } = digitalDownloads;
  const size = facts ? [file.pages(facts.pages), file.size(facts.bytes)] : [];
  if (language !== undefined) return [file.kind, ...size, language].join(" · ");
  return size.length === 0 ? file.kind : size.join(" · ");
}

export function listedCards(): ListedCard[] {
  const { cards, crisisTag } = digitalDownloads;
  return allCards.map(({ id, title, text, language, size, tags }) => {
    const file = downloadFile(cardFile(id));
    return {
      id,
      title,
      text,
      language,
      shape: cards[size],
      href: file.href,
      thumbnail: file.thumbnail,
      facts: factsOf(file, languages[language]),
      tags: tags.map((tag) =>
        tag === "crisis" ? crisisTag : (worksheets.groups.find((path) => path.id === tag)?.name ?? tag),
      ),
    };
  });
}

export function listedSheets(): ListedGroup[] {
  return worksheets.groups.map(({ id, name }) => ({
    id,
    name,
    files: allWorksheets
      .filter((sheet) => sheet.path === id)
      .map((sheet) => {
        const file = downloadFile(sheetFile(sheet.id));
        return {
          id: sheet.id,
          title: sheet.title,
          href: file.href,
          thumbnail: file.thumbnail,
          facts: factsOf(file),
          fill: worksheetPath(sheet.id),
        };
      }),
  }));
}

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
