/** The events that team members are notified of. */
export const notificationKinds = ["messages", "inquiries"] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The id of the shared mailbox from the server's settings. */
export const teamMailbox = "team";

/** The setting's name. */
export function notificationSetting(kind: NotificationKind): string {
  return `people.told_${kind}`;
}

/** Parses the stored choice; the shared mailbox if nothing has been chosen. */
export function chosenIn(stored: string | undefined): readonly string[] {
  const chosen = (stored ?? "").split(" ").filter((each) => each !== "");
  return chosen.length === 0 ? [teamMailbox] : chosen;
}

/** Serializes a choice: no duplicates, always in the same order. */
export function storedChoice(chosen: readonly string[]): string {
  return [...new Set(chosen)].toSorted().join(" ");
}
