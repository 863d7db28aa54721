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

/** Of all pages of this tab: a page shows its answers only once the page before has saved what was typed there. */
export const turns = createTurns();

/** "Leave quickly" waits a moment for what isn't saved yet (web/layout/leave-script). */
export function waitForTurns(signal: AbortSignal): void {
  document.addEventListener(
    "leavequickly",
    (event) => {
      if (event instanceof CustomEvent && Array.isArray(event.detail)) event.detail.push(turns.idle());
    },
    { signal },
  );
}
