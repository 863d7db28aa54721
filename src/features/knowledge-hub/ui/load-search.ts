import { type Search, searchIn } from "#web/search/search-in.ts";
import type { HubItem } from "../rules.ts";
import { articleTexts } from "./article-texts.ts";

/** The search over all articles. @throws if the words of changed articles couldn't be loaded. */
export async function loadSearch(items: readonly HubItem[], edited: string | undefined): Promise<Search> {
  return searchIn(items, { ...articleTexts, ...(await editedTexts(edited)) });
}

/** The words of articles that have changed since the build; without them, the search finds what it finds. */
async function editedTexts(address: string | undefined): Promise<Readonly<Record<string, string>>> {
  if (address === undefined) return {};
  const response = await fetch(address);
  const texts: unknown = response.ok ? await response.json() : {};
  if (typeof texts !== "object" || texts === null) return {};
  return Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
