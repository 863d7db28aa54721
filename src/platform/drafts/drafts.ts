/** Every name under which the admin keeps something half-written in the browser begins with this. */
export const draftPrefix = "kinward:draft:";

/** Forgets whatever the admin keeps half-written in this browser: after a sign-out it is nobody's to read. */
export function clearDrafts(): void {
  for (const storageOf of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = storageOf();
      for (const name of Object.keys(storage)) if (name.startsWith(draftPrefix)) storage.removeItem(name);
    } catch {
      // A browser that keeps nothing has nothing to forget.
    }
  }
}
