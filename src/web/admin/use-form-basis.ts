import { useState } from "react";

type Versioned = { revision: number };

/**
 * What a form is based on: the content that it was opened with, or that was read after its own last save. What is typed
 * stays when the screen is read again after another person's change, and so does the revision that is sent along, by
 * which the server notices that change. With `basis.revision` as its key the form begins anew after a save.
 */
export function useFormBasis<Content extends Versioned>(content: Content) {
  const [basis, setBasis] = useState(content);
  const [revision, setRevision] = useState(content.revision);
  if (content.revision === revision && basis.revision !== revision) setBasis(content);
  return { basis, revision, saved: (stored: Versioned) => setRevision(stored.revision) };
}
