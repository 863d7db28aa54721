/**
 * Adds saving to the server-rendered worksheets: restores saved answers, saves while people type, clears, prints and
 * adds rows. It makes no network requests.
 */
import { loadAllCharacters } from "#ui/every-letter.ts";
import { addRow, copyValue, isControl, nameColumns, showColumn } from "./sheet-controls.ts";
import { createSaving } from "./sheet-saving.ts";
import { isOnlyPlain, readAnswers, sheetOfKey, storedSheets } from "./stored-sheets.ts";

type KeeperCopy = {
  cleared: string;
  allCleared: string;
  notKept: string;
  both: string;
  unreadable: string;
};

/** Of all pages of this tab: a page shows its answers only once the page before has saved what was typed there. */
const turns = createTurns();

const sheetOf = (element: Element) => element.closest<HTMLElement>("[data-sheet]");
const idOf = (sheet: HTMLElement) => sheet.dataset.sheet ?? "";

/** Handles the worksheets under `root` until `signal` aborts. */
export function keepSheets(root: HTMLElement, copy: KeeperCopy, signal: AbortSignal): void {
  const sheets = () => [...root.querySelectorAll<HTMLElement>("[data-sheet]")];
  const saving = createSaving(copy, say);

  const initialized = new WeakSet<HTMLElement>();
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
    const stored = new Set(storedSheets());
    for (const sheet of sheets()) {
      sheet.toggleAttribute("data-written", stored.has(idOf(sheet)));
      if (initialized.has(sheet)) nameColumns(sheet);
    }
    root.toggleAttribute("data-any-written", stored.size > 0);
  }

  // Worksheets are set up when they are opened: there are many, and most stay closed.
  function initialize(sheet: HTMLElement): void {
    if (initialized.has(sheet)) return;
    initialized.add(sheet);
    loadAllCharacters();
    // The buttons are in the page once and are copied into a worksheet when it's opened.
    const buttons = root.querySelector<HTMLTemplateElement>("template[data-sheet-actions]");
    if (buttons) sheet.querySelector("[data-actions]")?.append(buttons.content.cloneNode(true));
    take(() => saving.show(sheet, true));
  }

  function onToggle({ target }: Event): void {
    const sheet = target instanceof HTMLDetailsElement && target.open ? sheetOf(target) : null;
    if (sheet) initialize(sheet);
  }

  function say(sheet: Element, sentence: string): void {
    const place = sheet.querySelector("[data-say]");
    if (place && place.textContent !== sentence) place.textContent = sentence;
  }

  function onInput({ target }: Event): void {
    if (!isControl(target)) return;
    const sheet = sheetOf(target);
    if (!sheet) return;
    initialize(sheet);
    copyValue(target);
    saving.noteTyped(sheet, target);
    take(() => saving.save(sheet));
  }

  function clear(ids: readonly string[]): void {
    for (const id of ids)
      saving.clear(
        id,
        sheets().find((sheet) => idOf(sheet) === id),
      );
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
      take(() => {
        clear([idOf(sheet)]);
        say(sheet, copy.cleared);
        (sheet.querySelector("summary") ?? root.querySelector("h1"))?.focus({ preventScroll: true });
      });
    },
    "clear-all"(button) {
      ask(button, false);
      take(() => {
        clear(storedSheets());
        const place = button.closest<HTMLElement>("[data-clearing]");
        if (!place) return;
        say(place, copy.allCleared);
        place.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
      });
    },
    "add-row"(button) {
      const table = button.parentElement?.querySelector<HTMLElement>("[data-table]");
      if (table) addRow(table)?.querySelector("textarea")?.focus();
    },
    "show-column": showColumn,
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
    if (saving.hasUnkept() && !document.documentElement.hidden) event.preventDefault();
  }

  // "Leave quickly" waits a moment for what isn't saved yet (web/layout/leave-script).
  function onQuickly(event: Event): void {
    if (event instanceof CustomEvent && Array.isArray(event.detail)) event.detail.push(turns.idle());
  }

  // Another tab has saved or cleared.
  function onStorage({ key }: StorageEvent): void {
    const id = sheetOfKey(key);
    if (key !== null && id === undefined) return;
    for (const sheet of sheets())
      if ((key === null || idOf(sheet) === id) && initialized.has(sheet))
        take(() => saving.show(sheet, false));
    encryptPlain();
    markSaved();
  }

  /** Encrypts what earlier versions have left, whether it's on this page or not. */
  function encryptPlain(): void {
    for (const id of storedSheets().filter(isOnlyPlain))
      take(async () => {
        await readAnswers(id, () => true);
      });
  }

  root.addEventListener("input", onInput, { signal });
  root.addEventListener("click", onClick, { signal });
  // This event doesn't bubble.
  root.addEventListener("toggle", onToggle, { capture: true, signal });
  addEventListener("afterprint", afterPrint, { signal });
  addEventListener("beforeunload", onLeaving, { signal });
  addEventListener("storage", onStorage, { signal });
  document.addEventListener("leavequickly", onQuickly, { signal });
  markSaved();
  // On its own page a worksheet is always open.
  for (const sheet of sheets()) {
    const fold = sheet.querySelector("details");
    if (fold === null || fold.open) initialize(sheet);
  }
  encryptPlain();
  root.setAttribute("data-live", "");
}

/** Runs asynchronous work one after another, in the order it came in. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    take(work: () => Promise<void> | void): Promise<void> {
      const turn = last.then(work);
      last = turn.catch(() => undefined);
      return turn;
    },
    /** Settles when everything so far is done. */
    idle: (): Promise<unknown> => last,
  };
}
