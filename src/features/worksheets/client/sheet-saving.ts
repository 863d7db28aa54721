/**
 * Shows saved answers in the fields and saves what is typed. Encrypting is asynchronous, so all of it takes turns: what
 * is typed meanwhile stays in its field and is saved in a later turn.
 */
import { mergeTyped, rowsNeeded, slotOf } from "../rules.ts";
import {
  addRow,
  type Control,
  isWritten,
  sheetControls,
  showAnswer,
  tablesOf,
  typedAnswer,
} from "./sheet-controls.ts";
import { removeAnswers } from "./stored-keys.ts";
import { changeAnswers, readAnswers } from "./stored-sheets.ts";

type SavingCopy = { notKept: string; both: string; unreadable: string };
type Say = (sentence: string) => void;

/** Tabs learn of what another one has stored within milliseconds; a busy device may need longer. */
const staleWithinMs = 3_000;

const idOf = (sheet: HTMLElement) => sheet.dataset.sheet ?? "";

function isTextIn(sheet: HTMLElement): (slot: string) => boolean {
  const choices = sheetControls(sheet).filter((control) => !isWritten(control));
  const slots = new Set(choices.map(({ name }) => slotOf(name)));
  return (slot) => !slots.has(slot);
}

export function createSaving(copy: SavingCopy, say: Say) {
  /** The last saved value this page knows of a field. A different value in storage means that another tab saved. */
  const lastSeen = new WeakMap<Element, string>();
  /** What this page has saved in a text lately, and what was there before. */
  const savedHere = new WeakMap<Element, { texts: Set<string>; at: number }>();
  /** Worksheets with answers that the browser refused to save. */
  const unkept = new Set<HTMLElement>();
  /** Fields that were typed in since they were last saved. */
  const typedIn = new WeakMap<HTMLElement, Set<Control>>();

  /**
   * Whether an earlier text of this page is stored again: another tab has saved a field of its own before it saw our
   * last letters, because browsers tell tabs of what is stored with a delay.
   */
  function isStaleOwnText(control: Control, storedText: string): boolean {
    const saved = savedHere.get(control);
    if (saved === undefined || performance.now() - saved.at > staleWithinMs) return false;
    return saved.texts.has(storedText) && storedText !== lastSeen.get(control);
  }

  function isChangedElsewhere(control: Control, storedText: string): boolean {
    if (!isWritten(control) || isStaleOwnText(control, storedText)) return false;
    return storedText !== (lastSeen.get(control) ?? "");
  }

  function noteSaved(control: Control, answer: string): void {
    const texts = savedHere.get(control)?.texts ?? new Set([lastSeen.get(control) ?? ""]);
    savedHere.set(control, { texts: texts.add(answer), at: performance.now() });
    lastSeen.set(control, answer);
  }

  function noteTyped(sheet: HTMLElement, control: Control): void {
    typedIn.set(sheet, (typedIn.get(sheet) ?? new Set()).add(control));
  }

  /** Saves what was typed since the last time. Text saved by another tab meanwhile is kept above it. */
  async function save(sheet: HTMLElement): Promise<void> {
    const controls = typedIn.get(sheet);
    if (controls === undefined) return;
    typedIn.delete(sheet);
    const saved = new Map<Control, string>();
    let isJoined = false;
    const isStored = await changeAnswers(idOf(sheet), isTextIn(sheet), (stored) => {
      const answers: Record<string, string> = { ...stored };
      for (const control of controls) {
        const slot = slotOf(control.name);
        const storedText = stored[slot] ?? "";
        const typed = typedAnswer(control);
        if (typed === undefined) continue;
        const answer = isChangedElsewhere(control, storedText) ? mergeTyped(storedText, typed) : typed;
        if (answer !== typed) {
          showAnswer(control, answer);
          isJoined = true;
        }
        answers[slot] = answer;
        saved.set(control, answer);
      }
      return answers;
    });
    if (isStored) unkept.delete(sheet);
    else unkept.add(sheet);
    sheet.toggleAttribute("data-unkept", !isStored);
    if (isStored) for (const [control, answer] of saved) noteSaved(control, answer);
    else for (const control of controls) noteTyped(sheet, control);
    say(isStored ? (isJoined ? copy.both : "") : copy.notKept);
  }

  /** Shows saved answers; with `typedCounts`, text typed before this script ran is added to them. */
  async function show(sheet: HTMLElement, typedCounts: boolean): Promise<void> {
    const { answers: stored, unreadable } = await readAnswers(idOf(sheet), isTextIn(sheet));
    for (const table of tablesOf(sheet)) {
      const needed = rowsNeeded(Object.keys(stored), table.dataset.table ?? "");
      while (table.children.length < needed && addRow(table));
    }
    const merged: Record<string, string> = { ...stored };
    for (const control of sheetControls(sheet)) {
      const slot = slotOf(control.name);
      const typed = typedCounts ? typedAnswer(control) : undefined;
      if (typed) merged[slot] = control.type === "radio" ? typed : mergeTyped(stored[slot] ?? "", typed);
    }
    const isCleared = Object.keys(stored).length === 0;
    const unsaved = new Set([...(typedIn.get(sheet) ?? [])].map(({ name }) => slotOf(name)));
    for (const control of sheetControls(sheet)) {
      const slot = slotOf(control.name);
      // What isn't saved yet stays; it's merged with the other tab's when it's saved.
      if (!typedCounts && (unsaved.has(slot) || isAhead(control))) continue;
      if (!isCleared && isStaleOwnText(control, stored[slot] ?? "")) {
        noteTyped(sheet, control);
        continue;
      }
      if (isChangedElsewhere(control, stored[slot] ?? "")) savedHere.delete(control);
      showAnswer(control, merged[slot] ?? "");
      lastSeen.set(control, stored[slot] ?? "");
      if ((merged[slot] ?? "") !== (stored[slot] ?? "")) noteTyped(sheet, control);
    }
    if (unreadable) say(copy.unreadable);
    await save(sheet);
  }

  function isAhead(control: Control): boolean {
    return control.type !== "radio" && typedAnswer(control) !== (lastSeen.get(control) ?? "");
  }

  return {
    noteTyped,
    save,
    show,
    hasUnkept: () => unkept.size > 0,
    clear(sheet: HTMLElement): void {
      removeAnswers(idOf(sheet));
      typedIn.delete(sheet);
      unkept.delete(sheet);
      sheet.removeAttribute("data-unkept");
      for (const control of sheetControls(sheet)) {
        showAnswer(control, "");
        lastSeen.delete(control);
      }
    },
  };
}
