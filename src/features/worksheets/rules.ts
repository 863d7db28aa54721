/** Names answers and merges them, the same on the server and in the browser. */

/** The key of an answer in its worksheet; answers are stored under it. */
export function slotFor(...place: readonly (string | number)[]): string {
  return place.join("/");
}

/** The field name of an answer. It includes the worksheet, because names are unique on the whole page. */
export function fieldName(sheet: string, ...place: readonly (string | number)[]): string {
  return `${sheet}:${slotFor(...place)}`;
}

/** The key in the worksheet for a field name. */
export function slotOf(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/**
 * The value of a field that was typed in before the saved answer could be shown. Nothing is lost: the saved text comes
 * first, unless the field contains it already.
 */
export function mergeTyped(stored: string, typed: string): string {
  if (typed === "" || typed === stored) return stored;
  if (stored === "" || typed.includes(stored)) return typed;
  return `${stored}\n${typed}`;
}

export function rowsNeeded(slots: Iterable<string>, table: string): number {
  let rows = 0;
  for (const slot of slots) {
    const [field, row] = slot.split("/");
    if (field === table && row !== undefined && /^\d+$/.test(row)) rows = Math.max(rows, Number(row) + 1);
  }
  return rows;
}
