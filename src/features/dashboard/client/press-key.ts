import type { PaletteRun } from "../copy/palette.ts";

/**
 * What became of a key: "left" when it pressed a link, so that what follows is for another screen; "free" when nothing
 * on the page has used a single key.
 */
type Pressed = "used" | "left" | "free" | "ignored";

const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Carries out a keyboard shortcut. Ctrl or Cmd with Enter sends the form that is being filled in; a single key presses
 * or focuses the control of the screen or the menu that names it in `aria-keyshortcuts`, or moves between rows.
 */
export function pressKey(event: KeyboardEvent): Pressed {
  const { target, key } = event;
  if (event.defaultPrevented || event.isComposing || !(target instanceof Element)) return "ignored";
  if (key === "Enter" && (event.ctrlKey || event.metaKey)) return sendFrom(event, target);
  if (!isSingleKey(event)) return "ignored";
  const pressed = pressSingleKey(key);
  if (pressed !== "free") event.preventDefault();
  return pressed;
}

/** Whether an event is a shortcut of a single key, and not a letter that someone types. */
export function isSingleKey({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || key.length !== 1) return false;
  return target instanceof Element && !isTaken(target);
}

export function pressSingleKey(key: string): Pressed {
  const control = controlFor(key);
  if (control === undefined) return moveRow(key) ? "used" : "free";
  if (control.matches(typing)) {
    control.scrollIntoView({ block: "nearest" });
    control.focus();
  } else control.click();
  // Its part has opened below it, and Tab goes on there.
  if (control.matches("summary")) control.focus();
  return control.matches("a[href]") ? "left" : "used";
}

/** Whether letters now belong to a field or a dialog, or single keys are turned off. */
export function isTaken(focused: Element | null): boolean {
  const inField = focused?.closest(typing) ?? null;
  return inField !== null || document.querySelector("dialog[open]") !== null || !isSingleKeyOn();
}

function sendFrom(event: KeyboardEvent, target: Element): "used" | "ignored" {
  const form = target.closest<FormField>("input, textarea, select")?.form;
  if (!form || form.querySelector('[type="submit"]:disabled')) return "ignored";
  event.preventDefault();
  form.requestSubmit();
  return "used";
}

/** The control that has a key: the focused row's own, else the screen's, else a place in the menu, which can be closed. */
function controlFor(key: string): HTMLElement | undefined {
  const name = CSS.escape(key);
  const inRow = document.activeElement?.closest("[data-row]");
  const all = [inRow, document.querySelector("main")].flatMap((part) =>
    part ? [...part.querySelectorAll<HTMLElement>(`[aria-keyshortcuts~="${name}"]:not(:disabled)`)] : [],
  );
  const inMenu = document.querySelector<HTMLElement>(`nav a[aria-keyshortcuts~="${name}"]`);
  return all.find((each) => each.checkVisibility()) ?? inMenu ?? undefined;
}

/** Moves the focus to what opens the next or previous row; J and K select on the way. */
function moveRow(key: string): boolean {
  const step = { j: 1, k: -1 }[key.toLowerCase()];
  if (step === undefined) return false;
  const rows = [...document.querySelectorAll<HTMLElement>("main [data-row]")].filter(
    (row) => row.checkVisibility() && openerOf(row) !== null,
  );
  const here = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[here === -1 ? 0 : Math.max(0, Math.min(rows.length - 1, here + step))];
  // With Shift, the row left and the row reached are selected, as with Shift and the arrow keys in a list.
  if (key !== key.toLowerCase()) for (const row of [rows[here], next]) select(row);
  if (next) openerOf(next)?.focus();
  return next !== undefined;
}

function openerOf(row: Element): HTMLElement | null {
  return row.querySelector("a[href]") ?? row.querySelector('button:not([tabindex="-1"])');
}

function select(row: Element | undefined): void {
  row?.querySelector<HTMLInputElement>('[type="checkbox"][aria-keyshortcuts~="x"]:not(:checked)')?.click();
}

const key = "admin-single-keys";

/** WCAG 2.1.4 asks that shortcuts of a single key can be turned off. */
export function isSingleKeyOn(): boolean {
  try {
    return localStorage.getItem(key) !== "off";
  } catch {
    return true;
  }
}

export function setSingleKey(on: boolean): void {
  try {
    localStorage.setItem(key, on ? "on" : "off");
  } catch {
    // Storage can be switched off; then they stay on.
  }
}

/** The event that opens the list of keyboard shortcuts. */
export const shortcutsEvent = "kinward:shortcuts";

/** Does what an action of the search stands for, with the controls that the page already has for it. */
export function runInPage(run: PaletteRun): void {
  if (run === "keys") dispatchEvent(new Event(shortcutsEvent));
  if (run === "theme") document.querySelector<HTMLElement>("[data-theme-switch]")?.click();
  if (run === "sign-out")
    document.querySelector<HTMLFormElement>('form[action="/api/auth/sign-out"]')?.requestSubmit();
}
