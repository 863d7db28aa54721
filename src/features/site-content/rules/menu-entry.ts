import type { MenuEntry, MenusContent } from "#content/menus.ts";
import { withValueAt } from "#platform/drafts/merge.ts";
import { isRecord } from "./json.ts";

/** A list of links that a page can be put into: the header's bar, one of its menus, or a group of the footer. */
export type MenuPlace = { id: string; label: string };

/** Every list of links, as the team knows them. */
export function menuPlaces({ menus, footer }: MenusContent): readonly MenuPlace[] {
  return [
    ...menus.map(({ id, title }) => ({ id: `menus.${id}`, label: `Header: ${title}` })),
    { id: "links", label: "Header, beside the menus" },
    ...footer.map(({ id, title }) => ({ id: `footer.${id}`, label: `Footer: ${title}` })),
  ];
}

/** The names of the lists that have a visible entry for an address. */
export function placesWith(content: MenusContent, to: string): readonly string[] {
  const shows = ({ entries }: { entries: readonly MenuEntry[] }) =>
    entries.some((each) => each.to === to && each.state === "shown");
  const groups = [
    ...content.menus.map((each) => ({ ...each, place: `menus.${each.id}` })),
    { entries: content.links, place: "links" },
    ...content.footer.map((each) => ({ ...each, place: `footer.${each.id}` })),
  ];
  const places = new Map(menuPlaces(content).map(({ id, label }) => [id, label]));
  return groups.filter(shows).flatMap(({ place }) => places.get(place) ?? []);
}

/** The menus, or a draft of them, with one more entry at the end of a list; undefined if there is no such list. */
export function withEntry(content: unknown, place: string, { id, to }: { id: string; to: string }): unknown {
  const entry = { id, to, state: "shown" };
  const [list = "", name] = place.split(".");
  const items = isRecord(content) ? content[list] : undefined;
  if (!Array.isArray(items)) return undefined;
  if (list === "links" && name === undefined) return withValueAt(content, [list], [...items, entry]);
  const at = items.findIndex((each) => isRecord(each) && each.id === name);
  const group: unknown = items[at];
  if ((list !== "menus" && list !== "footer") || !isRecord(group) || !Array.isArray(group.entries))
    return undefined;
  return withValueAt(content, [list, String(at), "entries"], [...group.entries, entry]);
}
