/** The pages that the team has made, as they are now. Each is a document without a default (content/current.ts). */

import { addableDocuments } from "../addable.ts";
import { type ContentDocument, current, noteRead, publishedNow } from "../current.ts";
import type { Language } from "../languages.ts";
import { titleWithName } from "../page-title.ts";
import { proposedDescription } from "../proposed-description.ts";
import type { Page, SitePath } from "../schema.ts";
import { emptyPage, firstTexts, isPageAddress, type SimplePageContent } from "./simple-page.ts";

const prefix = "page-";

/** The id of the document of a page that was begun at this address. The page can move; its document keeps the id. */
export function pageDocumentId(address: string): string {
  return prefix + address.replace("/", "--");
}

/** The address that a document of this id was begun at; undefined for documents that aren't such a page. */
export function addressOfDocument(id: string): string | undefined {
  if (!id.startsWith(prefix)) return undefined;
  const address = id.slice(prefix.length).replace("--", "/");
  return isPageAddress(address) ? address : undefined;
}

/** What a render has read that looks among these pages. */
export const pageList = "pages";

const store = addableDocuments<SimplePageContent, ShownPage>({
  list: pageList,
  hidden: (id) => ({ ...emptyPage("", addressOfDocument(id) ?? ""), state: "hidden" }),
  show: (content, document, isPreview) => ({
    content,
    page: pageOf(content, isPreview ? previewPath(document) : `/${content.address}`),
  }),
});

/** Every page's document by its id, also of those that nobody can see yet. */
export const pageDocuments = store.all;

/** The document of a page; one that isn't there yet is added, hidden until it's published. */
export const pageDocument = store.document;

/**
 * Where a page is previewed: at its published address, or where it was begun. A draft's own address may be wrong, or
 * another page's.
 */
export function previewPath(document: ContentDocument<SimplePageContent>): SitePath {
  return `/${publishedNow(document)?.value.address ?? addressOfDocument(document.id) ?? ""}`;
}

/** A page that visitors see, or that a preview shows. */
export type ShownPage = { content: SimplePageContent; page: Page };

/** The pages that visitors see. While nothing is published, always the same array. */
export const currentSimplePages = store.shown;

/** The page at an address, if visitors see one there. */
export function simplePageAt(path: string): ShownPage | undefined {
  const pages = currentSimplePages();
  return pages.length === 0 ? undefined : pages.find(({ page }) => page.path === path);
}

/** Where the address of a hidden page leads; undefined if it leads nowhere. */
export function redirectOfPage(path: string): SitePath | undefined {
  for (const document of store.all().values()) {
    const { state, address, redirect } = current(document);
    if (state === "hidden" && redirect !== undefined && `/${address}` === path) return redirect;
  }
  return undefined;
}

/** Whether an address is that of a page which visitors don't see, or don't see any more. */
export function isWithdrawnPage(path: string): boolean {
  noteRead(pageList);
  return [...store.all().values()].some((document) => {
    const { state, address } = current(document);
    return state === "hidden" && `/${address}` === path;
  });
}

/** The address of a page's share picture: unlike that of any page in this repository. */
export function pageShareImage(path: SitePath): SitePath {
  return `/share/${pageDocumentId(path.slice(1))}.jpg`;
}

function pageOf(content: SimplePageContent, path: SitePath): Page {
  const { title, introduction = "", description } = content;
  return {
    path,
    name: title,
    meta: {
      title: titleWithName(title),
      description: description ?? (proposedDescription(firstTexts(content)) || title),
      keywords: [title.toLowerCase(), "fertility support", "family-building support"],
      indexed: true,
      ogImage: pageShareImage(path),
    },
    heading: title,
    introduction,
  };
}

/** A page in one of the languages that it can be read in. */
export type PageInLanguage = { path: SitePath; language: Language; title: string };

/**
 * The page at an address and its translations, in the order in which they were made; whichever of them names which.
 * Empty if visitors see no page of the team's there.
 */
export function pagesInOtherLanguages(path: string): readonly PageInLanguage[] {
  const pages = currentSimplePages();
  const joined = new Set([path]);
  let before = 0;
  while (before < joined.size) {
    before = joined.size;
    for (const { page, content } of pages)
      if (
        content.translationOf !== undefined &&
        [page.path, content.translationOf].some((each) => joined.has(each))
      )
        for (const each of [page.path, content.translationOf]) joined.add(each);
  }
  return pages
    .filter(({ page }) => joined.has(page.path))
    .map(({ page, content: { language = "en", title } }) => ({ path: page.path, language, title }));
}
