import type { PaletteRun } from "../copy/palette.ts";

/** The event that opens the list of keyboard shortcuts. */
export const shortcutsEvent = "kinward:shortcuts";

/** Does what an action of the search stands for, with the controls that the page already has for it. */
export function runInPage(run: PaletteRun): void {
  if (run === "keys") dispatchEvent(new Event(shortcutsEvent));
  if (run === "theme") document.querySelector<HTMLElement>("[data-theme-switch]")?.click();
  if (run === "sign-out")
    document.querySelector<HTMLFormElement>('form[action="/api/auth/sign-out"]')?.requestSubmit();
}
