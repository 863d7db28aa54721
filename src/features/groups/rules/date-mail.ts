import type { Meeting } from "./schedule.ts";

const mails = { move: "moved", add: "dateAdded", cancel: "dateCanceled" } as const;

/** Which mail goes with a change of a date. A canceled one that takes place after all is one more date to people. */
export function dateMailOf(
  kind: keyof typeof mails,
  present: Pick<Meeting, "state"> | undefined,
): (typeof mails)[keyof typeof mails] {
  return kind === "move" && present?.state === "canceled" ? "dateAdded" : mails[kind];
}
