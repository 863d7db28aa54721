import { redirectImportWords as words } from "#content/desk/redirects.ts";
import { type Actor, demand } from "#features/roles/access.ts";

/** The screen that imports a list. */
export function redirectImportScreen(actor: Actor) {
  demand(actor, "redirects.manage");
  return { title: words.title };
}
