import { useCallback, useEffect, useEffectEvent, useReducer, useState } from "react";
import { draftReducer, historyOf } from "../rules/draft-history.ts";
import { same } from "../rules/merge-drafts.ts";
import type { CampaignContent } from "../schema/campaign.ts";
import { type Saved, type StoredDraft, storedDraft, useAutosave } from "./use-autosave.ts";

/**
 * The draft with undo and redo, saved automatically; changes left in the tab by a closed or crashed page are restored.
 */
export function useDraft(initial: Saved) {
  const [history, dispatch] = useReducer(draftReducer, initial.content, historyOf);
  const [restored, setRestored] = useState(false);
  // Read immediately, because the tab's stored draft is overwritten from the start.
  const [kept] = useState(() => (typeof window === "undefined" ? undefined : storedDraft(initial.id)));
  const saving = useAutosave(initial, history.present);

  const edit = useCallback(
    (change: (content: CampaignContent) => CampaignContent, typing?: string) =>
      dispatch({ type: "change", change, ...(typing === undefined ? {} : { typing }) }),
    [],
  );
  const putBack = useEffectEvent((kept: StoredDraft | undefined) => {
    if (kept === undefined || same(kept.content, initial.content)) return;
    // Based on an older draft: the next save detects the conflict and shows both.
    if (kept.revision !== initial.revision)
      saving.settle({ ...initial, revision: kept.revision, content: kept.base });
    edit(() => kept.content);
    setRestored(true);
  });
  useEffect(() => {
    void kept?.then(putBack);
  }, [kept]);

  return { history, dispatch, edit, restored, ...saving };
}
