import { worksheetPath } from "#content/pages/worksheet-pages.ts";
import { site } from "#content/site.ts";

/** The page of a file, by its folder and its name. */
const pages: Readonly<Record<string, (name: string) => string>> = {
  worksheets: worksheetPath,
  cards: () => "/resources/digital-downloads",
};

/**
 * Headers of a downloadable file: the name it is saved under, and the page that search engines should show instead.
 * `name` is its path in the build.
 */
export function downloadHeaders(name: string, siteUrl: string): Readonly<Record<string, string>> {
  const [, folder = "", file] = /^downloads\/([a-z]+)\/([a-z0-9-]+)\.pdf$/.exec(name) ?? [];
  const page = pages[folder];
  if (file === undefined || page === undefined) return {};
  return {
    "content-disposition": `inline; filename="${site.productName.toLowerCase()}-${file}.pdf"`,
    link: `<${siteUrl}${page(file)}>; rel="canonical"`,
  };
}
