/** Whether breaths are held, kept on the device and nowhere else. Only "without" is written. */
const key = "zenden-holds";
const without = "without";

/** The version chosen the last time; undefined while it's the usual one. */
export function keptHolds(): string | undefined {
  try {
    return localStorage.getItem(key) === without ? without : undefined;
  } catch {
    // No permission to remember; the exercise then begins as usual.
    return undefined;
  }
}

/** Remembers the version, or forgets it when it's the usual one. */
export function keepHolds(variantId: string | undefined): void {
  try {
    if (variantId === without) localStorage.setItem(key, without);
    else localStorage.removeItem(key);
  } catch {
    // The same; it holds until the page is closed.
  }
}
