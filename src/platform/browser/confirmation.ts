/** What the server answers to a request that needs a recent sign-in (see `asksForRecentSignIn`). */
export const confirmationCode = "recent_sign_in_required";

let ask: (() => Promise<boolean>) | undefined;
let asking: Promise<boolean> | undefined;

/** Names who asks the team member to confirm who they are. Returns what takes it back. */
export function confirmWith(dialog: () => Promise<boolean>): () => void {
  ask = dialog;
  return () => {
    ask = undefined;
  };
}

/** Whether the team member has confirmed who they are. Requests that need it at the same time share one question. */
export function confirmed(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  });
  return asking;
}
