/** What somebody of the team is told of by mail. */
export const notificationKinds = ["messages", "inquiries"] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Stands among the people for the mailbox that the server's settings name. */
export const teamMailbox = "team";

/** The name the choice is stored under. */
export function notificationSetting(kind: NotificationKind): string {
  return `people.told_${kind}`;
}

/** Who is chosen, from what is stored; the mailbox where nobody has chosen yet. */
export function chosenIn(stored: string | undefined): readonly string[] {
  const chosen = (stored ?? "").split(" ").filter((each) => each !== "");
  return chosen.length === 0 ? [teamMailbox] : chosen;
}

/** A choice as it is stored: each once, always in the same order. */
export function storedChoice(chosen: readonly string[]): string {
  return [...new Set(chosen)].toSorted().join(" ");
}
