/** The browser's own store of answers. Nothing here asks the network for anything. */
import { type Answers, keptText, parseKept } from "../schema.ts";

const prefix = "worksheet:";

/** The sheet a stored entry belongs to, if it is one of ours; of use with the browser's storage events. */
export function sheetOfKey(key: string | null): string | undefined {
  return key?.startsWith(prefix) ? key.slice(prefix.length) : undefined;
}

/** What is kept of a sheet; nothing where the browser keeps nothing. */
export function readKept(sheet: string): Answers {
  try {
    return parseKept(localStorage.getItem(prefix + sheet));
  } catch {
    return {};
  }
}

/** Keeps the answers; false when the browser refuses, as some do in private windows or when they are full. */
export function writeKept(sheet: string, answers: Answers): boolean {
  try {
    const text = keptText(answers);
    if (text === null) localStorage.removeItem(prefix + sheet);
    else localStorage.setItem(prefix + sheet, text);
    return true;
  } catch {
    return false;
  }
}

/** The sheets something is kept of. */
export function keptSheets(): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => sheetOfKey(key) ?? []);
  } catch {
    return [];
  }
}
