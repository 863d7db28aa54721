import { crisisHelp } from "#content/crisis.ts";
import { currentPages } from "#content/index.ts";
import { currentArticle } from "#content/knowledge-hub/current-articles.ts";
import { slugInPath } from "#content/pages/articles.ts";
import { home } from "#content/pages/home.ts";
import { supportGroups } from "#content/pages/support/groups.ts";
import type { Page } from "#content/schema.ts";
import { siteSearchCopy } from "#content/site-search.ts";
import { type DatedGroup, datedGroups } from "#features/groups/reads/page.server.ts";
import { isAboutNewLife } from "#features/knowledge-hub/reads.server.ts";
import type { Feature } from "#platform/feature.ts";
import type { Services } from "#platform/services.ts";
import { type SearchFile, type SearchItem, type SearchShelf, searchPath } from "#web/search/search-file.ts";
import { lossPageId } from "#web/search/search-in.ts";

/** The shelf of a page, by its address. */
const shelves: ReadonlyArray<readonly [SearchShelf, RegExp]> = [
  ["phases", /^\/journeys\/[^/]+\/[^/]+$/],
  ["articles", /^\/resources\/knowledge-hub\/./],
  ["worksheets", /^\/resources\/worksheets\/./],
  ["episodes", /^\/resources\/podcast\/./],
];

function pageItem(page: Page): SearchItem {
  const { path, heading, name, meta } = page;
  const article = currentArticle(slugInPath(path) ?? "");
  const shelf = shelves.find(([, pattern]) => pattern.test(path))?.[0] ?? "pages";
  return {
    id: path,
    shelf,
    title: shelf === "pages" ? name : heading,
    text: meta.description,
    keywords: meta.keywords.join(", "),
    headings: article?.headings.join(". ") ?? "",
    ...(isAboutNewLife(page) ? { side: "newLife" } : {}),
    ...(path === lossPageId || article?.subjects.includes("loss") ? { side: "loss" } : {}),
  };
}

function groupItem({ id, name, forWhom, apart }: DatedGroup): SearchItem {
  return {
    id: `${supportGroups.path}#${id}`,
    shelf: "groups",
    title: name,
    text: forWhom,
    keywords: apart === "loss" ? "pregnancy loss, grief, stillbirth" : "",
    headings: "",
    ...(apart === "loss" ? { side: "loss" } : {}),
    ...(apart === "pregnancy" ? { side: "newLife" } : {}),
  };
}

/** A section of the home page: the code that a clinic has given to somebody. */
function clinicCodeItem(): SearchItem {
  const { introduction } = home.clinicCode;
  return {
    id: "/#code-heading",
    shelf: "pages",
    ...siteSearchCopy.clinicCode,
    text: introduction,
  };
}

export async function searchFile(services?: Services): Promise<SearchFile> {
  const pages = currentPages().filter(
    ({ path, meta }) => path !== "/" && meta.indexed && meta.canonical === undefined,
  );
  return {
    items: [clinicCodeItem(), ...pages.map(pageItem), ...(await datedGroups(services)).map(groupItem)],
    copy: siteSearchCopy,
    help: crisisHelp(),
  };
}

export const siteSearchFeature = {
  name: "site-search",
  files: (services) => [
    {
      path: searchPath,
      lasting: true,
      make: async () => ({
        text: JSON.stringify(await searchFile(services)),
        type: "application/json; charset=utf-8",
        headers: { "cache-control": "no-cache" },
      }),
    },
  ],
  reservedPaths: [/^\/search\.json$/],
} satisfies Feature;
