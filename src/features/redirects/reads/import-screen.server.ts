import { type Actor, authorize } from "#features/permissions/access.ts";
import { redirectImportCopy as copy } from "../copy.ts";

/** The screen that imports a list. */
export function redirectImportScreen(actor: Actor) {
  authorize(actor, "redirects.manage");
  return { title: copy.title };
}
