/** The menus and the footer, as fields. */

import { pageAt } from "../index.ts";
import { type MenuEntry, type MenusContent, menusDocument, placeIn } from "../menus.ts";
import { editable } from "./editable.server.ts";
import { choice, crossChecked, group, itemId, list, optional, text } from "./fields.server.ts";
import { roomHints } from "./header-hints.server.ts";
import { linkTarget } from "./link-target.server.ts";

const longestTitle = 80;
/** What is in the header's bar stands side by side. */
const longestInBar = 30;
const mostInBar = 12;
const mostEntries = 12;
const mostGroups = 8;
const mostNotices = 10;

const state = (label = "Visitors see it") =>
  choice({
    label,
    options: [
      { value: "shown", label: "Yes" },
      { value: "hidden", label: "No: hide it here" },
    ],
  });

const target = (max = longestTitle) => ({
  id: itemId(),
  to: linkTarget({ label: "Leads to" }),
  title: optional(text({ label: "Name", help: "Without one, the page’s own name.", max })),
});

const entry = (max = longestTitle) => group({ label: "Entry" }, { ...target(max), state: state() });

const entries = (most = mostEntries) => list({ label: "Entries", least: 0, most, item: entry() });

const headerMenu = () =>
  group(
    { label: "Menu" },
    {
      id: itemId(),
      title: text({ label: "Name", max: longestInBar }),
      state: state(),
      entries: list({
        label: "Entries",
        least: 0,
        most: mostEntries,
        item: group(
          { label: "Entry" },
          {
            ...target(),
            hint: optional(
              text({ label: "Line below it", help: "Only in a menu with a last row.", max: longestTitle }),
            ),
            state: state(),
          },
        ),
      }),
      note: optional(text({ label: "Sentence beside the entries", help: "Only with a last row.", max: 120 })),
      overview: optional(
        text({ label: "Last row", help: "With one, the menu has two columns.", max: longestTitle }),
      ),
      overviewTo: optional(linkTarget({ label: "Last row leads to" })),
    },
  );

const footerGroup = () =>
  group(
    { label: "Group" },
    {
      id: itemId(),
      title: text({ label: "Heading", max: longestTitle }),
      state: state(),
      entries: entries(),
    },
  );

type Misfit = { field: string; message: string };

/** Links that have to be on every page, and why. */
const required: readonly { to: string; name: string; why: string }[] = [
  { to: "/privacy-policy", name: "Privacy", why: "Privacy laws ask for this link on every page" },
  {
    to: "/consumer-health-data",
    name: "Health data notice",
    why: "Health privacy laws ask for this link on every page",
  },
  {
    to: "/accessibility",
    name: "Accessibility",
    why: "People who can’t use a page have to find this from everywhere",
  },
  {
    to: "/privacy/my-data",
    name: "Your data",
    why: "Privacy laws let people see and delete their data from any page",
  },
];

/** A required link that the footer doesn't show any more. The field is the one that hides it. */
function missingRequired({ footer, notices }: MenusContent): Misfit | undefined {
  const places = [
    ...footer.map((each, at) => ({ ...each, path: `footer.${at}` })),
    { state: "shown", entries: notices, path: "" },
  ];
  for (const { to, name, why } of required) {
    const found = places.flatMap((place) =>
      place.entries.flatMap((each, at) =>
        each.to === to
          ? [
              {
                isShown: place.state === "shown" && each.state === "shown",
                field:
                  place.state === "shown"
                    ? `${place.path === "" ? "notices" : `${place.path}.entries`}.${at}.state`
                    : `${place.path}.state`,
              },
            ]
          : [],
      ),
    );
    if (found.some(({ isShown }) => isShown)) continue;
    return {
      field: found[0]?.field ?? "notices",
      message: `${why}. Please keep an entry that leads to “${name}” (${to}) in the footer`,
    };
  }
  return undefined;
}

function titleOf({ title, to }: MenuEntry): string | undefined {
  return title ?? pageAt(to)?.name;
}

