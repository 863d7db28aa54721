/**
 * Answers in the browser's local storage, encrypted with this browser's own key, without network requests. Earlier
 * versions kept plain text under another name; it is read, encrypted and only then removed. A tab that still runs an
 * earlier version can write plain text again, which is joined with the rest.
 */

import * as z from "zod/mini";
import { deviceKey } from "#platform/device-encryption/device-key.ts";
import { decryptStored, encryptStored } from "#platform/device-encryption/encrypted-texts.ts";
import { mergeTyped } from "../rules.ts";
import { plainPrefix, prefix, storedSheets } from "./stored-keys.ts";

/** Whether an answer is text, of which two versions can be joined; all others are one choice. */
type IsText = (slot: string) => boolean;

/** The answers of a worksheet. `unreadable` if there are some that this browser can't decrypt. */
type Reading = { answers: Answers; unreadable: boolean };

type State = { encrypted: string | null; plain: string | null };

function stateOf(sheet: string): State {
  try {
    return {
      encrypted: localStorage.getItem(prefix + sheet),
      plain: localStorage.getItem(plainPrefix + sheet),
    };
  } catch {
    return { encrypted: null, plain: null };
  }
}

async function open(sheet: string, { encrypted, plain }: State, isText: IsText): Promise<Reading> {
  const text =
    encrypted === null ? null : await decryptStored([await deviceKey()], prefix + sheet, encrypted);
  const stored = parseStored(text ?? null);
  const answers: Record<string, string> = { ...stored };
  for (const [slot, answer] of Object.entries(parseStored(plain)))
    answers[slot] = isText(slot) ? mergeTyped(stored[slot] ?? "", answer) : answer;
  return { answers, unreadable: text === undefined };
}

/** Answers of an earlier version are encrypted before this returns. */
export async function readAnswers(sheet: string, isText: IsText): Promise<Reading> {
  const state = stateOf(sheet);
  if (state.plain !== null) await changeAnswers(sheet, isText, (answers) => answers);
  try {
    return await open(sheet, stateOf(sheet), isText);
  } catch {
    // Without the key the plain answers, if any, can still be shown.
    return { answers: parseStored(state.plain), unreadable: state.encrypted !== null };
  }
}

/** Encrypts what an earlier version has left, of all worksheets; nothing is beside it that would have to be joined. */
export async function encryptPlain(): Promise<void> {
  for (const id of storedSheets()) {
    const { encrypted, plain } = stateOf(id);
    if (plain !== null && encrypted === null) await readAnswers(id, () => true);
  }
}

/** How long a tab waits for another one that saves, which may have been put to sleep meanwhile. */
const lockTimeoutMs = 2_000;

/** Does something while no other tab does; without the Web Locks API (outside HTTPS) or after a while anyway. */
async function withLock<Result>(sheet: string, work: () => Promise<Result>): Promise<Result> {
  let hasStarted = false;
  try {
    return await navigator.locks.request(
      prefix + sheet,
      { signal: AbortSignal.timeout(lockTimeoutMs) },
      () => {
        hasStarted = true;
        return work();
      },
    );
  } catch (error) {
    if (hasStarted) throw error;
    return work();
  }
}

/**
 * Changes the saved answers. `change` is called again if another tab has saved meanwhile. @returns false if the browser
 * can't encrypt or store them: in some private windows, or when storage is full. What was stored stays then.
 */
export async function changeAnswers(
  sheet: string,
  isText: IsText,
  change: (answers: Answers) => Answers,
): Promise<boolean> {
  try {
    await withLock(sheet, () => changeStored(sheet, isText, change));
    return true;
  } catch {
    return false;
  }
}

async function changeStored(
  sheet: string,
  isText: IsText,
  change: (answers: Answers) => Answers,
): Promise<void> {
  for (;;) {
    const before = stateOf(sheet);
    const text = serializeStored(change((await open(sheet, before, isText)).answers));
    const encrypted = text === null ? null : await encryptStored(await deviceKey(), prefix + sheet, text);
    const now = stateOf(sheet);
    if (now.encrypted !== before.encrypted || now.plain !== before.plain) continue;
    if (encrypted === null) localStorage.removeItem(prefix + sheet);
    else localStorage.setItem(prefix + sheet, encrypted);
    localStorage.removeItem(plainPrefix + sheet);
    return;
  }
}

/** The saved answers of one worksheet by key. Created only when there is one. */
const keptSheet = () => z.object({ version: z.literal(1), answers: z.record(z.string(), z.string()) });

type Answers = Readonly<Record<string, string>>;

/** Parses saved answers. Anything invalid counts as no answers. */
export function parseStored(text: string | null): Answers {
  if (text === null) return {};
  try {
    const parsed = z.safeParse(keptSheet(), JSON.parse(text));
    return parsed.success ? parsed.data.answers : {};
  } catch {
    return {};
  }
}

/** The stored text; empty answers are left out, and a worksheet without answers isn't stored. */
export function serializeStored(answers: Answers): string | null {
  const filled = Object.entries(answers).filter(([, answer]) => answer !== "");
  return filled.length === 0 ? null : JSON.stringify({ version: 1, answers: Object.fromEntries(filled) });
}
