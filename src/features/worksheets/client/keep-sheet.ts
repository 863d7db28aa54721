/**
 * Adds saving to a server-rendered worksheet: restores saved answers, saves while people type, clears, prints and adds
 * rows. It makes no network requests.
 */
import { loadAllCharacters } from "#ui/every-letter.ts";
import { addRow, copyValue, isControl, nameColumns, showColumn } from "./sheet-controls.ts";
import { createSaving } from "./sheet-saving.ts";
import { sheetOfKey, storedSheets } from "./stored-keys.ts";
import { encryptPlain } from "./stored-sheets.ts";
import { turns, waitForTurns } from "./turns.ts";

type KeeperCopy = { cleared: string; notKept: string; both: string; unreadable: string };

/** Handles the worksheet under `root` until `signal` aborts. */
export function keepSheet(root: HTMLElement, copy: KeeperCopy, signal: AbortSignal): void {
  const sheet = root.querySelector<HTMLElement>("[data-sheet]");
  if (!sheet) return;
  keep(root, sheet, copy, signal);
}

function keep(root: HTMLElement, sheet: HTMLElement, copy: KeeperCopy, signal: AbortSignal): void {
  const id = sheet.dataset.sheet ?? "";
  const saving = createSaving(copy, say);
  let waiting = 0;

  /** Does something in its turn, and then shows whether anything is saved. */
  function take(work: () => Promise<void> | void): void {
    countWaiting(1);
    void turns
      .take(async () => {
        await work();
        markSaved();
      })
      .finally(() => countWaiting(-1));
  }

  function countWaiting(more: number): void {
    waiting += more;
    root.toggleAttribute("data-saving", waiting > 0);
  }

  function markSaved(): void {
    sheet.toggleAttribute("data-written", storedSheets().includes(id));
    nameColumns(sheet);
  }

  function say(sentence: string): void {
    const place = sheet.querySelector("[data-say]");
    if (place && place.textContent !== sentence) place.textContent = sentence;
  }

  function onInput({ target }: Event): void {
    if (!isControl(target)) return;
    copyValue(target);
    saving.noteTyped(sheet, target);
    take(() => saving.save(sheet));
  }

  function ask(open: boolean): void {
    const question = sheet.querySelector<HTMLElement>("[data-confirm]");
    if (!question) return;
    say("");
    question.hidden = !open;
    sheet.querySelector<HTMLElement>(open ? '[data-do="keep"]' : '[data-do="ask-clear"]')?.focus();
  }

  const actions: Readonly<Record<string, (button: HTMLElement) => void>> = {
    "ask-clear": () => ask(true),
    keep: () => ask(false),
    clear() {
      ask(false);
      take(() => {
        saving.clear(sheet);
        say(copy.cleared);
        root.querySelector("h1")?.focus({ preventScroll: true });
      });
    },
    "add-row"(button) {
      const table = button.parentElement?.querySelector<HTMLElement>("[data-table]");
      if (table) addRow(table)?.querySelector("textarea")?.focus();
    },
    "show-column": showColumn,
    print: () => print(),
  };

  function onClick({ target }: Event): void {
    const button = target instanceof Element ? target.closest<HTMLElement>("button[data-do]") : null;
    if (button) actions[button.dataset.do ?? ""]?.(button);
  }

  // With unsaved text the browser asks before leaving, except for "Leave quickly".
  function onLeaving(event: Event): void {
    if (saving.hasUnkept() && !document.documentElement.hidden) event.preventDefault();
  }

  // Another tab has saved or cleared.
  function onStorage({ key }: StorageEvent): void {
    const changed = sheetOfKey(key);
    if (key !== null && changed === undefined) return;
    if (key === null || changed === id) take(() => saving.show(sheet, false));
    take(encryptPlain);
    markSaved();
  }

  root.addEventListener("input", onInput, { signal });
  root.addEventListener("click", onClick, { signal });
  addEventListener("beforeunload", onLeaving, { signal });
  addEventListener("storage", onStorage, { signal });
  waitForTurns(signal);
  loadAllCharacters();
  // The buttons need this script, so they are in a template until it's here.
  const buttons = root.querySelector<HTMLTemplateElement>("template[data-sheet-actions]");
  if (buttons) sheet.querySelector("[data-actions]")?.replaceChildren(buttons.content.cloneNode(true));
  markSaved();
  take(() => saving.show(sheet, true));
  take(encryptPlain);
  root.setAttribute("data-live", "");
}
