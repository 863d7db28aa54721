import { useCallback, useEffect, useEffectEvent, useReducer, useState } from "react";
import { keptDraft } from "../client/kept-draft.ts";
import { draftReducer, historyOf } from "../rules/draft-history.ts";
import { same } from "../rules/merge-drafts.ts";
import type { CampaignContent } from "../schema.ts";
import { type Saved, useAutosave } from "./use-autosave.ts";

/** The draft with its way back and forth, saved by itself; what a closed or broken page left in the tab comes back. */
export function useDraft(begun: Saved) {
  const [history, dispatch] = useReducer(draftReducer, begun.content, historyOf);
  const [restored, setRestored] = useState(false);
  // Read at once: from the first moment on, the tab keeps what is on the screen.
  const [kept] = useState(() => keptDraft(begun.id));
  const saving = useAutosave(begun, history.present);

  const edit = useCallback(
    (change: (content: CampaignContent) => CampaignContent, typing?: string) =>
      dispatch({ type: "change", change, ...(typing === undefined ? {} : { typing }) }),
    [],
  );
  const putBack = useEffectEvent(() => {
    if (kept === undefined || same(kept.content, begun.content)) return;
    // Written on an older draft: the next save finds that out, and shows both.
    if (kept.revision !== begun.revision)
      saving.settle({ ...begun, revision: kept.revision, content: kept.base });
    edit(() => kept.content);
    setRestored(true);
  });
  useEffect(() => putBack(), []);

  return { history, dispatch, edit, restored, ...saving };
}
