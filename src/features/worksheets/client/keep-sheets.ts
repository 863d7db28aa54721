/**
 * Adds saving to the server-rendered worksheets: restores saved answers, saves while people type, clears, prints and
 * adds rows. It makes no network requests.
 */
import { loadAllCharacters } from "#ui/every-letter.ts";
import { mergeTyped, rowsNeeded, slotOf } from "../rules.ts";
import {
  type Control,
  copyValue,
  isControl,
  isWritten,
  sheetControls,
  showAnswer,
  typedAnswer,
} from "./sheet-controls.ts";
import { readAnswers, sheetOfKey, storedSheets, writeAnswers } from "./stored-sheets.ts";
import { addRow, tablesOf } from "./table-rows.ts";

type KeeperCopy = { cleared: string; allCleared: string; notKept: string; both: string };

const sheetOf = (element: Element) => element.closest<HTMLElement>("[data-sheet]");
const idOf = (sheet: HTMLElement) => sheet.dataset.sheet ?? "";

/** Handles the worksheets under `root` until `signal` aborts. */
export function keepSheets(root: HTMLElement, copy: KeeperCopy, signal: AbortSignal): void {
  const sheets = () => [...root.querySelectorAll<HTMLElement>("[data-sheet]")];
  /** The last saved value this page knows of a field. A different value in storage means that another tab saved. */
  const lastSeen = new WeakMap<Element, string>();
  /** Worksheets with unsaved changes. */
  const unkept = new Set<HTMLElement>();
  const sheetWith = (id: string) => sheets().find((sheet) => idOf(sheet) === id);

  function markUnsaved(sheet: HTMLElement): void {
    sheet.toggleAttribute("data-written", Object.keys(readAnswers(idOf(sheet))).length > 0);
    root.toggleAttribute("data-any-written", storedSheets().length > 0);
  }

  /** Shows saved answers; text typed before this script ran is added to them. */
  function show(sheet: HTMLElement, typedCounts: boolean): void {
    const id = idOf(sheet);
    const stored = readAnswers(id);
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
    for (const control of sheetControls(sheet)) {
      const answer = merged[slotOf(control.name)] ?? "";
      // Text that couldn't be saved stays; it's merged with the other tab's when it's saved.
      if (!typedCounts && control.type !== "radio" && typedAnswer(control) !== (lastSeen.get(control) ?? ""))
        continue;
      showAnswer(control, answer);
      lastSeen.set(control, answer);
    }
    if (JSON.stringify(merged) !== JSON.stringify(stored)) save(sheet, merged);
    markUnsaved(sheet);
  }

  const initialized = new WeakSet<HTMLElement>();

  // Worksheets are set up when they are opened: there are many, and most stay closed.
  function initialize(sheet: HTMLElement): void {
    if (initialized.has(sheet)) return;
    initialized.add(sheet);
    loadAllCharacters();
    // The buttons are in the page once and are copied into a worksheet when it's opened.
    const buttons = root.querySelector<HTMLTemplateElement>("template[data-sheet-actions]");
    if (buttons) sheet.querySelector("[data-actions]")?.append(buttons.content.cloneNode(true));
    show(sheet, true);
  }

  function onToggle({ target }: Event): void {
    const sheet = target instanceof HTMLDetailsElement && target.open ? sheetOf(target) : null;
    if (sheet) initialize(sheet);
  }

  function say(sheet: Element, sentence: string): void {
    const place = sheet.querySelector("[data-say]");
    if (place && place.textContent !== sentence) place.textContent = sentence;
  }

  function save(sheet: HTMLElement, answers: Readonly<Record<string, string>>): void {
    const isStored = writeAnswers(idOf(sheet), answers);
    if (isStored) unkept.delete(sheet);
    else unkept.add(sheet);
    sheet.toggleAttribute("data-unkept", !isStored);
    say(sheet, isStored ? "" : copy.notKept);
  }

  /** Saves one answer. Text saved by another tab meanwhile is kept above it. */
  function saveAnswer(sheet: HTMLElement, control: Control): void {
    const stored = readAnswers(idOf(sheet));
    const slot = slotOf(control.name);
    const storedText = stored[slot] ?? "";
    const typed = typedAnswer(control) ?? "";
    const both =
      isWritten(control) && storedText !== (lastSeen.get(control) ?? "") && mergeTyped(storedText, typed);
    if (both && both !== typed) showAnswer(control, both);
    const answer = both || typed;
    save(sheet, { ...stored, [slot]: answer });
    if (unkept.has(sheet)) return;
    lastSeen.set(control, answer);
    if (answer !== typed) say(sheet, copy.both);
  }

  function onInput({ target }: Event): void {
    if (!isControl(target)) return;
    const sheet = sheetOf(target);
    if (!sheet) return;
    initialize(sheet);
    copyValue(target);
    saveAnswer(sheet, target);
    markUnsaved(sheet);
  }

  function clear(ids: readonly string[]): void {
    for (const id of ids) {
      writeAnswers(id, {});
      const sheet = sheetWith(id);
      if (!sheet) continue;
      unkept.delete(sheet);
      sheet.removeAttribute("data-unkept");
      if (initialized.has(sheet))
        for (const control of sheetControls(sheet)) {
          showAnswer(control, "");
          lastSeen.delete(control);
        }
      markUnsaved(sheet);
    }
  }

  function ask(button: HTMLElement, open: boolean): void {
    const place = button.closest("[data-clearing]") ?? sheetOf(button);
    const question = place?.querySelector<HTMLElement>("[data-confirm]");
    if (!place || !question) return;
    say(place, "");
    question.hidden = !open;
    const focus = open ? '[data-do="keep"]' : '[data-do^="ask-clear"]';
    place.querySelector<HTMLElement>(focus)?.focus();
  }

  const actions: Readonly<Record<string, (button: HTMLElement) => void>> = {
    "ask-clear": (button) => ask(button, true),
    "ask-clear-all": (button) => ask(button, true),
    keep: (button) => ask(button, false),
    clear(button) {
      const sheet = sheetOf(button);
      if (!sheet) return;
      ask(button, false);
      clear([idOf(sheet)]);
      say(sheet, copy.cleared);
      (sheet.querySelector("summary") ?? root.querySelector("h1"))?.focus({ preventScroll: true });
    },
    "clear-all"(button) {
      ask(button, false);
      clear(storedSheets());
      const place = button.closest<HTMLElement>("[data-clearing]");
      if (!place) return;
      say(place, copy.allCleared);
      place.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
    },
    "add-row"(button) {
      const table = button.parentElement?.querySelector<HTMLElement>("[data-table]");
      if (table) addRow(table)?.querySelector("textarea")?.focus();
    },
    print(button) {
      const sheet = sheetOf(button);
      if (!sheet) return;
      root.setAttribute("data-print-one", "");
      sheet.setAttribute("data-print-this", "");
      print();
    },
  };

  function onClick({ target }: Event): void {
    const button = target instanceof Element ? target.closest<HTMLElement>("button[data-do]") : null;
    if (button) actions[button.dataset.do ?? ""]?.(button);
  }

  function afterPrint(): void {
    root.removeAttribute("data-print-one");
    root.querySelector("[data-print-this]")?.removeAttribute("data-print-this");
  }

  // With unsaved text the browser asks before leaving, except for "Leave quickly".
  function onLeaving(event: Event): void {
    if (unkept.size > 0 && !document.documentElement.hidden) event.preventDefault();
  }

  // Another tab has saved or cleared.
  function onStorage({ key }: StorageEvent): void {
    const id = sheetOfKey(key);
    for (const sheet of sheets()) {
      if (key !== null && idOf(sheet) !== id) continue;
      if (initialized.has(sheet)) show(sheet, false);
      else markUnsaved(sheet);
    }
  }

  root.addEventListener("input", onInput, { signal });
  root.addEventListener("click", onClick, { signal });
  // This event doesn't bubble.
  root.addEventListener("toggle", onToggle, { capture: true, signal });
  addEventListener("afterprint", afterPrint, { signal });
  addEventListener("beforeunload", onLeaving, { signal });
  addEventListener("storage", onStorage, { signal });
  for (const id of storedSheets()) {
    const sheet = sheetWith(id);
    if (sheet) markUnsaved(sheet);
  }
  // On its own page a worksheet is always open.
  for (const sheet of sheets()) {
    const fold = sheet.querySelector("details");
    if (fold === null || fold.open) initialize(sheet);
  }
  root.setAttribute("data-live", "");
}
