import { type MenuSection, menuSections } from "#platform/feature.ts";
import { type Actor, isOpenTo, may } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { paletteActions, paletteSettings } from "../copy/palette.ts";

/** The screens that a team member may open and the menu leads to, section by section. */
export function menuFor({ contributions }: Pick<Services, "contributions">, actor: Actor) {
  const open = contributions.admin.screens.flatMap(
    ({ path, permission, scope, menu, skeleton = "rows" as const }) =>
      menu && isOpenTo(actor, { permission, scope }) ? [{ path, skeleton, ...menu }] : [],
  );
  // Of the screens on people, editors have the subscribers alone, who are then beside the newsletters.
  const arePeople = open.filter(({ section }) => section === "people").length > 1;
  const sectionOf = (section: MenuSection | undefined) =>
    section === "people" && !arePeople ? "newsletters" : section;
  const places = [...menuSections, undefined];
  return open
    .map((entry) => ({ ...entry, section: sectionOf(entry.section) }))
    .toSorted(
      (one, other) =>
        places.indexOf(one.section) - places.indexOf(other.section) || one.position - other.position,
    )
    .flatMap(({ path, skeleton, title, text, icon, section, also = [] }) => [
      { path, skeleton, title, text, icon, section },
      ...also.map((each) => ({ ...each, skeleton, text: undefined, section })),
    ]);
}

/** What the search can run or open besides the screens in the menu, for this team member's role. */
export function paletteFor(
  { contributions }: { contributions: Pick<Services["contributions"], "teamSettings"> },
  actor: Actor,
) {
  const ofTeam = contributions.teamSettings.map(({ search, anchor }) => ({
    ...search,
    path: `/admin/settings#${anchor}-heading`,
  }));
  return {
    actions: paletteActions
      .filter(({ permission }) => may(actor, permission))
      .map(({ title, words, path, run }) => ({ title, words, path, run })),
    settings: may(actor, "settings.manage") ? [...ofTeam, ...paletteSettings] : [],
  };
}
