/** How answers are named and brought together; the same on the server, which draws, and in the browser. */

/** A name for a thing to tick: its first words, so that a changed order loses nobody's tick. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .split("-")
    .slice(0, 6)
    .join("-");
}

/** The place of an answer inside its sheet; what people wrote is kept under it. */
export function slotFor(...place: readonly (string | number)[]): string {
  return place.join("/");
}

/** The name of an answer's field: one for the whole page, so it says which sheet it stands on. */
export function fieldName(sheet: string, ...place: readonly (string | number)[]): string {
  return `${sheet}:${slotFor(...place)}`;
}

/** The place inside the sheet, out of a field's name. */
export function slotOf(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/**
 * What stands in a field that was typed in before the kept answer could be shown. Neither is lost: what was kept
 * comes first, unless the field holds it already.
 */
export function mergeTyped(kept: string, typed: string): string {
  if (typed === "" || typed === kept) return kept;
  if (kept === "" || typed.includes(kept)) return typed;
  return `${kept}\n${typed}`;
}

/** How many rows a table needs to show everything kept in it. */
export function rowsNeeded(slots: Iterable<string>, table: string): number {
  let rows = 0;
  for (const slot of slots) {
    const [field, row] = slot.split("/");
    if (field === table && row !== undefined && /^\d+$/.test(row)) rows = Math.max(rows, Number(row) + 1);
  }
  return rows;
}
