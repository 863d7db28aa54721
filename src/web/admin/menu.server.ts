import { adminScreens } from "#features/index.server.ts";
import { may } from "#features/permissions/access.ts";
import type { Actor } from "#platform/http/actor.ts";

/** The screens in the side menu that this team member may open, in the menu's order. */
export function menuFor(actor: Actor) {
  return adminScreens
    .flatMap(({ path, permission, menu }) => (menu && may(actor, permission) ? [{ path, ...menu }] : []))
    .toSorted((one, other) => one.position - other.position)
    .map(({ path, title, text, icon }) => ({ path, title, text, icon }));
}