/** Entries that lead to one place, have one name, or have none. */
function entryMisfit(entries: readonly MenuEntry[], path: string): Misfit | undefined {
  const [targets, titles] = [new Set<string>(), new Set<string>()];
  for (const [at, each] of entries.entries()) {
    const title = titleOf(each);
    const field = `${path}.${at}`;
    if (title === undefined && placeIn(each.to) === undefined && each.state === "shown")
      return { field: `${field}.title`, message: "Please enter a name for this entry" };
    if (targets.has(each.to))
      return { field: `${field}.to`, message: "Another entry here leads to the same place already" };
    if (title !== undefined && titles.has(title))
      return { field: `${field}.title`, message: `Another entry here is called “${title}” already` };
    targets.add(each.to);
    if (title !== undefined) titles.add(title);
  }
  return undefined;
}

function sameGroup(groups: readonly { id: string; title: string }[], path: string): Misfit | undefined {
  const at = groups.findIndex((one, index) =>
    groups.slice(0, index).some((other) => one.id === other.id || one.title === other.title),
  );
  const title = groups[at]?.title;
  return title === undefined
    ? undefined
    : { field: `${path}.${at}.title`, message: `“${title}” is here twice. Please give each its own name` };
}

/** More than the header's bar has room for. */
function barMisfit({ links, menus }: MenusContent): Misfit | undefined {
  const shown = [...links, ...menus].filter((each) => each.state === "shown");
  if (shown.length > mostInBar)
    return {
      field: links.length > menus.length ? "links" : "menus",
      message: `The bar has room for ${mostInBar} links and menus, and these are ${shown.length}. Please hide some, or move links into a menu`,
    };
  return undefined;
}

/** What is wrong with the menus as a whole. */
function misfitOf(menus: MenusContent): Misfit | undefined {
  const half = menus.menus.findIndex(
    ({ overview, overviewTo }) => (overview === undefined) !== (overviewTo === undefined),
  );
  if (half >= 0)
    return menus.menus[half]?.overview === undefined
      ? { field: `menus.${half}.overview`, message: "Please say what the last row is called" }
      : { field: `menus.${half}.overviewTo`, message: "Please choose where the last row leads" };
  const lists: readonly [string, readonly MenuEntry[]][] = [
    ["links", menus.links],
    ...menus.menus.map((each, at): [string, readonly MenuEntry[]] => [`menus.${at}.entries`, each.entries]),
    ...menus.footer.map((each, at): [string, readonly MenuEntry[]] => [`footer.${at}.entries`, each.entries]),
    ["notices", menus.notices],
    ["social", menus.social],
  ];
  for (const [path, each] of lists) {
    const found = entryMisfit(each, path);
    if (found) return found;
  }
  return (
    sameGroup(menus.menus, "menus") ??
    sameGroup(menus.footer, "footer") ??
    barMisfit(menus) ??
    missingRequired(menus)
  );
}

/** Every menu of the site. */
export const menus = editable<MenusContent>({
  document: menusDocument,
  inFrame: true,
  title: "Menus and footer",
  about:
    "The header, the menu on phones, and the footer: what is in them, in which order, and what it’s called.",
  preview: "/",
  isWide: true,
  hints: roomHints,
  schema: () =>
    crossChecked(
      group(
        {
          label: "Menus and footer",
          help: "A hidden entry is only out of the menus: its page stays at its address and in search engines. A page that you take off the site leaves the menus by itself.",
        },
        {
          links: list({
            label: "Links in the header",
            help: "On phones they come first in the menu.",
            least: 0,
            most: mostInBar,
            item: entry(longestInBar),
          }),
          menus: list({
            label: "Menus in the header",
            help: "On phones they are in the menu, in this order. One without visible entries isn’t shown.",
            least: 0,
            most: mostInBar,
            item: headerMenu(),
          }),
          membersLogin: state("Members’ login in the header"),
          footer: list({
            label: "Groups in the footer",
            help: "“Privacy” has to stay: the law asks for it.",
            least: 0,
            most: mostGroups,
            item: footerGroup(),
          }),
          notices: list({
            label: "Notices at the bottom",
            help: "“Health data notice”, “Accessibility” and “Your data” have to stay here or in the footer’s groups. Help in a crisis is above them and is always there.",
            least: 0,
            most: mostNotices,
            item: entry(),
          }),
          social: list({
            label: "Social networks at the bottom",
            help: "Their addresses are under “Addresses and links”. One without an address isn’t shown.",
            least: 0,
            most: mostNotices,
            item: entry(),
          }),
        },
      ),
      misfitOf,
    ),
});
