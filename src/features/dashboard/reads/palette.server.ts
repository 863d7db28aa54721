import { type Actor, may } from "#features/permissions/access.ts";
import { paletteActions, paletteSettings } from "../copy/palette.ts";

/** What the search can run or open besides the screens in the menu, for this team member's role. */
export function paletteFor(actor: Actor) {
  return {
    actions: paletteActions
      .filter(({ permission }) => may(actor, permission))
      .map(({ title, words, path, run }) => ({ title, words, path, run })),
    settings: may(actor, "settings.manage") ? paletteSettings : [],
  };
}
