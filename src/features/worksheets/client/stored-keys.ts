/** Under which names worksheets are stored in this browser. What they hold is read elsewhere, with what decrypts it. */

export const prefix = "sheet:";
/** Of earlier versions, which stored plain text. */
export const plainPrefix = "worksheet:";

/** The worksheet of a storage key, if it's ours; for storage events. */
export function sheetOfKey(key: string | null): string | undefined {
  for (const each of [prefix, plainPrefix]) if (key?.startsWith(each)) return key.slice(each.length);
  return undefined;
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

export function storedSheets(): string[] {
  return [...new Set(storedKeys().flatMap((key) => sheetOfKey(key) ?? []))];
}

/** Whether an earlier version has left something. */
export function hasPlain(): boolean {
  return storedKeys().some((key) => key.startsWith(plainPrefix));
}

export function removeAnswers(sheet: string): void {
  try {
    for (const each of [prefix, plainPrefix]) localStorage.removeItem(each + sheet);
  } catch {
    // Where storage is blocked there is nothing to remove.
  }
}
