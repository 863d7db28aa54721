import type { CampaignContent } from "../schema/campaign.ts";

type DraftHistory = {
  past: readonly CampaignContent[];
  present: CampaignContent;
  future: readonly CampaignContent[];
  /** The field typed into last: consecutive letters are one step. */
  typing: string;
};

type DraftAction =
  | { type: "change"; change: (content: CampaignContent) => CampaignContent; typing?: string }
  | { type: "undo" }
  | { type: "redo" };

const mostSteps = 200;

export function historyOf(present: CampaignContent): DraftHistory {
  return { past: [], present, future: [], typing: "" };
}

/** Typing in one field is one step, everything else a separate step. */
export function draftReducer(history: DraftHistory, action: DraftAction): DraftHistory {
  const { past, present, future } = history;
  if (action.type === "undo") {
    const before = past.at(-1);
    if (before === undefined) return history;
    return { past: past.slice(0, -1), present: before, future: [present, ...future], typing: "" };
  }
  if (action.type === "redo") {
    const [next, ...rest] = future;
    if (next === undefined) return history;
    return { past: [...past, present], present: next, future: rest, typing: "" };
  }
  const next = action.change(present);
  if (next === present) return history;
  const typing = action.typing ?? "";
  if (typing !== "" && typing === history.typing) return { past, present: next, future: [], typing };
  return { past: [...past, present].slice(-mostSteps), present: next, future: [], typing };
}
