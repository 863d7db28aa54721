import type { Actor } from "#features/permissions/access.ts";

/** Whoever works in the terminal, who can read and write the database anyway. */
export const terminal: Actor = {
  id: "terminal",
  name: "",
  role: "editor",
  sessionId: "",
  needsSecondFactor: false,
};
