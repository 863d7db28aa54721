/**
 * Adds rows to worksheet tables with numbered rows: a new row is an empty copy of the last one with the next number.
 */

const mostRows = 60;

/** The tables of a worksheet; their children are the rows. */
export function tablesOf(sheet: Element): HTMLElement[] {
  return [...sheet.querySelectorAll<HTMLElement>("[data-table]")];
}

/** Adds an empty row, up to a limit. */
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
