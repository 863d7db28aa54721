import { useEffect, useState } from "react";
import { apiRequest } from "#platform/browser/api-client.ts";
import { screenWords } from "../copy/palette.ts";
import type { searchCopy } from "../copy/search.ts";
import type { paletteFor } from "../reads/menu.server.ts";
import type { SearchResult } from "../schema.ts";

/** What the search knows without asking the server: the screens this team member may open, actions and settings. */
export type Offered = ReturnType<typeof paletteFor> & {
  screens: readonly { path: string; title: string }[];
};

export type Choice = {
  id: string;
  kind: keyof typeof searchCopy.kinds;
  title: string;
  path: string;
  at: string | null;
  run?: Offered["actions"][number]["run"];
};

/** What fits a text: screens and actions at once, settings once something is typed, then the server's results. */
export function choicesFor(
  { screens, actions, settings }: Offered,
  text: string,
  found: readonly SearchResult[],
): Choice[] {
  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (searched: string) => words.every((word) => searched.toLowerCase().includes(word));
  const matching = <Each extends { title: string; path: string; words?: string }>(
    kind: Choice["kind"],
    list: readonly Each[],
  ) =>
    list
      .filter(({ title, words: others = "" }) => fits(`${title} ${others}`))
      .map((each) => ({ ...each, id: `${kind} ${each.title}`, kind, at: null }));
  // "new" means "New campaign" rather than "Newsletters": titles with the whole words come first.
  const isExact = ({ title }: Choice) =>
    words.length > 0 && words.every((word) => title.toLowerCase().split(" ").includes(word));
  const known = [
    ...matching(
      "screen",
      screens.map((screen) => ({ ...screen, words: screenWords[screen.path] ?? "" })),
    ),
    ...matching("action", actions),
    ...(words.length === 0 ? [] : matching("setting", settings)),
  ];
  return [
    ...known.filter(isExact),
    ...known.filter((choice) => !isExact(choice)),
    ...found.map((item) => ({ ...item, id: item.path })),
  ];
}

/** Delay after the last letter before searching. */
const pause = 200;
/** A single letter finds too much to be useful. */
const shortest = 2;

/** The server's results for a text, shortly after the last letter; responses to earlier texts are dropped. */
export function useAdminSearch(text: string): {
  items: readonly SearchResult[];
  busy: boolean;
  failed: boolean;
} {
  const [found, setFound] = useState<{ text: string; items: readonly SearchResult[]; failed: boolean }>();
  const looked = text.trim();
  const asks = looked.length >= shortest;
  useEffect(() => {
    if (!asks) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const { signal } = controller;
        const response = await apiRequest("POST", "/api/admin/search", { text: looked }, { signal });
        const { items }: { items: SearchResult[] } = await response.json();
        if (!controller.signal.aborted) setFound({ text: looked, items, failed: false });
      } catch {
        if (!controller.signal.aborted) setFound({ text: looked, items: [], failed: true });
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asks, looked]);
  if (!asks || found === undefined) return { items: [], busy: asks, failed: false };
  const isCurrent = found.text === looked;
  // Whoever types fast and presses Enter must not open what an earlier text found.
  return { items: isCurrent ? found.items : [], busy: !isCurrent, failed: found.failed };
}
