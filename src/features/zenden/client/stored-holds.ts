/** Whether breaths are held, stored only on the device. Only "without" is stored. */
const key = "zenden-holds";
const without = "without";

/** The last choice; undefined for the default. */
export function storedHolds(): string | undefined {
  try {
    return localStorage.getItem(key) === without ? without : undefined;
  } catch {
    // Storage is blocked; the exercise starts with the default.
    return undefined;
  }
}

/** Stores the choice, or removes it for the default. */
export function storeHolds(variantId: string | undefined): void {
  try {
    if (variantId === without) localStorage.setItem(key, without);
    else localStorage.removeItem(key);
  } catch {
    // The same; the choice applies until the page is closed.
  }
}
