/** The menus as visitors see them now: without what is hidden, what is emptied, and pages that are off the site. */
import { current } from "./current.ts";
import { pageAt } from "./index.ts";
import { type LinkTarget, type MenuEntry, menusDocument, placeIn } from "./menus.ts";
import { slugInPath } from "./pages/articles.ts";
import { chooserId } from "./pages/journeys-chooser.ts";
import { episodeInPath } from "./podcast/current-episodes.ts";
import type { MenuGroup, MenuItem, SitePath } from "./schema.ts";
import { isWithdrawnPage } from "./simple-pages/current-simple-pages.ts";
import { site } from "./site.ts";

/** The header's menus are lit on these addresses and below; those of the team on what their entries have in common. */
const prefixes: Readonly<Record<string, Pick<MenuGroup, "prefix" | "also">>> = {
  journeys: { prefix: "/journeys" },
  support: { prefix: "/support" },
  clinics: { prefix: "/clinics" },
  resources: { prefix: "/resources", also: "/knowledge-hub" },
};

/** Where the sentence in a menu leads: three questions help to choose a journey. */
const noteLinks: Readonly<Record<string, { href: string }>> = {
  journeys: { href: `/journeys#${chooserId}` },
};

const emblems: ReadonlyMap<string, string> = new Map(
  ["infertility", "donor-conception", "surrogacy", "gestational-surrogates", "adoption"].map((name) => [
    `/journeys/${name}`,
    `journey-${name}-emblem`,
  ]),
);

/** The path in a target on this site, without query and fragment; undefined for other targets. */
export function pathIn(target: string): SitePath | undefined {
  return target.startsWith("/") ? `/${target.slice(1).split(/[?#]/, 1)[0] ?? ""}` : undefined;
}

/** Whether an address is one of the team's pages, articles or episodes that visitors don't see. */
export function isWithdrawn(path: string): boolean {
  if (pageAt(path)) return false;
  return slugInPath(path) !== undefined || episodeInPath(path) !== undefined || isWithdrawnPage(path);
}

/** A link to a target, with its own name as its title; undefined if there's nothing to lead to. */
export function linkTo(target: LinkTarget): MenuItem | undefined {
  const place = placeIn(target);
  const outside = place && site.links[place];
  if (outside) return { href: outside.href, title: outside.title, external: true };
  if (target.startsWith("https://")) return { href: target, title: "", external: true };
  const path = pathIn(target);
  if (path === undefined || isWithdrawn(path)) return undefined;
  return { href: target, title: pageAt(path)?.name ?? "" };
}

function itemOf({ title, to, hint, state }: MenuEntry): MenuItem | undefined {
  const link = state === "shown" ? linkTo(to) : undefined;
  if (!link) return undefined;
  const icon = emblems.get(to);
  const item = {
    href: link.href,
    title: title ?? link.title,
    ...(hint === undefined ? {} : { hint }),
    ...(icon === undefined || hint === undefined ? {} : { icon }),
    ...(link.external ? { external: link.external } : {}),
  };
  // A page that lost its name since has no title to show.
  return item.title === "" ? undefined : item;
}

/** The entries that visitors see, each place once. */
function itemsOf(entries: readonly MenuEntry[]): readonly MenuItem[] {
  const items = new Map<string, MenuItem>();
  for (const entry of entries) {
    const item = itemOf(entry);
    if (item && !items.has(item.href)) items.set(item.href, item);
  }
  return [...items.values()];
}

type Group = {
  id: string;
  title: string;
  state: MenuEntry["state"];
  entries: readonly MenuEntry[];
};

/** Groups that are shown and have something to show. */
function groupsOf<Each extends Group>(groups: readonly Each[], more: (group: Each) => Partial<MenuGroup>) {
  return groups.flatMap((group): MenuGroup[] => {
    const items = group.state === "shown" ? itemsOf(group.entries) : [];
    return items.length === 0 ? [] : [{ id: group.id, title: group.title, ...more(group), items }];
  });
}

/** The part of the site that all pages of a menu are in, such as "/events". */
function commonPrefix(entries: readonly MenuEntry[]): Pick<MenuGroup, "prefix"> {
  const sections = new Set(entries.flatMap(({ to }) => pathIn(to)?.split("/", 2)[1] ?? []));
  const [section] = sections;
  return sections.size === 1 && section ? { prefix: `/${section}` } : {};
}

/** Every menu, for the frame around the page. */
export function menusNow() {
  const { links, menus, membersLogin, footer, notices, social } = current(menusDocument);
  const login = site.links.membersLogin;
  return {
    links: itemsOf(links),
    groups: groupsOf(menus, ({ id, entries, note, overview, overviewTo }) => {
      const row = overviewTo === undefined ? undefined : linkTo(overviewTo);
      return {
        ...(prefixes[id] ?? commonPrefix(entries)),
        ...(note === undefined ? {} : { note: { text: note, ...noteLinks[id] } }),
        ...(row && overview !== undefined ? { overview: { ...row, title: overview } } : {}),
      };
    }),
    ...(membersLogin === "shown"
      ? { membersLogin: { href: login.href, title: login.title, external: true as const } }
      : {}),
    footer: groupsOf(footer, () => ({})),
    social: itemsOf(social),
    bottom: itemsOf(notices),
  };
}
