import { isSingleKeyOn } from "./single-key.ts";

const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Carries out a keyboard shortcut. Ctrl or Cmd with Enter sends the form that is being filled in; a single key presses
 * or focuses the control of the screen or the menu that names it in `aria-keyshortcuts`, or moves between rows.
 * @returns "free" for a single key that nothing on the page has used.
 */
export function pressKey(event: KeyboardEvent): "used" | "free" | "ignored" {
  const { target, key } = event;
  if (event.defaultPrevented || event.isComposing || !(target instanceof Element)) return "ignored";
  if (key === "Enter" && (event.ctrlKey || event.metaKey)) return sendFrom(event, target);
  if (event.ctrlKey || event.metaKey || event.altKey || key.length !== 1) return "ignored";
  if (target.closest(typing) || document.querySelector("dialog[open]") || !isSingleKeyOn()) return "ignored";
  const control = controlFor(key);
  if (control === undefined && !moveRow(key)) return "free";
  event.preventDefault();
  if (control?.matches(typing)) {
    control.scrollIntoView({ block: "nearest" });
    control.focus();
  } else control?.click();
  // Its part has opened below it, and Tab goes on there.
  if (control?.matches("summary")) control.focus();
  return "used";
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

/** The link to what a row is about, or the button that opens it. */
function openerOf(row: Element): HTMLElement | null {
  return row.querySelector("a[href]") ?? row.querySelector('button:not([tabindex="-1"])');
}

/** Presses the checkbox of a row that isn't selected yet. */
function select(row: Element | undefined): void {
  row?.querySelector<HTMLInputElement>('[type="checkbox"][aria-keyshortcuts~="x"]:not(:checked)')?.click();
}
