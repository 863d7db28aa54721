/** Answers in the browser's local storage, without network requests. */
import { type Answers, parseStored, serializeStored } from "../schema.ts";

const prefix = "worksheet:";

/** The worksheet of a storage key, if it's ours; for storage events. */
export function sheetOfKey(key: string | null): string | undefined {
  return key?.startsWith(prefix) ? key.slice(prefix.length) : undefined;
}

/** The saved answers of a worksheet; undefined if storage is blocked. */
export function readAnswers(sheet: string): Answers {
  try {
    return parseStored(localStorage.getItem(prefix + sheet));
  } catch {
    return {};
  }
}

/** Saves the answers; false if the browser refuses, for example in private windows or when storage is full. */
export function writeAnswers(sheet: string, answers: Answers): boolean {
  try {
    const text = serializeStored(answers);
    if (text === null) localStorage.removeItem(prefix + sheet);
    else localStorage.setItem(prefix + sheet, text);
    return true;
  } catch {
    return false;
  }
}

/** The worksheets with saved answers. */
export function storedSheets(): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => sheetOfKey(key) ?? []);
  } catch {
    return [];
  }
}
