/** "More from us" on the home page: pages that the team puts there. Without any, the part isn't there. */
import { contentDocument, current } from "../current.ts";
import { linkTo, pathIn } from "../current-menus.ts";
import { pageAt } from "../index.ts";
import type { LinkTarget } from "../menus.ts";

type Card = { id: string; to: LinkTarget; title?: string; text?: string; state: "shown" | "hidden" };

/** What the team edits. */
export type HomeMoreContent = { heading: string; text?: string; cards: readonly Card[] };

export const homeMoreDocument = contentDocument<HomeMoreContent>("home-more", {
  heading: "More from us",
  cards: [],
});

/** The part as visitors see it: cards whose page is there, each with the page's own words where it has none. */
export function homeMore() {
  const { heading, text, cards } = current(homeMoreDocument);
  const shown = cards.flatMap(({ id, to, title, text: words, state }) => {
    const link = state === "shown" ? linkTo(to) : undefined;
    if (!link) return [];
    const path = pathIn(to);
    const description = path === undefined ? undefined : pageAt(path)?.meta.description;
    const name = title ?? link.title;
    return name === "" ? [] : [{ ...link, id, title: name, text: words ?? description }];
  });
  return { heading, text, cards: shown };
}

export type HomeMore = ReturnType<typeof homeMore>;
