import { hydrateScript } from "./hydrate-script.ts";
import { leaveScript } from "./leave-script.ts";
import { pictureScript } from "./picture-script.ts";
import { quietScript } from "./quiet-script.ts";
import { themeScript } from "./theme-script.ts";

/** Our only script in every head. The policy allows it by hash (server/page-renderer). */
export function headScript(): string {
  return [themeScript, quietScript(), leaveScript, pictureScript, hydrateScript].join(";");
}
