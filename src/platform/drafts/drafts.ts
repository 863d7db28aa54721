/** The prefix of all admin drafts stored in the browser. */
export const draftPrefix = "kinward:draft:";

/** Deletes all admin drafts in this browser; called after a sign-out. */
export function clearDrafts(): void {
  for (const storageOf of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = storageOf();
      for (const name of Object.keys(storage)) if (name.startsWith(draftPrefix)) storage.removeItem(name);
    } catch {
      // If the browser doesn't allow storage, there is nothing to delete.
    }
  }
}
