import type { Page } from "@playwright/test";
import { isSound } from "./sound.ts";
import { isWholeRun } from "./whole-run.ts";

/**
 * `isSound` of a screen of the admin that a test comes by and opens nothing on: only in the whole run. Of those,
 * journeys/admin-screens.spec.ts looks at one of each kind in every run.
 */
export async function isSoundAtRest(page: Page): Promise<void> {
  if (isWholeRun) await isSound(page);
}
