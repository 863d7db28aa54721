/** The fields of a worksheet, and reading and writing their values. */

export type Control = HTMLInputElement | HTMLTextAreaElement;

const ticked = "yes";

export function isControl(target: unknown): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** Whether it's a text field, not a checkbox, radio button or date. */
export function isWritten(control: Control): boolean {
  return control instanceof HTMLTextAreaElement;
}

export function sheetControls(sheet: Element): Control[] {
  return [...sheet.querySelectorAll<Control>("input[name], textarea[name]")];
}

/** A field's value; undefined for an unchecked radio button, because another of its group may be checked. */
export function typedAnswer(control: Control): string | undefined {
  if (control instanceof HTMLInputElement && control.type === "checkbox")
    return control.checked ? ticked : "";
  if (control instanceof HTMLInputElement && control.type === "radio")
    return control.checked ? control.value : undefined;
  return control.value;
}

/** Sets a field's value, without moving the cursor if it's unchanged. */
export function showAnswer(control: Control, answer: string): void {
  if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked = answer === ticked;
  else if (control instanceof HTMLInputElement && control.type === "radio")
    control.checked = answer === control.value;
  else if (control.value !== answer) {
    const { selectionStart, selectionEnd } = control;
    // Text from another tab is added above; the cursor moves down with its text.
    const above = answer.endsWith(control.value) ? answer.length - control.value.length : 0;
    control.value = answer;
    // Keep the cursor while someone is typing; date fields have none.
    if (selectionStart !== null && selectionEnd !== null && control === document.activeElement)
      control.setSelectionRange(selectionStart + above, selectionEnd + above);
  }
  copyValue(control);
}

/** A copy of the text next to a text area sets its height and replaces it in print. */
export function copyValue(control: Control): void {
  if (control instanceof HTMLTextAreaElement)
    control.parentElement?.setAttribute("data-value", control.value);
  else if (control.type === "date") control.toggleAttribute("data-filled", control.value !== "");
}

const mostRows = 60;

/** The tables of a worksheet; their children are the rows. */
export function tablesOf(sheet: Element): HTMLElement[] {
  return [...sheet.querySelectorAll<HTMLElement>("[data-table]")];
}

/** Adds a row, up to a limit: an empty copy of the last one with the next number. */
export function addRow(table: HTMLElement): Element | undefined {
  const at = table.children.length;
  const copy = table.lastElementChild?.cloneNode(true);
  if (!(copy instanceof Element) || at >= mostRows) return undefined;
  const name = (copy.getAttribute("aria-label") ?? "").replace(/\d+/, `${at + 1}`);
  copy.setAttribute("aria-label", name);
  if (copy.firstElementChild) copy.firstElementChild.textContent = name;
  for (const field of copy.querySelectorAll("textarea")) {
    field.name = field.name.replace(`/${at - 1}/`, `/${at}/`);
    field.value = "";
    field.parentElement?.setAttribute("data-value", "");
  }
  table.append(copy);
  return copy;
}

const tabsOf = (sheet: Element) => [...sheet.querySelectorAll<HTMLElement>('[data-do="show-column"]')];

/** Shows the column of this tab, where a screen has room for one only. */
export function showColumn(tab: HTMLElement): void {
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>("button") ?? [])];
  for (const each of tabs) each.setAttribute("aria-pressed", String(each === tab));
  const table = tab.closest("fieldset")?.querySelector<HTMLElement>(".sheet-table");
  if (table) table.dataset.shown = String(tabs.indexOf(tab) + 1);
}

/** Calls the columns of a table what its first row calls them, in their tabs and at their fields. */
export function nameColumns(sheet: Element): void {
  for (const [at, tab] of tabsOf(sheet).entries()) {
    const table = tab.closest("fieldset")?.querySelector(".sheet-table");
    const [first, ...rows] = table?.querySelectorAll("[data-table] > *") ?? [];
    const typed = first?.querySelectorAll("textarea")[at]?.value.trim() ?? "";
    const name = typed === "" ? (tab.dataset.title ?? "") : typed;
    const heads = rows.map((row) => row.querySelectorAll(".sheet-top")[at]);
    const places = [tab, table?.querySelector(".sheet-heads")?.children[at + 1], ...heads];
    for (const place of places) if (place && place.textContent !== name) place.textContent = name;
  }
}
