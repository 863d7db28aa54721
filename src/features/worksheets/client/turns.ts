/** Runs asynchronous work one after another, in the order it came in. */
export function createTurns() {
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
