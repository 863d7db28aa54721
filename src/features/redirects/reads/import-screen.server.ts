import { type Actor, demand } from "#features/permissions/access.ts";
import { redirectImportWords as words } from "../copy.ts";

/** The screen that imports a list. */
export function redirectImportScreen(actor: Actor) {
  demand(actor, "redirects.manage");
  return { title: words.title };
}
