import { type Actor, isOpenTo, may } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { paletteActions, paletteSettings } from "../copy/palette.ts";

export function menuFor({ contributions }: Pick<Services, "contributions">, actor: Actor) {
  return contributions.admin.screens
    .flatMap(({ path, permission, scope, menu, skeleton = "rows" as const }) =>
      menu && isOpenTo(actor, { permission, scope }) ? [{ path, skeleton, ...menu }] : [],
    )
    .toSorted((one, other) => one.position - other.position)
    .map(({ path, skeleton, title, text, icon, group }) => ({ path, skeleton, title, text, icon, group }));
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
