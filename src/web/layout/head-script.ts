import { hydrateScript } from "./hydrate-script.ts";
import { leaveScript } from "./leave-script.ts";
import { pictureScript } from "./picture-script.ts";
import { quietScript } from "./quiet-script.ts";
import { themeScript } from "./theme-script.ts";

/** The one script of ours in every head. The policy names it by its hash (server/page-renderer). */
export function headScript(): string {
  return [themeScript, quietScript(), leaveScript, pictureScript, hydrateScript].join(";");
}
