/** Tables whose rows are counted can grow: a new row is the last one again, empty and with the next number. */

const mostRows = 60;

/** The tables of a sheet; their children are the rows. */
export function tablesOf(sheet: Element): HTMLElement[] {
  return [...sheet.querySelectorAll<HTMLElement>("[data-table]")];
}

/** Adds an empty row; nothing once there are very many. */
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
